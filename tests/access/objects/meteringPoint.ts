import type { ObjectFixture } from '../objectFixtures.ts';

/** The metering point of the contract of each customer of the tests. */
export const fixture: ObjectFixture = {
  nameOf: (customerId) => `88${customerId}`,
  insert: async () => {},
};
