import { expect, test } from 'vitest';
import { withUsual } from './usualReason.ts';

const usual = ['Asiakas soitti', 'Asiakas kirjoitti'];

test.each([
  ['', 'Asiakas soitti'],
  ['  ', 'Asiakas soitti'],
  ['Asiakas soitti', 'Asiakas soitti'],
  ['Asiakas kirjoitti', 'Asiakas soitti'],
  ['Laskun selvitys', 'Asiakas soitti: Laskun selvitys'],
  ['Asiakas kirjoitti: Laskun selvitys', 'Asiakas soitti: Laskun selvitys'],
  ['Asiakas soittikin', 'Asiakas soitti: Asiakas soittikin'],
])('%j with a usual reason chosen is %j: nothing written is lost (acting.searchPage)', (written, reason) => {
  expect(withUsual(written, 'Asiakas soitti', usual)).toBe(reason);
});
