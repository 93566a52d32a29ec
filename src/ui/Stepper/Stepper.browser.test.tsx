import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing.tsx';
import { Stepper } from './Stepper.tsx';

function People() {
  const [value, setValue] = useState(2);
  return (
    <Stepper
      label="Montako?"
      hint="Lapset mukaan"
      value={value}
      onChange={setValue}
      min={1}
      max={3}
      decreaseLabel="Vähennä"
      increaseLabel="Lisää"
    />
  );
}

test('its buttons go one step, stop at the ends and keep the focus there (form.keyboard, form.off)', async () => {
  await show(<People />);
  const figure = page.getByRole('status');
  const fewer = page.getByRole('button', { name: 'Vähennä' });
  await expect.element(page.getByRole('group', { name: 'Montako?' })).toHaveAccessibleDescription('Lapset mukaan');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(figure).toHaveTextContent('1');
  await expect.element(fewer).toHaveFocus();
  await expect.element(fewer).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(figure).toHaveTextContent('1');
  await userEvent.keyboard('{Tab} ');
  await userEvent.keyboard(' ');
  await userEvent.keyboard(' ');
  await expect.element(figure).toHaveTextContent('3');
});
