import { isIban, isReferenceNumber } from '../identifiers/index.ts';
import type { Day } from '../time/index.ts';

/** What somebody pays, and to whom. */
export interface Payable {
  /** Without spaces. */
  iban: string;
  bic: string;
  recipient: string;
  cents: number;
  /** National, or by ISO 11649; without spaces. */
  reference: string;
  /** Null: no due day. */
  dueDate: Day | null;
}

/** The most that the field of the amount holds, in cents. */
const MOST_IN_BARCODE = 99_999_999;

/**
 * The 54 digits of the Finnish bank barcode: version 4 with a national reference, 5 with one by ISO 11649
 * (5 "Rules worth a test with known numbers", `invoice.barcode`). Null where it cannot be told in it: an amount over
 * 999 999.99 or below zero, an account abroad, a reference with letters. Without a due day its place has zeros.
 */
export function bankBarcode({ iban, cents, reference, dueDate }: Omit<Payable, 'bic' | 'recipient'>): string | null {
  if (!iban.startsWith('FI') || !isIban(iban) || !isReferenceNumber(reference)) return null;
  if (!Number.isInteger(cents) || cents < 0 || cents > MOST_IN_BARCODE) return null;
  const referred = referenceIn(reference);
  if (referred === null) return null;
  const due = dueDate === null ? '000000' : dueDate.slice(2).replaceAll('-', '');
  return `${referred.version}${iban.slice(2)}${String(cents).padStart(8, '0')}${referred.digits}${due}`;
}

function referenceIn(reference: string): { version: 4 | 5; digits: string } | null {
  if (!reference.startsWith('RF')) return { version: 4, digits: `000${reference.padStart(20, '0')}` };
  const body = reference.slice(4);
  return /^[0-9]{1,21}$/.test(body)
    ? { version: 5, digits: `${reference.slice(2, 4)}${body.padStart(21, '0')}` }
    : null;
}
