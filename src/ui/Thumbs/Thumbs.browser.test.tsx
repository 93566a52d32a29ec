import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing.tsx';
import { Thumbs, type Thumb } from './Thumbs.tsx';

function Question() {
  const [thumb, setThumb] = useState<Thumb | null>(null);
  return <Thumbs label="Sujuiko?" labels={{ up: 'Kyllä', down: 'Ei' }} value={thumb} onChoose={setThumb} />;
}

test('the thumbs are one stop of the Tab key, and an arrow key goes to the other', async () => {
  await show(<Question />);
  const radio = (name: string) => page.getByRole('radio', { name });
  await userEvent.keyboard('{Tab}');
  await expect.element(radio('Kyllä')).toHaveFocus();
  await expect.element(radio('Kyllä')).not.toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(radio('Kyllä')).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(radio('Ei')).toBeChecked();
  expect(page.getByRole('radiogroup', { name: 'Sujuiko?' }).elements()).toHaveLength(1);
});
