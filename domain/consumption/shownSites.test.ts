import { expect, test } from 'vitest';
import { DEFAULT_CONSUMPTION_GROUPS } from '../contracts/index.ts';
import { isConsumptionShown } from './shownSites.ts';

test.each([
  ['of a group that is named', [6], DEFAULT_CONSUMPTION_GROUPS, true],
  ['of a group that is not', [9], DEFAULT_CONSUMPTION_GROUPS, false],
  ['of two, one of which is named', [9, 11], DEFAULT_CONSUMPTION_GROUPS, true],
  ['with production that is netted there, whose group is not named', [6, 16], DEFAULT_CONSUMPTION_GROUPS, true],
  ['of production alone, even where it is named', [16], [6, 16], false],
  ['of a group that a retailer left out, though production is named', [6, 16], [8, 16], false],
  ['where nothing is named', [6], [], false],
])('a site with contracts %s: %o of %o is %s (consumption.shownGroups)', (_name, siteGroups, shown, isShown) => {
  expect(isConsumptionShown(siteGroups, shown)).toBe(isShown);
});
