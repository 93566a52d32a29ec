import { hasIdentityCode, tellsIdentityCode } from '../identifiers/index.ts';

/** So many characters a reason has at least and at most, as the API has it. */
export const REASON_LENGTH = { least: 3, most: 200 } as const;
/** So many characters are sought at least and at most, as the API has it. */
export const SOUGHT_LENGTH = { least: 3, most: 100 } as const;

export type StaffTextFault = 'minLength' | 'maxLength' | 'identityCode';

/** What people write in the place of the hyphen of an identity code: a dash, a slash, a space. */
const writtenSign = /(?<=\d{6}) ?[\u2010-\u2015\u2212/\s] ?(?=\d{3}[\da-z])/giu;

/** Characters that nobody sees: joiners, fillers, the empty one of Braille. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const seenOf = (text: string): string => text.replaceAll(unseen, '');

const faultOf = (text: string, { least, most }: { least: number; most: number }): StaffTextFault | null => {
  const { length } = text.trim();
  if (length < least) return 'minLength';
  if (length > most) return 'maxLength';
  return hasIdentityCode(text) || tellsIdentityCode(text) ? 'identityCode' : null;
};

/**
 * What is wrong with a reason for looking at a customer (`acting.reason`): it says something that can be read, and holds no
 * identity code, as the customer reads it and it is kept for years. Null where nothing is.
 */
export function reasonFault(reason: string): StaffTextFault | null {
  const seen = seenOf(reason);
  const { length } = seen.match(/[\p{L}\p{N}]/gu) ?? [];
  return length < REASON_LENGTH.least ? 'minLength' : faultOf(seen.replaceAll(writtenSign, '-'), REASON_LENGTH);
}

/** What is wrong with what is sought (`acting.search`); nobody is found by an identity code. Null where nothing is. */
export const soughtFault = (sought: string): StaffTextFault | null => faultOf(seenOf(sought), SOUGHT_LENGTH);
