import { expect, test } from 'vitest';
import { barsPath, qrPath } from './codePaths.ts';

test('bars stand between their spaces, with quiet room at both ends (invoicePage.codes)', () => {
  expect(barsPath([2, 1, 3])).toEqual({ path: 'M10 0h2v1h-2zM13 0h3v1h-3z', width: 26 });
});

test('the dark modules of a row are drawn in runs, with quiet room all around (invoicePage.codes)', () => {
  expect(qrPath('110001000', 3)).toEqual({ path: 'M4 4h2v1h-2zM6 5h1v1h-1z', width: 11 });
});
