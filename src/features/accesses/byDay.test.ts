import { expect, test } from 'vitest';
import { byDay, inOrder, inSentence } from './byDay.ts';

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
