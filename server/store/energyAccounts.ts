import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from './queries.ts';
import { energyAccount, invoice, meteringPoint } from './schema.ts';

export type EnergyAccountRow = typeof energyAccount.$inferSelect;

/** The accounts by which a customer pays the same sum each month, with where they are for. */
export const findEnergyAccounts = (db: Queries, customerId: string) =>
  db
    .select({ account: energyAccount, site: meteringPoint })
    .from(energyAccount)
    .innerJoin(meteringPoint, eq(meteringPoint.meteringPointNo, energyAccount.meteringPointNo))
    .where(eq(energyAccount.customerId, customerId))
    .orderBy(asc(energyAccount.ledgerNo));

/** A customer's bills that hold, with what equalises accounts, the oldest first. */
export const findBillsOfAccounts = (db: Queries, customerId: string) =>
  db
    .select({
      invoiceNo: invoice.invoiceNo,
      kind: invoice.kind,
      meteringPointNos: invoice.meteringPointNos,
      fromDate: invoice.fromDate,
      toDate: invoice.toDate,
      invoiceDate: invoice.invoiceDate,
      amountCents: invoice.amountCents,
      creditedOn: invoice.creditedOn,
      body: invoice.body,
    })
    .from(invoice)
    .where(
      and(
        eq(invoice.customerId, customerId),
        inArray(invoice.kind, ['supply', 'heat', 'equalising']),
        isNull(invoice.creditedOn),
      ),
    )
    .orderBy(asc(invoice.invoiceDate), asc(invoice.invoiceNo));
