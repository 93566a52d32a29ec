import { expect, test } from 'vitest';
import { euroFigure } from './euroFigure.ts';
import { createFormats } from './formats.ts';

test('the euro stands where each language has it, beside the figure or before it (language.formats)', () => {
  expect(euroFigure(createFormats('fi').money('-1234.5'))).toEqual({ figure: '\u22121\u00A0234,50', unit: '€' });
  expect(euroFigure(createFormats('sv').money('5'))).toEqual({ figure: '5', unit: '€' });
  expect(euroFigure(createFormats('en').money('-4.95'))).toEqual({ figure: '\u2212€4.95', unit: '' });
});
