import { isCustomerNumber, isEmail, isIban, readCode, readEmail } from '../identifiers/index.ts';
import type { NewContactUpdate } from '../types.ts';

/** What of a customer's may be updated by a form that is open to everyone. */
export type ContactKind = NewContactUpdate['kind'];

const rules = {
  bankAccount: { read: readCode, isRight: isIban },
  emailAddress: { read: readEmail, isRight: isEmail },
} satisfies Record<ContactKind, { read(text: string): string; isRight(text: string): boolean }>;

/** The new value as it is kept: an IBAN without spaces in upper case, or an address; null where it is none (`update.value`). */
export function readContact(kind: ContactKind, text: string): string | null {
  const { read, isRight } = rules[kind];
  const value = read(text);
  return isRight(value) ? value : null;
}

/** A customer number as it is kept, which may be written in groups; null where it is none (`update.value`). */
export function readCustomerNumber(text: string): string | null {
  const number = readCode(text);
  return isCustomerNumber(number) ? number : null;
}

/** Whose updates a person may make who has proven who they are (`update.whose`). */
interface Prover {
  /** Their own customership; null where they have none. */
  customerId: string | null;
  /** Those whom they may act for today. */
  representedCustomerIds: ReadonlySet<string>;
}

/**
 * Whether somebody may change what belongs to a customer number (`update.whose`). It says no of a number that nobody has as
 * it does of another's.
 */
export const mayUpdate = ({ customerId, representedCustomerIds }: Prover, customerNo: string): boolean =>
  customerNo === customerId || representedCustomerIds.has(customerNo);

/** Where it is told that an update is done: where it was until then, and where it is from now on (`update.told`). */
export interface ToldOfUpdate {
  /** Who was written to before; null where nobody was, or it is the same mailbox. */
  before: string | null;
  /** Who is written to from now on; null where there is no address. */
  now: string | null;
}

/**
 * Who is told of an update (`update.told`): of a new account the address that is known; of a new address both, as the old
 * one alone is read by who did not ask for it.
 *
 * @param known the address before the update; null where there is none
 */
export function toldOfUpdate(kind: ContactKind, value: string, known: string | null): ToldOfUpdate {
  if (kind === 'bankAccount') return { before: null, now: known };
  const isSame = known !== null && known.toLowerCase() === value.toLowerCase();
  return { before: isSame ? null : known, now: value };
}

/** The last four characters of an account, by which its owner knows it and nobody else finds it (`update.masked`). */
export const endOfAccount = (iban: string): string => iban.slice(-4);
