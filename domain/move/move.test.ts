import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, address, dayOfTest, newMove, running, today } from './move.testing.ts';
import {
  areMoveDays,
  daysOfBoth,
  endingWith,
  isSameHome,
  lastDays,
  moveConsents,
  moveDays,
  moveFaults,
  moveNumber,
  moveObstacle,
} from './index.ts';

describe('which contracts move (move.which)', () => {
  test.each([
    ['electricity that runs', {}, null],
    ['electricity that is to begin', { status: 'O', startDate: '2027-01-01' }, null],
    ['heat', { contractTypeNo: 20, contractGroupNo: 8 }, 'heat'],
    ['small production', { contractGroupNo: 16 }, 'smallProduction'],
    ['what is ending', { status: 'M', endDate: '2026-12-31' }, 'ending'],
    ['what is ending before it began', { status: 'M', startDate: '2026-12-01', endDate: '2026-12-31' }, 'ending'],
    ['what has ended', { status: 'S', endDate: '2026-10-31' }, 'ended'],
    ['what is past its last day', { endDate: '2026-11-20' }, 'ended'],
    ['what ends today', { endDate: today }, null],
    ['what begins later than anybody moves', { status: 'O', startDate: addDays(today, 121) }, 'endsSoon'],
  ] as const)('%s', (_what, change, expected) => {
    expect(moveObstacle({ ...running, ...change }, today)).toBe(expected);
  });
});

describe('the day of moving in (move.startDays)', () => {
  test.each([
    ['of a contract until further notice', running, { first: today, last: '2027-02-19' }],
    ['of one that nobody knows yet', null, { first: today, last: '2027-02-19' }],
    ['of a fixed term', { ...running, endDate: '2026-12-31' }, { first: today, last: '2026-12-31' }],
    ['of one whose last day is today', { ...running, endDate: today }, { first: today, last: today }],
    ['of one that begins', { ...running, startDate: '2027-01-01' }, { first: '2026-12-02', last: '2027-02-19' }],
    ['of one that begins soon', { ...running, startDate: '2026-12-21' }, { first: today, last: '2027-02-19' }],
    ['of one that has ended', { ...running, endDate: '2026-11-20' }, null],
  ])('%s', (_what, term, expected) => {
    expect(moveDays(term, today)).toEqual(expected);
  });
});

describe('the last day in the old home (move.lastDays)', () => {
  test.each([
    ['30 days around a day far away', running, '2027-02-01', { first: '2027-01-02', last: '2027-03-03' }],
    ['none that has gone by', running, '2026-12-20', { first: today, last: '2027-01-19' }],
    ['30 days ahead of moving in to the day', running, '2026-12-21', { first: today, last: '2027-01-20' }],
    ['of one that nobody knows yet', null, today, { first: today, last: '2026-12-21' }],
    ['within a fixed term', { ...running, endDate: '2026-12-05' }, '2026-12-01', { first: today, last: '2026-12-05' }],
    [
      'from the first day of one that begins',
      { ...running, startDate: '2027-01-01' },
      '2026-12-15',
      { first: '2027-01-01', last: '2027-01-14' },
    ],
    ['of one that begins too late for it', { ...running, startDate: '2027-01-15' }, '2026-12-15', null],
  ])('%s', (_what, term, startDate, expected) => {
    expect(lastDays(term, startDate, today)).toEqual(expected);
  });

  test('whoever may move in on a day has a last day for it, which may be told', () => {
    fc.assert(
      fc.property(
        dayOfTest(-400, 200),
        fc.option(dayOfTest(-400, 400)),
        dayOfTest(0, 90),
        (startDate, endDate, day) => {
          const term = { startDate, endDate: endDate !== null && endDate < startDate ? null : endDate };
          const starts = moveDays(term, today);
          if (starts === null || day < starts.first || day > starts.last) return;
          const ends = lastDays(term, day, today);
          expect(ends).not.toBeNull();
          for (const lastDay of [ends?.first ?? '', ends?.last ?? ''])
            expect(areMoveDays({ startDate: day, lastDay }, term, today)).toBe(true);
          for (const lastDay of [addDays(ends?.first ?? '', -1), addDays(ends?.last ?? '', 1)])
            expect(areMoveDays({ startDate: day, lastDay }, term, today)).toBe(false);
        },
      ),
    );
  });
});

test.each([
  ['2026-12-28', '2026-12-31', { kind: 'overlap', days: 4 }],
  ['2026-12-28', '2026-12-28', { kind: 'overlap', days: 1 }],
  ['2026-12-28', '2026-12-27', { kind: 'none', days: 0 }],
  ['2026-12-28', '2026-12-26', { kind: 'gap', days: 1 }],
  ['2027-01-10', '2026-12-31', { kind: 'gap', days: 9 }],
])('from %s on in the new home, until %s in the old one (move.between)', (startDate, lastDay, expected) => {
  expect(daysOfBoth(startDate, lastDay)).toEqual(expected);
});

