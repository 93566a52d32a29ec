import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing.tsx';
import { CopyButton } from './CopyButton.tsx';

afterEach(() => vi.restoreAllMocks());

const words = { copied: 'Kopioitu', refused: 'Ei kopioitu' };
const button = (text: string) => (
  <CopyButton
    text={text}
    label="Kopioi viitenumero"
    copied="Viitenumero kopioitu"
    refused="Selain ei anna kopioida"
    words={words}
  />
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

test.each([
  ['at the end of a line', '20rem'],
  ['on a line of its own, the button still at the number', '9rem'],
])('what is said neither covers nor moves anything, %s', async (_, width) => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce().mockRejectedValueOnce(new DOMException('no'));
  await show(
    <div style={{ width }}>
      <p>
        <span data-testid="number">2401 8830 17</span> {button('2401883017')}
      </p>
      <p data-testid="below">Saaja</p>
    </div>,
  );
  const boxes = () =>
    [page.getByTestId('number'), page.getByRole('button'), page.getByTestId('below')].map((one) =>
      one.element().getBoundingClientRect().toJSON(),
    );
  const before = boxes();
  const [number, pressed] = before;
  expect(pressed.top < number.bottom && number.top < pressed.bottom && pressed.left > number.left).toBe(true);
  for (const word of [words.copied, words.refused]) {
    await page.getByRole('button').click();
    await expect.element(page.getByText(word, { exact: true })).toBeVisible();
    expect(boxes()).toEqual(before);
    const said = page.getByText(word, { exact: true }).element().getBoundingClientRect();
    expect(said.left >= number.right || said.top >= number.bottom - 4).toBe(true);
  }
});
