import { expect, test } from 'vitest';
import type { OrderForm } from '../types.ts';
import { startDateOf } from './chosenStart.ts';
import { isAsRead, lastOfferDay, offeredToday, offerState } from './offer.ts';
import { templateOf } from './orders.testing.ts';
import { startDays } from './start.ts';

test('an offer holds to the end of its 14th day (offer.time)', () => {
  const lastDay = lastOfferDay('2026-11-21');
  const isDeclined = false;
  expect(lastDay).toBe('2026-12-05');
  expect(
    ['2026-12-05', '2026-12-06'].map((today) => offerState({ isOffer: true, lastDay, isDeclined }, today)),
  ).toEqual(['open', 'over']);
  expect(offerState({ isOffer: false, lastDay, isDeclined }, '2027-01-01')).toBe('accepted');
});

test('what was declined stays so, also when its last day is gone (offer.declined)', () => {
  const standing = { isOffer: true, lastDay: '2026-12-05', isDeclined: true };
  expect(['2026-12-05', '2026-12-06'].map((today) => offerState(standing, today))).toEqual(['declined', 'declined']);
});

const template = templateOf({}, { start: startDays('2026-11-21') });
const formOf = (start: OrderForm['start']) => ({ start, presentSupplier: null }) as OrderForm;

test.each([
  [{ reason: 'moving', date: null }, '2026-11-21', '2026-11-21'],
  [{ reason: 'moving', date: null }, '2026-11-30', '2026-11-30'],
  [{ reason: 'moving', date: '2026-12-15' }, '2026-11-30', '2026-12-15'],
  [{ reason: 'switching', date: '2026-12-05' }, '2026-11-22', '2026-12-07'],
  [{ reason: 'switching', date: '2026-12-06' }, '2026-11-22', '2026-12-06'],
  [{ reason: 'switching', date: null }, '2026-11-22', '2026-12-07'],
] as const)('what was to begin %j begins, on %s, on %s (offer.start)', (start, today, expected) => {
  const standing = offeredToday({ template, form: formOf(start) }, today);
  expect([startDateOf(standing.form, standing.template), standing.template.start]).toEqual([
    expected,
    startDays(today),
  ]);
});

test('what has no start has none (offer.start)', () => {
  expect(offeredToday({ template, form: formOf(null) }, '2026-11-30').form.start).toBe(null);
});

test('the boxes are read when they are those that are asked, in the same words (offer.consents)', () => {
  const asked = [
    {
      id: 'terms' as const,
      kind: 'contract' as const,
      version: '2026-11-01',
      text: { fi: '', sv: '', en: '' },
      links: [],
    },
  ];
  const read = { id: 'terms' as const, version: '2026-11-01', isGiven: true };
  expect(isAsRead(asked, [read])).toBe(true);
  expect(isAsRead(asked, [{ ...read, version: '2025-01-01' }])).toBe(false);
  expect(isAsRead(asked, [])).toBe(false);
  expect(isAsRead(asked, [read, { ...read, id: 'earlyStart' }])).toBe(false);
  expect(isAsRead(asked, [{ ...read, id: 'earlyStart' }])).toBe(false);
});
