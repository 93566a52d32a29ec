import { expect, test, vi } from 'vitest';

/** A module of its own for each test: it remembers what came before there were catalogues. */
async function openTexts() {
  vi.resetModules();
  const { bringTextsWith, withTexts } = await import('./texts.ts');
  const asked: string[] = [];
  let refuse = false;
  const need = async (area: string) => {
    asked.push(area);
    if (refuse) throw new Error('unreachable');
  };
  return { bringTextsWith, withTexts, asked, need, failFromNowOn: () => (refuse = true) };
}

test('what came before there were catalogues gets its texts with them (language.areas)', async () => {
  const { bringTextsWith, withTexts, asked, need } = await openTexts();
  expect(await withTexts(Promise.resolve('start'), ['shell'])).toBe('start');
  expect(asked).toEqual([]);
  await bringTextsWith({ need });
  expect(asked).toEqual(['shell']);
});

test('a part is there with its texts, or not at all (language.areas)', async () => {
  const { bringTextsWith, withTexts, asked, need, failFromNowOn } = await openTexts();
  await bringTextsWith({ need });
  expect(await withTexts(Promise.resolve('page'), ['contracts', 'failure'])).toBe('page');
  expect(asked).toEqual(['contracts', 'failure']);
  failFromNowOn();
  await expect(withTexts(Promise.resolve('page'), ['contracts'])).rejects.toThrow('unreachable');
});
