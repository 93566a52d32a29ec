import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing.tsx';
import { ToggleChip } from './ToggleChip.tsx';

function Temperature() {
  const [isPressed, setIsPressed] = useState(false);
  return (
    <ToggleChip isPressed={isPressed} onToggle={setIsPressed}>
      Lämpötila
    </ToggleChip>
  );
}

test('it is pressed and released by the keyboard, and says which it is (form.keyboard)', async () => {
  await show(<Temperature />);
  const chip = page.getByRole('button', { name: 'Lämpötila' });
  await expect.element(chip).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('{Tab} ');
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(chip).toHaveAttribute('aria-pressed', 'false');
});
