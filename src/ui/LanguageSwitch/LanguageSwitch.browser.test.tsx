import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, show } from '../testing.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

test('each language is reached by Tab, read in itself, and chosen by Enter and by Space', async () => {
  const onChoose = vi.fn();
  await show(<LanguageSwitch label="Kieli" current="fi" onChoose={onChoose} />);
  const names = ['FI suomi', 'SV svenska', 'EN English'];
  for (const [index, name] of names.entries()) {
    await userEvent.keyboard('{Tab}');
    const button = page.getByRole('button', { name });
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-pressed', String(index === 0));
  }
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await userEvent.keyboard(' ');
  expect(onChoose.mock.calls).toEqual([['en'], ['sv']]);
  await expectAccessible();
});
