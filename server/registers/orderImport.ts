import { sql } from 'drizzle-orm';
import type { Queries } from '../store/queries.ts';
import { orderImportNumber } from '../store/schema.ts';
import { answers, rowOfPerson } from './demoRegister.ts';
import { withinTime } from './withinTime.ts';

/** What is given to the retailer's system: an order, or one of its services. */
export interface Import {
  /** The same for the same intent, however often it is sent: the system makes no second one of it. */
  orderId: string;
  /** Of a service; null: the order itself. */
  templateId: string | null;
  /** Of whoever orders; null where that is a company. */
  identityCode: string | null;
  /** Where it is paid to; null where nothing is, and of a service. */
  iban: string | null;
  /** A service that did not come through with its order. */
  isRetry: boolean;
}

/**
 * Gives an order or a service to the retailer's system; the one place that does (`registers.orderImport`).
 *
 * @returns its number there; null where it did not get there, or what was answered is no number
 */
export async function importPart(db: Queries, part: Import): Promise<string | null> {
  const importNo = await withinTime(askRegister(db, part), null);
  return importNo !== null && /^\d{6,12}$/.test(importNo) ? importNo : null;
}

/** The demo's system: what it was given stands with the order, the account sealed. */
async function askRegister(db: Queries, { templateId, identityCode, isRetry }: Import): Promise<string | null> {
  const row = await rowOfPerson(db, identityCode);
  if (!(await answers(row?.importMood))) return null;
  if (row?.importMood === 'wrong') return 'ORA-00001';
  const isLost = row?.serviceMood === 'away' || (row?.serviceMood === 'once' && !isRetry);
  if (templateId !== null && isLost) return null;
  const { rows } = (await db.execute(sql`select nextval(${orderImportNumber.seqName}) as no`)) as {
    rows: { no: string | number }[];
  };
  return String(rows[0]?.no);
}
