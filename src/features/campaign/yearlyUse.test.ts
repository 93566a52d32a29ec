import { expect, test } from 'vitest';
import { chosenUse } from './yearlyUse.ts';

test.each([
  ['B2C', '2000', '2000'],
  ['B2C', undefined, '5000'],
  ['B2C', '200000', '5000'],
  ['B2B', '200000', '200000'],
  ['B2B', '5000', '50000'],
  ['B2C', 'x', '5000'],
] as const)('%s, asked for %s: %s (campaign.use)', (customerType, asked, use) => {
  expect(chosenUse({ customerType }, asked)).toBe(use);
});
