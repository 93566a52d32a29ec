import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing.tsx';
import { CopyButton } from './CopyButton.tsx';

afterEach(() => vi.restoreAllMocks());

const button = (text: string) => (
  <CopyButton text={text} label="Kopioi viitenumero" copied="Viitenumero kopioitu" refused="Selain ei anna kopioida" />
);

test('what stands beside it is copied, and it is said', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await show(button('2401883017'));
  await expect.element(page.getByRole('status')).toHaveTextContent('');
  await page.getByRole('button', { name: 'Kopioi viitenumero' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Viitenumero kopioitu');
  expect(write.mock.calls).toEqual([['2401883017']]);
});

test('what the browser does not allow is said as well', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await show(button('2401883017'));
  await page.getByRole('button', { name: 'Kopioi viitenumero' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Selain ei anna kopioida');
});
