import { expect, test } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { byDay, inOrder, inSentence, whenOf } from './byDay.ts';

const visit = (at: string) => ({ at, until: at, reason: 'Asiakas soitti', kinds: [] });

test('visits stand under the day on which they began in Finland, the newest first (accesses.shown)', () => {
  const visits = ['2026-11-21T22:30:00.000Z', '2026-11-21T21:59:00.000Z', '2026-11-21T05:00:00.000Z'].map(visit);
  expect(byDay(visits)).toEqual([
    { day: '2026-11-22', visits: visits.slice(0, 1) },
    { day: '2026-11-21', visits: visits.slice(1) },
  ]);
});

test('how the employee came to the customer stands first (accesses.shown)', () => {
  expect(inOrder(['contactData', 'contracts', 'opening', 'search'])).toEqual([
    'opening',
    'search',
    'contactData',
    'contracts',
  ]);
});

test('what was looked at reads as one line (accesses.shown)', () => {
  expect(inSentence(['Asiakastiedot avattiin', 'Yhteystiedot', 'Övriga'], 'fi')).toBe(
    'Asiakastiedot avattiin, yhteystiedot, övriga',
  );
  expect(inSentence([], 'fi')).toBe('');
});

test.each([
  ['2026-11-23T06:15:05.000Z', '2026-11-23T06:15:40.000Z', 'klo 8.15'],
  ['2026-11-23T06:15:00.000Z', '2026-11-23T08:00:00.000Z', 'klo 8.15\u201310.00'],
  ['2026-11-23T06:15:00.000Z', '2026-11-24T08:00:00.000Z', '23.11.2026 klo 8.15\u00A0\u2013 24.11.2026 klo 10.00'],
  ['2026-11-23T06:15:00.000Z', '2026-11-24T06:15:00.000Z', '23.11.2026 klo 8.15\u00A0\u2013 24.11.2026 klo 8.15'],
  // The same time of the clock twice, an hour apart.
  ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z', 'klo 3.30\u20133.30'],
])(
  'a visit from %s to %s says when it was, with both days where it lasts over midnight (accesses.recent)',
  (at, until, said) => {
    expect(whenOf({ ...visit(at), until }, createFormats('fi'), (time) => `klo ${time}`)).toBe(said);
  },
);
