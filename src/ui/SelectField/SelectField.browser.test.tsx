import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing.tsx';
import { SelectField } from './SelectField.tsx';

const banks = [
  { value: 'DABAFIHH', label: 'Danske Bank' },
  { value: 'NDEAFIHH', label: 'Nordea' },
];

test('the browser’s own list is named, and chosen from by the keyboard (form.keyboard)', async () => {
  const onChange = vi.fn();
  await show(
    <SelectField
      label="Pankki"
      options={banks}
      placeholder="Valitse pankki"
      error="Valitse pankki."
      onChange={(event) => onChange(event.target.value)}
    />,
  );
  const select = page.getByRole('combobox', { name: 'Pankki' });
  await expect.element(select).toHaveValue('');
  await expect.element(select).toHaveAccessibleDescription('Valitse pankki.');
  await userEvent.keyboard('{Tab}n');
  await expect.element(select).toHaveValue('NDEAFIHH');
  expect(onChange).toHaveBeenCalledWith('NDEAFIHH');
});
