import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing.tsx';
import { OptionTiles } from './OptionTiles.tsx';

const options = ['op', 'nordea', 'hypo'].map((value) => ({ value, label: value }));

function Banks() {
  const [bank, setBank] = useState<string | null>(null);
  return <OptionTiles legend="Pankki" name="bank" options={options} value={bank} onChange={setBank} />;
}

test('the tiles are one stop of the Tab key, and the arrow keys choose among them', async () => {
  await show(<Banks />);
  const radio = (name: string) => page.getByRole('radio', { name });
  await userEvent.keyboard('{Tab}');
  await expect.element(radio('op')).toHaveFocus();
  await expect.element(radio('op')).not.toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(radio('op')).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(radio('nordea')).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(radio('hypo')).toBeChecked();
  expect(page.getByRole('group', { name: 'Pankki' }).elements()).toHaveLength(1);
});
