import { describe, expect, test } from 'vitest';
import { clockTime } from './clockTime.ts';
import { createFormats, groupDigits } from './formats.ts';
import { locales } from './locale.ts';

const fi = createFormats('fi');
const sv = createFormats('sv');
const en = createFormats('en');
const inAll = (write: (formats: typeof fi) => string) => [fi, sv, en].map(write);

describe('formats (language.formats)', () => {
  test('a day, without leading zeros in Finnish and Swedish', () => {
    expect(inAll((f) => f.date('2026-11-05'))).toEqual(['5.11.2026', '5.11.2026', '05/11/2026']);
  });

  test('what is no day is not written as one', () => {
    expect(() => createFormats('fi').date('never')).toThrow(RangeError);
  });

  test('a day without its year, and with its weekday', () => {
    expect(inAll((f) => f.dayAndMonth('2026-02-12'))).toEqual(['12.2.', '12.2', '12/02']);
    expect(inAll((f) => f.weekday('2026-02-12'))).toEqual(['to 12.2.', 'tors 12.2', 'Thu 12/02']);
  });

  test.each([
    ['2026-02-12', '2026-02-12', ['12.2.2026', '12.2.2026', '12/02/2026']],
    ['2026-02-01', '2026-02-12', ['1.–12.2.2026', '1–12.2.2026', '01/02–12/02/2026']],
    ['2026-01-30', '2026-02-12', ['30.1.–12.2.2026', '30.1–12.2.2026', '30/01–12/02/2026']],
    ['2025-12-30', '2026-02-12', ['30.12.2025–12.2.2026', '30.12.2025–12.2.2026', '30/12/2025–12/02/2026']],
  ])('the days from %s to %s', (from, to, written) => {
    expect(inAll((f) => f.dateRange(from, to))).toEqual(written);
  });

  test('times of one day', () => {
    const [from, to] = [Date.parse('2026-02-12T10:30:00Z'), Date.parse('2026-02-12T13:00:00Z')];
    expect(inAll((f) => f.timeRange(f.time(from), f.time(to)))).toEqual([
      'klo 12.30–15.00',
      'kl. 12.30–15.00',
      '12:30–15:00',
    ]);
  });

  test('numbers and energy', () => {
    expect(inAll((f) => f.number('-5635.25'))).toEqual([
      '\u22125\u00A0635,25',
      '\u22125\u00A0635,25',
      '\u22125,635.25',
    ]);
    expect(inAll((f) => f.energy('5635', 'kWh'))).toEqual([
      '5\u00A0635\u00A0kWh',
      '5\u00A0635\u00A0kWh',
      '5,635\u00A0kWh',
    ]);
    expect(fi.energy('1.25', 'MWh')).toBe('1,25\u00A0MWh');
  });

  test.each(['2026-01-01', '2026-03-29', '2026-10-25', '2028-02-29', '2026-12-31'])(
    '%s stays the same day in every time zone',
    (day) => {
      const [year, month, date] = day.split('-').map(Number);
      const zone = process.env['TZ'];
      try {
        for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Niue', 'Europe/Helsinki']) {
          process.env['TZ'] = timeZone;
          expect(createFormats('fi').date(day)).toBe(`${date}.${month}.${year}`);
        }
      } finally {
        if (zone === undefined) delete process.env['TZ'];
        else process.env['TZ'] = zone;
      }
    },
  );

  test('an instant by the clock of Helsinki', () => {
    const instant = Date.parse('2026-02-12T10:41:00Z');
    expect(inAll((f) => f.dateTime(instant))).toEqual([
      '12.2.2026 klo 12.41',
      '12.2.2026 kl. 12.41',
      '12/02/2026, 12:41',
    ]);
    expect(inAll((f) => f.time(instant))).toEqual(['12.41', '12.41', '12:41']);
  });

  test('opening hours', () => {
    expect(locales.map((locale) => clockTime(locale, '8:00'))).toEqual(['8.00', '8.00', '08:00']);
  });

  test('money, with a true minus and spaces that do not break', () => {
    expect(inAll((f) => f.money('128.47'))).toEqual(['128,47\u00A0€', '128,47\u00A0€', '€128.47']);
    expect(inAll((f) => f.money('-1234.5'))).toEqual([
      '\u22121\u00A0234,50\u00A0€',
      '\u22121\u00A0234,50\u00A0€',
      '\u2212€1,234.50',
    ]);
    expect(inAll((f) => f.money('5'))).toEqual(['5\u00A0€', '5\u00A0€', '€5']);
  });

  test('money is exact where binary numbers are not', () => {
    expect(en.money('900719925474099.93')).toBe('€900,719,925,474,099.93');
  });

  test('unit prices', () => {
    expect(inAll((f) => f.price('8.49', 'c/kWh'))).toEqual(['8,49\u00A0c/kWh', '8,49\u00A0c/kWh', '8.49\u00A0c/kWh']);
    expect(inAll((f) => f.price('8', 'c/kWh'))).toEqual(['8,00\u00A0c/kWh', '8,00\u00A0c/kWh', '8.00\u00A0c/kWh']);
    expect(inAll((f) => f.price('-0.5', 'c/kWh'))[0]).toBe('\u22120,50\u00A0c/kWh');
    expect(inAll((f) => f.price('4.95', 'EUR/month'))).toEqual(['4,95\u00A0€/kk', '4,95\u00A0€/mån', '€4.95/month']);
    expect(inAll((f) => f.price('72.10', 'EUR/MWh'))).toEqual(['72,10\u00A0€/MWh', '72,10\u00A0€/MWh', '€72.10/MWh']);
    expect(inAll((f) => f.price('0.12', 'EUR/day'))).toEqual(['0,12\u00A0€/pv', '0,12\u00A0€/dag', '€0.12/day']);
    expect(inAll((f) => f.price('2.50', 'EUR/pcs'))).toEqual(['2,50\u00A0€/kpl', '2,50\u00A0€/st', '€2.50/pcs']);
  });

  test('a price as a figure and its unit', () => {
    expect(fi.priceFigure('4.95', 'EUR/month')).toEqual({ figure: '4,95', unit: '€/kk' });
    expect(en.priceFigure('4.95', 'EUR/month')).toEqual({ figure: '€4.95', unit: '/month' });
  });

  test('percentages', () => {
    expect(inAll((f) => f.percentage('25.5'))).toEqual(['25,5\u00A0%', '25,5\u00A0%', '25.5%']);
    expect(inAll((f) => f.percentage('24'))).toEqual(['24\u00A0%', '24\u00A0%', '24%']);
  });

  test('long numbers in fours', () => {
    expect(groupDigits('23014478016')).toBe('2301\u00A04478\u00A0016');
    expect(groupDigits('40127731')).toBe('4012\u00A07731');
    expect(groupDigits('')).toBe('');
  });
});
