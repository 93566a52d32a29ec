import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { show } from '../testing.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const items = [
  { fieldId: 'numero', text: 'Talon numero puuttuu' },
  { fieldId: 'lasku', text: 'Valitse laskun tapa' },
];
const ways = [
  { value: 'email', label: 'Sähköpostilla' },
  { value: 'letter', label: 'Kirjeenä' },
];

function Step() {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      {attempt > 0 && <ErrorSummary key={attempt} title="Tarkista kaksi kohtaa" items={items} />}
      <TextField id="numero" label="Talon numero" />
      <RadioGroup id="lasku" label="Lasku" options={ways} />
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        Lähetä
      </button>
    </>
  );
}

const summary = () => page.getByRole('region', { name: 'Tarkista kaksi kohtaa' });

test('it takes the focus when it appears, at each attempt anew (form.error.summary)', async () => {
  await show(<Step />);
  await userEvent.click(page.getByRole('button', { name: 'Lähetä' }));
  await expect.element(summary()).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Lähetä' }));
  await expect.element(summary()).toHaveFocus();
});

test('its links lead to the fields, of a group to its first button, and leave the address (form.error.summary)', async () => {
  await show(<Step />);
  const address = window.location.href;
  await userEvent.click(page.getByRole('button', { name: 'Lähetä' }));
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Talon numero' })).toHaveFocus();
  await userEvent.click(page.getByRole('link', { name: 'Valitse laskun tapa' }));
  await expect.element(page.getByRole('radio', { name: 'Sähköpostilla' })).toHaveFocus();
  expect(window.location.href).toBe(address);
});

test('of a group in which one is chosen it leads there', async () => {
  await show(<Step />);
  await userEvent.click(page.getByText('Kirjeenä'));
  await userEvent.click(page.getByRole('button', { name: 'Lähetä' }));
  await userEvent.click(page.getByRole('link', { name: 'Valitse laskun tapa' }));
  await expect.element(page.getByRole('radio', { name: 'Kirjeenä' })).toHaveFocus();
});
