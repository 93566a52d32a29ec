import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing.tsx';
import { RangeField } from './RangeField.tsx';

function Share() {
  const [value, setValue] = useState(20);
  return (
    <RangeField
      label="Osuus"
      value={value}
      onChange={setValue}
      min={0}
      max={40}
      step={5}
      format={(share) => `${share} %`}
    />
  );
}

test('the arrow keys, Home and End move it, and its value is seen and read in words (form.keyboard)', async () => {
  await show(<Share />);
  const slider = page.getByRole('slider', { name: 'Osuus', exact: true });
  await expect.element(slider).toHaveAttribute('aria-valuetext', '20 %');
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(page.getByText('Osuus: 25 %')).toBeVisible();
  await expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '25 %');
  await userEvent.keyboard('{End}');
  await expect.element(page.getByText('Osuus: 40 %')).toBeVisible();
  await userEvent.keyboard('{Home}');
  await expect.element(page.getByText('Osuus: 0 %')).toBeVisible();
});
