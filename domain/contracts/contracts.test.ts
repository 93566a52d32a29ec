import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../time/index.ts';
import {
  activeGroupNumbers,
  contractGroups,
  type ContractTerm,
  DEFAULT_CONSUMPTION_GROUPS,
  ENDED_SHOWN_DAYS,
  groupContracts,
  groupOf,
  isEndedShown,
  kindOf,
} from './index.ts';

const today = '2026-11-21';
const yesterday = '2026-11-20';
const tomorrow = '2026-11-22';

const days = fc.integer({ min: -3000, max: 3000 }).map((number) => addDays(today, number));
const terms: fc.Arbitrary<ContractTerm> = fc.record({
  status: fc.constantFrom('A', 'M', 'O', 'S'),
  startDate: days,
  endDate: fc.option(days),
});

describe('where a contract stands (contract.status, contract.lateStatus)', () => {
  test.each([
    ['in force until further notice', 'A', '2023-09-01', null, 'active'],
    ['a fixed term in force', 'A', '2025-09-01', '2027-08-31', 'active'],
    ['in force on its first day', 'A', today, null, 'active'],
    ['in force on its last day', 'A', '2020-01-01', today, 'active'],
    ['in force, the last day past', 'A', '2020-01-01', yesterday, 'ended'],
    ['in force, the first day to come', 'A', tomorrow, null, 'starting'],
    ['waiting to start', 'O', tomorrow, null, 'starting'],
    ['waiting to start, the first day come', 'O', today, null, 'active'],
    ['waiting to start, the last day past', 'O', '2020-01-01', yesterday, 'ended'],
    ['given notice', 'M', '2023-09-01', '2026-12-31', 'ending'],
    ['given notice, the last day not known yet', 'M', '2023-09-01', null, 'ending'],
    ['given notice, on its last day', 'M', '2023-09-01', today, 'ending'],
    ['given notice, the last day past', 'M', '2023-09-01', yesterday, 'ended'],
    ['given notice before it began', 'M', tomorrow, '2026-12-31', 'starting'],
    ['closed', 'S', '2020-01-01', '2026-10-31', 'ended'],
    ['closed before its last day', 'S', '2020-01-01', tomorrow, 'ended'],
    ['closed before it began', 'S', tomorrow, null, 'ended'],
  ] as const)('%s', (_what, status, startDate, endDate, group) => {
    expect(groupOf({ status, startDate, endDate }, today)).toBe(group);
  });

  test('as days pass, a contract with a last day ends and stays ended', () => {
    fc.assert(
      fc.property(terms, fc.nat(4000), fc.nat(4000), (term, first, more) => {
        const isEnded = (shift: number) => groupOf(term, addDays(today, shift)) === 'ended';
        expect(isEnded(first) && !isEnded(first + more)).toBe(false);
        expect(term.endDate !== null && groupOf(term, addDays(term.endDate, 1)) !== 'ended').toBe(false);
      }),
    );
  });
});

describe('ended contracts (contract.endedShown)', () => {
  test.each([
    [addDays(today, -ENDED_SHOWN_DAYS), true],
    [addDays(today, -ENDED_SHOWN_DAYS - 1), false],
    [yesterday, true],
    [tomorrow, true],
    [null, false],
  ])('with the last day %s are shown: %s', (endDate, expected) => {
    expect(isEndedShown({ endDate }, today)).toBe(expected);
  });

  test('180 days before 21 November 2026 is 25 May', () => {
    expect([ENDED_SHOWN_DAYS, daysBetween('2026-05-25', today)]).toEqual([180, 180]);
  });
});

describe('the groups of a list (contract.groups, contract.order)', () => {
  test('each contract stands once, in its own group, long ended ones nowhere', () => {
    fc.assert(
      fc.property(fc.array(terms), (contracts) => {
        const groups = groupContracts(contracts, today);
        expect(Object.keys(groups)).toEqual([...contractGroups]);
        for (const group of contractGroups) {
          const expected = contracts.filter((one) => groupOf(one, today) === group);
          const shown = group === 'ended' ? expected.filter((one) => isEndedShown(one, today)) : expected;
          expect(new Set(groups[group])).toEqual(new Set(shown));
          expect(groups[group]).toHaveLength(shown.length);
        }
      }),
    );
  });

  test('the order of each group; of one day, as given', () => {
    const contract = (
      code: string,
      status: 'A' | 'M' | 'O' | 'S',
      startDate: string,
      endDate: string | null = null,
    ) => ({
      code,
      status,
      startDate,
      endDate,
    });
    const groups = groupContracts(
      [
        contract('old', 'A', '2019-01-01'),
        contract('new', 'A', '2025-01-01'),
        contract('new too', 'A', '2025-01-01'),
        contract('in spring', 'O', '2027-03-01'),
        contract('in winter', 'O', '2026-12-01'),
        contract('some day', 'M', '2020-01-01'),
        contract('at new year', 'M', '2020-01-01', '2026-12-31'),
        contract('next week', 'M', '2020-01-01', '2026-11-28'),
        contract('in summer', 'S', '2020-01-01', '2026-06-30'),
        contract('last week', 'S', '2020-01-01', '2026-11-14'),
        contract('long ago', 'S', '2010-01-01', '2015-11-14'),
      ],
      today,
    );
    expect(Object.fromEntries(contractGroups.map((group) => [group, groups[group].map(({ code }) => code)]))).toEqual({
      active: ['new', 'new too', 'old'],
      starting: ['in winter', 'in spring'],
      ending: ['next week', 'at new year', 'some day'],
      ended: ['last week', 'in summer'],
    });
  });
});

test.each([
  [0, 6, 'electricity'],
  [0, 11, 'electricity'],
  [0, 16, 'smallProduction'],
  [20, 11, 'heat'],
  [20, 16, 'heat'],
] as const)('type %i in group %i is %s (contract.kind)', (contractTypeNo, contractGroupNo, kind) => {
  expect(kindOf({ contractTypeNo, contractGroupNo })).toBe(kind);
});

test('analytics hear each group of the active contracts once (contract.analytics)', () => {
  const active = [16, 6, 11, 6].map((contractGroupNo) => ({ contractGroupNo }));
  expect(activeGroupNumbers({ active })).toEqual([6, 11, 16]);
});

test('consumption is shown of eight groups, small production not among them (contract.consumptionGroups)', () => {
  expect(DEFAULT_CONSUMPTION_GROUPS).toEqual([6, 7, 2, 3, 4, 5, 8, 11]);
});
