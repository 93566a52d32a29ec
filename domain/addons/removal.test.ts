import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '../time/index.ts';
import { endsWith, removalDays, standsOn, whyNoRemoval, type RemovableAddon, type RemovedFrom } from './index.ts';

const today = '2026-11-28';
const addon: RemovableAddon = {
  tariffNo: 702,
  startDate: '2025-11-01',
  endDate: null,
  addonsTariffNumbers: [],
  noticePeriodDays: 30,
  isDetached: false,
};
const runs: RemovedFrom['contract'] = { status: 'A', startDate: '2023-09-01', endDate: null };
const from = (more: Partial<RemovedFrom> = {}): RemovedFrom => ({
  contract: runs,
  held: [addon],
  included: [],
  ...more,
});

describe('the last days that may be chosen (removal.days)', () => {
  const until = (endDate: string | null, more: Partial<RemovableAddon> = {}) =>
    removalDays({ ...addon, ...more }, { endDate }, today);

  test.each([
    ['from the notice on, for a year', null, {}, '2026-12-28', '2027-11-28'],
    ['until the contract ends', '2027-02-28', {}, '2026-12-28', '2027-02-28'],
    ['for a year where the contract ends later', '2027-11-29', {}, '2026-12-28', '2027-11-28'],
    ['for a year where both are on the same day', '2027-11-28', {}, '2026-12-28', '2027-11-28'],
    ['on one day where the contract ends with the notice', '2026-12-28', {}, '2026-12-28', '2026-12-28'],
    ['not before it has begun', null, { startDate: '2027-01-01' }, '2027-01-01', '2027-11-28'],
    ['from the notice where it begins on that day', null, { startDate: '2026-12-28' }, '2026-12-28', '2027-11-28'],
    [
      'its first day where it begins in more than a year',
      null,
      { startDate: '2028-01-01' },
      '2028-01-01',
      '2028-01-01',
    ],
    [
      'for a year where it goes on without the contract',
      '2026-12-01',
      { isDetached: true },
      '2026-12-28',
      '2027-11-28',
    ],
    ['today where there is no notice', null, { noticePeriodDays: 0 }, today, '2027-11-28'],
  ] as const)('%s', (_what, endDate, more, first, last) => {
    expect(until(endDate, more)).toEqual({ first, last });
  });

  test('of a leap day the year ends on the last of February', () => {
    expect(removalDays(addon, { endDate: null }, '2028-02-29').last).toBe('2029-02-28');
  });

  test('never before the notice, nor beyond the contract and a year', () => {
    const days = fc.integer({ min: 0, max: 900 });
    fc.assert(
      fc.property(days, days, days, fc.integer({ min: 0, max: 90 }), (now, begins, ends, noticePeriodDays) => {
        const day = addDays('2026-01-01', now);
        const endDate = addDays('2026-01-01', ends);
        const startDate = addDays('2025-06-01', begins);
        const { first, last } = removalDays({ ...addon, startDate, noticePeriodDays }, { endDate }, day);
        expect(first >= addDays(day, noticePeriodDays) && first >= startDate).toBe(true);
        expect(last <= endDate).toBe(true);
        expect(last <= addMonths(day, 12) || last === first || startDate > addMonths(day, 12)).toBe(true);
      }),
    );
  });
});

describe('which may be ended (removal.which)', () => {
  const ended = { status: 'S', startDate: '2023-09-01', endDate: '2026-01-31' } as const;
  const smart = { ...addon, tariffNo: 706, addonsTariffNumbers: [704, 705] };
  const watch = { ...addon, tariffNo: 704 };
  test.each([
    ['one of a contract in force', addon, {}, null],
    ['one of a contract to come', addon, { contract: { ...runs, status: 'O', startDate: '2027-01-15' } }, null],
    ['one of a contract that has ended', addon, { contract: ended }, 'ended'],
    ['one of a contract that ended yesterday', addon, { contract: { ...runs, endDate: '2026-11-27' } }, 'ended'],
    ['one that ends already', { ...addon, endDate: '2027-05-31' }, {}, 'ending'],
    ['one that the contract’s package includes', addon, { included: [702] }, 'included'],
    ['one that a package includes', watch, { held: [watch, smart] }, 'included'],
    [
      'one that a package includes which is to begin',
      watch,
      { held: [watch, { ...smart, startDate: '2027-01-01' }] },
      'included',
    ],
    ['one whose package ends today', watch, { held: [watch, { ...smart, endDate: today }] }, 'included'],
    ['one whose package has ended', watch, { held: [watch, { ...smart, endDate: '2026-11-27' }] }, null],
    ['a package', smart, { held: [watch, smart] }, null],
    ['one whose contract ends with its notice', addon, { contract: { ...runs, endDate: '2026-12-28' } }, null],
    ['one whose contract ends before', addon, { contract: { ...runs, endDate: '2026-12-27' } }, 'withContract'],
    [
      'one that goes on without its contract',
      { ...addon, isDetached: true },
      { contract: { ...runs, endDate: '2026-12-27' } },
      null,
    ],
  ] as const)('%s', (_which, one, more, why) => {
    expect(whyNoRemoval(one, from(more as Partial<RemovedFrom>), today)).toBe(why);
  });
});

test('an add-on stands to its last day (removal.gone)', () => {
  const stands = (endDate: string | null) => standsOn({ endDate }, today);
  expect([stands(null), stands('2026-11-29'), stands(today), stands('2026-11-27')]).toEqual([true, true, true, false]);
});

test('with a package ends what it includes and would go on (removal.package)', () => {
  const held = [
    { ...addon, tariffNo: 704 },
    { ...addon, tariffNo: 705, endDate: '2026-12-15' },
    { ...addon, tariffNo: 705, endDate: '2027-03-31' },
    { ...addon, tariffNo: 702 },
  ];
  const ends = (lastDay: string) =>
    endsWith({ addonsTariffNumbers: [704, 705] }, held, lastDay).map(({ tariffNo, endDate }) => [tariffNo, endDate]);
  expect(ends('2026-12-31')).toEqual([
    [704, null],
    [705, '2027-03-31'],
  ]);
  expect(ends('2027-03-31')).toEqual([[704, null]]);
  expect(endsWith(addon, held, today)).toEqual([]);
});
