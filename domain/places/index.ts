import type { OrderAddress } from '../types.ts';

/** A street address, whoever wrote it: a person, or the register. */
export type PlaceAddress = Pick<OrderAddress, 'streetName' | 'houseNumber' | 'houseLetter' | 'residence'>;

/** One form for the same letters, one space between words, lower case: for comparing, not for showing. */
export const plainWords = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

const flatWord = /^(?:as|asunto|bst|bostad|lgh|flat)\b[. ]*/i;
const staircaseForm = /^([a-zåäö])(?: +|(?=[0-9])|$)/i;

/**
 * What of a house an address names, whichever field it was written into: `B` and `27` are `B 27` and `b27`
 * (`place.door`). `As 8` is the flat 8.
 */
export function doorOf({ houseLetter, residence }: Pick<PlaceAddress, 'houseLetter' | 'residence'>): {
  letters: string;
  flat: string;
} {
  const written = (residence ?? '').normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  const [matched = '', staircase = ''] = staircaseForm.exec(written) ?? [];
  const flat = written.slice(matched.length).replace(flatWord, '').toUpperCase();
  const letters = [houseLetter?.trim() ?? '', staircase].filter((letter) => letter !== '').join(' ');
  return { letters: letters.toUpperCase(), flat: flat.replace(/^0+(?=[0-9])/, '') };
}

/** `5 – 7` and `5/7` as `5-7`. */
export const plainNumber = (houseNumber: string | null): string =>
  (houseNumber ?? '').replaceAll(/\s/g, '').replace(/[–/]/, '-');

/** Street, number and door in one line, without the town: `Sammonkatu 44 B 27` (`place.line`). */
export function streetLine(address: PlaceAddress): string {
  const { letters, flat } = doorOf(address);
  const street = (address.streetName ?? '').normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  return [street, plainNumber(address.houseNumber), letters, flat].filter((part) => part !== '').join(' ');
}

/** Whether two addresses are one but for capitals, spaces and the fields that their parts stand in (`place.line`). */
export function isSameLine(one: PlaceAddress, other: PlaceAddress): boolean {
  return plainWords(streetLine(one)) === plainWords(streetLine(other));
}
