import { invoice } from '../../../server/store/schema.ts';
import type { ObjectFixture } from '../objectFixtures.ts';

const numberOf = (customerId: string) => `66${customerId}`;

/** An invoice of each customer of the tests. */
export const fixture: ObjectFixture = {
  nameOf: numberOf,
  insert: async ({ db }, customerIds) => {
    await db.insert(invoice).values(
      customerIds.map((customerId) => ({
        invoiceNo: numberOf(customerId),
        customerId,
        kind: 'supply' as const,
        billedTogether: customerId,
        contents: ['electricity' as const],
        meteringPointNos: [`88${customerId}`],
        ledgerNo: `5${customerId}`,
        fromDate: '2024-01-01',
        toDate: '2024-01-31',
        invoiceDate: '2024-02-12',
        dueDate: '2024-02-26',
        amountCents: 1000,
        body: { lines: [], uses: [] },
      })),
    );
  },
};