describe('whether the days may be those', () => {
  test.each([
    ['today and today', today, today, true],
    ['yesterday', addDays(today, -1), today, false],
    ['after 90 days', addDays(today, 90), addDays(today, 90), true],
    ['after 91 days', addDays(today, 91), addDays(today, 91), false],
    ['no day of the calendar', '2026-11-31', today, false],
    ['no last day of the calendar', '2026-12-01', '2026-12-00', false],
  ])('%s (move.startDays)', (_what, startDate, lastDay, expected) => {
    expect(areMoveDays({ startDate, lastDay }, null, today)).toBe(expected);
  });
  test('a contract that has ended has none', () => {
    const ended = { ...running, endDate: '2026-11-20' };
    expect(areMoveDays({ startDate: today, lastDay: today }, ended, today)).toBe(false);
  });
});

describe('what ends in the old home (move.ends)', () => {
  const home = { streetName: 'Koivukuja', houseNumber: '4', houseLetter: 'B', residence: null, postalCode: '33820' };
  const at = (change: object, place = home) => ({ ...running, ...change, place });
  test('its heat and its small production, and nothing of another home', () => {
    const heat = at(
      { contractTypeNo: 20, contractGroupNo: 8 },
      { ...home, streetName: 'KOIVUKUJA ', houseLetter: 'b' },
    );
    const production = at({ contractGroupNo: 16, status: 'O', startDate: '2027-01-01' });
    const others = [
      heat,
      at({}),
      production,
      at({ contractTypeNo: 20, status: 'M', endDate: '2026-12-31' }),
      at({ contractTypeNo: 20, status: 'S', endDate: '2026-10-31' }),
      at({ contractTypeNo: 20 }, { ...home, houseNumber: '5' }),
      at({ contractTypeNo: 20 }, { ...home, postalCode: '33100' }),
    ];
    expect(endingWith(others, { home, addressOf: ({ place }) => place, today })).toEqual([heat, production]);
  });
  test('a home is the same however it is written', () => {
    expect(isSameHome(home, { ...home, houseLetter: null, residence: 'B' })).toBe(true);
    expect(isSameHome(home, { ...home, residence: '2' })).toBe(false);
  });
});

describe('what a notice lacks (move.complete)', () => {
  const known = { isContractKnown: true };
  test('nothing', () => expect(moveFaults(newMove(), known)).toEqual([]));
  test.each([
    ['a contact', { email: ' ', phone: 'x' }, known, ['email required', 'phone format']],
    ['what was to be named', {}, { isContractKnown: false }, ['named required']],
    [
      'a metering point',
      { named: { shortCode: null, meteringPointId: null, name: 'Aino' } },
      { isContractKnown: false },
      ['named.meteringPointId required'],
    ],
    [
      'a right metering point, and a name',
      { named: { shortCode: null, meteringPointId: '123', name: ' ' } },
      { isContractKnown: false },
      ['named.meteringPointId format', 'named.name required'],
    ],
    [
      'a street',
      { newHome: { ...newMove().newHome, address: { ...address, streetName: '' } } },
      known,
      ['newHome.address.streetName required'],
    ],
    [
      'a home in Finland',
      { newHome: { ...newMove().newHome, address: { ...address, country: 'SE' } } },
      known,
      ['newHome.address format'],
    ],
    [
      'a right address of the bill',
      { billAddress: { ...address, postalCode: '332' } },
      known,
      ['billAddress.postalCode format'],
    ],
  ])('%s', (_what, change, facts, expected) => {
    expect(moveFaults(newMove(change), facts).map(({ field, rule }) => `${field} ${rule}`)).toEqual(expected);
  });
  test('boxes that are none of its own, or come twice', () => {
    const box = { id: 'marketingSms', version: '2026-11-01', isGiven: true } as const;
    expect(moveFaults(newMove({ consents: [box, box] }), known)).toEqual([{ field: 'consents', rule: 'exclusive' }]);
    expect(moveFaults(newMove({ consents: [{ ...box, id: 'terms' }] }), known)).toEqual([
      { field: 'consents', rule: 'unknown' },
    ]);
  });
  test('who has the link names nothing else', () => {
    const named = { shortCode: 'x'.repeat(22), meteringPointId: null, name: null };
    expect(moveFaults(newMove({ contractNo: null, named }), { isContractKnown: false })).toEqual([]);
  });
});

test('its boxes are for marketing alone, and none must be ticked (move.consents)', () => {
  const text = { kind: 'marketing', version: '2026-11-01', text: { fi: '', sv: '', en: '' }, links: [] } as const;
  const all = (['terms', 'marketingEmail', 'contractCommunication', 'marketingSms'] as const).map((id) => ({
    ...text,
    id,
    links: [],
  }));
  expect(moveConsents(all).map(({ id, isRequired }) => [id, isRequired])).toEqual([
    ['marketingEmail', false],
    ['marketingSms', false],
  ]);
});

test('the number that people are told (move.number)', () => {
  expect([moveNumber('2026-11-21', 7), moveNumber('2027-01-01', 1_234_567)]).toEqual([
    'M-2026-000007',
    'M-2027-1234567',
  ]);
});
