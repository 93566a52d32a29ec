import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, weekdayOf } from '../time/index.ts';
import { addonChoice, additionStart, firstChoice, isOfPath, whyNoAddition } from './index.ts';
import { pathCustomerType } from './path.ts';
import type { AddonFacts, Choosable } from './index.ts';

const one = (tariffNo: number, vapType: Choosable['vapType'] = 'other', addonsTariffNumbers: number[] = []) => ({
  templateId: `t${tariffNo}`,
  tariffNo,
  vapType,
  addonsTariffNumbers,
});
const held = (tariffNo: number, vapType: Choosable['vapType'] = 'other', addonsTariffNumbers: number[] = []) => ({
  ...one(tariffNo, vapType, addonsTariffNumbers),
  productName: `p${tariffNo}`,
});
const [wind, water, guard, watch, charging] = [
  one(1, 'environmental'),
  one(3, 'environmental'),
  one(2),
  one(4),
  one(5),
];
const smart = one(6, 'other', [4, 5]);
const offered = [wind, water, guard, watch, charging, smart];
const none: AddonFacts = { held: [], heldElsewhere: [], included: [], environmental: [1, 3] };
const shown = (facts: Partial<AddonFacts>, of: readonly Choosable[] = offered) => {
  const { addons, hasEnvironmental } = addonChoice(of, { ...none, ...facts });
  const text = addons.map(({ tariffNo, isIncluded, takesIn }) =>
    [tariffNo, isIncluded ? 'included' : '', ...takesIn].filter(Boolean).join(' '),
  );
  return [hasEnvironmental, ...text];
};

describe('what may be chosen (addition.choice)', () => {
  test('of a contract without any, all of it', () => {
    expect(shown({})).toEqual([false, '1', '3', '2', '4', '5', '6']);
  });

  test('what it has is left out', () => {
    expect(shown({ held: [held(2)] })).toEqual([false, '1', '3', '4', '5', '6']);
  });

  test('what stands with another contract and is tied to none is left out too', () => {
    expect(shown({ heldElsewhere: [5] })).toEqual([false, '1', '3', '2', '4', '6']);
  });

  test('what its package includes is shown as that, also where it is held', () => {
    expect(shown({ included: [{ tariffNo: 2, vapType: 'other' }] })).toEqual([
      false,
      '1',
      '3',
      '2 included',
      '4',
      '5',
      '6',
    ]);
    expect(shown({ held: [held(2)], included: [{ tariffNo: 2, vapType: 'other' }] })[3]).toBe('2 included');
  });

  test('a package that was added includes as well', () => {
    expect(shown({ held: [held(6, 'other', [4, 5])] })).toEqual([false, '1', '3', '2', '4 included', '5 included']);
  });
});

describe('one environmental one (addition.environmental)', () => {
  test('held, the others are not shown', () => {
    expect(shown({ held: [held(1, 'environmental')] })).toEqual([true, '2', '4', '5', '6']);
  });

  test('included, it is shown and the others are not', () => {
    expect(shown({ included: [{ tariffNo: 3, vapType: 'environmental' }] })).toEqual([
      true,
      '3 included',
      '2',
      '4',
      '5',
      '6',
    ]);
  });

  test('a package that brings one counts as one, unless it takes in the other', () => {
    const green = one(7, 'other', [1, 2]);
    expect(shown({ held: [held(3, 'environmental')] }, [green])).toEqual([true]);
    expect(shown({ held: [held(1, 'environmental')] }, [green])).toEqual([true, '7 p1']);
  });

  const tariffs = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 5 });
  const kind = (tariffNo: number): Choosable['vapType'] =>
    tariffNo === 1 || tariffNo === 3 ? 'environmental' : 'other';
  test('whatever a contract has, what is chosen makes no second one and is not held', () => {
    fc.assert(
      fc.property(tariffs, tariffs, (has, includes) => {
        const facts = {
          ...none,
          held: has.map((no) => held(no, kind(no))),
          included: includes.map((tariffNo) => ({ tariffNo, vapType: kind(tariffNo) })),
        };
        const { addons, hasEnvironmental } = addonChoice(offered, facts);
        const free = addons.filter(({ isIncluded }) => !isIncluded);
        expect(free.some(({ tariffNo }) => has.includes(tariffNo) || includes.includes(tariffNo))).toBe(false);
        expect(hasEnvironmental).toBe([...has, ...includes].some((no) => kind(no) === 'environmental'));
        expect(hasEnvironmental && free.some(({ vapType }) => vapType === 'environmental')).toBe(false);
        expect(
          addons
            .filter(({ isIncluded }) => isIncluded)
            .map(({ tariffNo }) => tariffNo)
            .sort((a, b) => a - b),
        ).toEqual([...includes].sort((a, b) => a - b));
      }),
    );
  });
});

