import { describe, expect, test } from 'vitest';
import { dueCalendarFile, dueInvoices, type Standing } from './index.ts';

const today = '2026-11-21';
const open: Standing = {
  amountCents: 8_420,
  dueDate: '2026-12-05',
  paidCents: 0,
  paidOn: null,
  creditedOn: null,
  inCollectionFrom: null,
};
const paid = { paidCents: 8_420, paidOn: '2026-11-20' };

describe('whose due day stands in a calendar (dueCalendar.what)', () => {
  test('what is to be paid, the first due day first, also where it is over', () => {
    const overdue = { ...open, dueDate: '2026-11-10' };
    const partly = { ...open, ...paid, paidCents: 8_419, dueDate: '2026-12-24' };
    expect(dueInvoices([partly, open, overdue], today)).toEqual([overdue, open, partly]);
  });

  test.each<[string, Partial<Standing>]>([
    ['paid', paid],
    ['credited', { creditedOn: today }],
    ['a credit', { amountCents: -100, dueDate: null }],
    ['without a due day', { dueDate: null }],
    ['in collection', { inCollectionFrom: today }],
  ])('not what is %s', (_name, how) => {
    expect(dueInvoices([{ ...open, ...how }], today)).toEqual([]);
  });

  test('what comes tomorrow changes nothing today', () => {
    const one = { ...open, ...paid, paidOn: '2026-11-22', inCollectionFrom: '2026-11-22', creditedOn: '2026-11-22' };
    expect(dueInvoices([one], today)).toEqual([one]);
  });
});

describe('the file (dueCalendar.file)', () => {
  const file = dueCalendarFile({
    name: 'Laskujen eräpäivät; Kajo',
    entries: [{ uid: 'abc', dueDate: '2026-12-31', summary: 'Lasku 84,20 €' }],
    madeAt: Date.parse('2026-11-21T10:00:00Z'),
  });

  test('has each due day whole, and reminds on the morning before', () => {
    expect(file.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Kajo//Oma Kajo//FI',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Laskujen eräpäivät\\; Kajo',
      'REFRESH-INTERVAL;VALUE=DURATION:P1D',
      'X-PUBLISHED-TTL:P1D',
      'BEGIN:VEVENT',
      'UID:abc@oma.kajo.example',
      'DTSTAMP:20261121T100000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Lasku 84\\,20 €',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Lasku 84\\,20 €',
      'TRIGGER:-PT15H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('of nothing is a calendar without a day', () => {
    expect(dueCalendarFile({ name: 'x', entries: [], madeAt: 0 })).not.toContain('VEVENT');
  });
});
