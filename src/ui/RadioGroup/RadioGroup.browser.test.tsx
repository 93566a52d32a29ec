import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'email', label: 'Sähköpostilla', description: 'aino.makela@esimerkki.fi' },
  { value: 'letter', label: 'Kirjeenä' },
];

function Ways({ first = null, readOnly = false }: { first?: string | null; readOnly?: boolean }) {
  const [value, setValue] = useState(first);
  return <RadioGroup label="Lasku" options={options} value={value} onChoose={setValue} readOnly={readOnly} />;
}

test('Tab leads to the group, the arrow keys choose in it (form.keyboard)', async () => {
  await show(<Ways />);
  const email = page.getByRole('radio', { name: 'Sähköpostilla', exact: true });
  const letter = page.getByRole('radio', { name: 'Kirjeenä' });
  await expect.element(page.getByRole('radiogroup', { name: 'Lasku' })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription('aino.makela@esimerkki.fi');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(letter).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(email).toBeChecked();
});

test('that is read only says so and keeps its choice, by pointer and by key (form.readOnly)', async () => {
  await show(<Ways first="email" readOnly />);
  const email = page.getByRole('radio', { name: 'Sähköpostilla', exact: true });
  await expect.element(page.getByRole('radiogroup', { name: 'Lasku' })).toHaveAttribute('aria-readonly', 'true');
  await userEvent.click(page.getByText('Kirjeenä'));
  await expect.element(email).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(email).toBeChecked();
});
