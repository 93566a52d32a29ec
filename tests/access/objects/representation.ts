import { person, representation } from '../../../server/store/schema.ts';
import type { ObjectFixture } from '../objectFixtures.ts';

const sub = '7e570000-0000-4000-8000-00000000f001';

/** Somebody who may act for each customer of the tests, and is none of their callers. */
export const fixture: ObjectFixture = {
  nameOf: (customerId) => `7e570000-0000-4000-8000-0000${customerId}`,
  insert: async ({ db }, customerIds) => {
    await db.insert(person).values({ sub, identityCode: '010177-900X', givenName: 'Testi', familyName: 'Edustaja' });
    await db.insert(representation).values(
      customerIds.map((customerId) => ({
        sub,
        customerId,
        id: fixture.nameOf(customerId),
        validFrom: '2024-01-01',
      })),
    );
  },
};
