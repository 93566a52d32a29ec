import { expect, test } from 'vitest';
import { csvOfMonths, csvOfSlots } from './spotCsv.ts';

test('a file has semicolons, decimal commas and offsets, the hour that comes twice is told apart, and what is missing is empty (spotPage.csv)', () => {
  const start = Date.parse('2026-10-25T00:00:00Z');
  const hour = (index: number, price: number | null) => ({
    start: start + index * 3_600_000,
    end: start + (index + 1) * 3_600_000,
    price,
  });
  const text = csvOfSlots([hour(0, 2510), hour(1, -84), hour(2, null)], ['Alkaa', 'Päättyy', 'c/kWh, sis. alv 25,5 %']);
  expect(text.split('\r\n')).toEqual([
    '\uFEFFAlkaa;Päättyy;c/kWh, sis. alv 25,5 %',
    '2026-10-25T03:00+03:00;2026-10-25T03:00+02:00;2,510',
    '2026-10-25T03:00+02:00;2026-10-25T04:00+02:00;-0,084',
    '2026-10-25T04:00+02:00;2026-10-25T05:00+02:00;',
    '',
  ]);
  expect(csvOfMonths([{ month: '2026-10', price: 6140 }], ['Kuukausi', 'c/kWh'])).toBe(
    '\uFEFFKuukausi;c/kWh\r\n2026-10;6,140\r\n',
  );
});
