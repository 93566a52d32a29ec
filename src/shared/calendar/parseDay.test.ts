import { expect, test } from 'vitest';
import { parseDay } from './useCalendarTexts.ts';

test.each([
  ['28.3.2026', '2026-03-28'],
  [' 28. 3. 2026 ', '2026-03-28'],
  ['05/11/2026', '2026-11-05'],
  ['5-11-2026', '2026-11-05'],
  ['2026-03-28', '2026-03-28'],
  ['15122026', '2026-12-15'],
  ['31022026', null],
  ['29.2.2028', '2028-02-29'],
  ['29.2.2026', null],
  ['31.4.2026', null],
  ['28.3.', null],
  ['28.3.26', null],
  ['', null],
  ['huomenna', null],
])('%j means %s (form.calendar)', (text, day) => {
  expect(parseDay(text)).toBe(day);
});
