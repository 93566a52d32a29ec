import { like } from 'drizzle-orm';
import { invoice, invoicePostponement } from '../../../server/store/schema.ts';
import type { ObjectFixture } from '../objectFixtures.ts';

const dueDate = '2026-11-26';
const numberOf = (customerId: string) => `66${customerId}`;

/** An invoice of each customer of the tests, which may be postponed. */
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
        fromDate: '2026-10-01',
        toDate: '2026-10-31',
        invoiceDate: '2026-11-12',
        dueDate,
        amountCents: 1000,
        body: { lines: [], uses: [] },
      })),
    );
  },
  restore: async ({ db }) => {
    await db.delete(invoicePostponement);
    await db.update(invoice).set({ dueDate, postponedFrom: null }).where(like(invoice.invoiceNo, '66%'));
  },
};