describe('a package (addition.package)', () => {
  test('names the running ones that it takes in', () => {
    expect(shown({ held: [held(4), held(2)] }, [smart])).toEqual([false, '6 p4']);
  });

  test('not those that another package has paid for', () => {
    expect(shown({ held: [held(4), held(5)], included: [{ tariffNo: 4, vapType: 'other' }] }, [smart])).toEqual([
      false,
      '6 p5',
    ]);
  });
});

describe('what is chosen to begin with (addition.first)', () => {
  const free = (templateId: string, more: object = {}) => ({
    templateId,
    isIncluded: false,
    isPopular: false,
    ...more,
  });
  test.each([
    ['the one that is asked for', [free('a', { isPopular: true }), free('b')], 'b', 'b'],
    ['a popular one', [free('a'), free('b', { isPopular: true })], null, 'b'],
    ['the first', [free('a'), free('b')], null, 'a'],
    ['a single one', [free('a')], null, 'a'],
    ['no other where what is asked for is not there', [free('a')], 'z', 'a'],
    ['not what a package includes', [free('a', { isIncluded: true, isPopular: true }), free('b')], 'a', 'b'],
    ['none where there is none', [free('a', { isIncluded: true })], null, null],
  ])('%s', (_what, addons, asked, chosen) => {
    expect(firstChoice(addons, asked)).toBe(chosen);
  });
});

describe('when it begins (addition.start)', () => {
  test.each([
    ['2026-11-21', '2024-01-01', '2026-12-01'],
    ['2026-11-30', '2024-01-01', '2026-12-01'],
    ['2026-12-01', '2024-01-01', '2027-01-01'],
    ['2026-12-31', '2024-01-01', '2027-01-01'],
    ['2027-01-31', '2024-01-01', '2027-02-01'],
    ['2026-11-21', '2026-12-01', '2026-12-01'],
    ['2026-11-21', '2026-12-15', '2026-12-15'],
  ])('ordered on %s to a contract from %s it begins on %s', (today, startDate, begins) => {
    expect(additionStart({ startDate }, today)).toBe(begins);
  });

  test('it is after the order, within a month, on a first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (days) => {
        const today = addDays('2024-01-01', days);
        const begins = additionStart({ startDate: '2020-01-01' }, today);
        expect(begins > today && begins <= addDays(today, 31) && begins.endsWith('-01')).toBe(true);
        expect(weekdayOf(begins)).toBeGreaterThan(0);
      }),
    );
  });
});

describe('which contracts (addition.which)', () => {
  const runs = { contractTypeNo: 0, contractGroupNo: 6, status: 'A', startDate: '2024-01-01', endDate: null } as const;
  test.each([
    ['one in force', runs, null],
    ['one to come', { ...runs, status: 'O', startDate: '2026-12-15' } as const, null],
    ['one of a term that goes on', { ...runs, endDate: '2026-12-01' }, null],
    ['one of a term that is over before', { ...runs, endDate: '2026-11-30' }, 'ending'],
    ['one given notice of', { ...runs, status: 'M', endDate: '2027-01-31' } as const, 'ending'],
    ['one that has ended', { ...runs, status: 'S', endDate: '2026-01-31' } as const, 'ending'],
    ['heat', { ...runs, contractTypeNo: 20, contractGroupNo: 8 }, 'kind'],
    ['small production', { ...runs, contractGroupNo: 16 }, 'kind'],
  ])('%s', (_which, contract, why) => {
    expect(whyNoAddition(contract, '2026-11-21')).toBe(why);
  });
});

describe('the path (addition.path)', () => {
  test.each([
    ['/add-vap/campaign/x', 'B2C'],
    ['/add-vap-b2b/campaign/x', 'B2B'],
    ['/contracts/K1/vap-addition/x', null],
    ['/add-vapour', null],
  ])('%s is for %s', (path, customerType) => {
    expect(pathCustomerType(path)).toBe(customerType);
    expect([isOfPath({ customerType: 'B2C' }, path), isOfPath({ customerType: 'B2B' }, path)]).toEqual([
      customerType !== 'B2B',
      customerType !== 'B2C',
    ]);
  });
});
