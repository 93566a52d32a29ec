export type StreetAddress =
  | {
      typeOfAddress: 'regularAddress';
      streetName: string;
      /** `5`, `5-7`. */
      houseNumber: string;
      /** Upper case; null where there is none. */
      houseLetter: string | null;
      /** Staircase and flat: `C 12`, `As 8`, `2`; null where there is none. */
      residence: string | null;
    }
  | { typeOfAddress: 'postalBox'; postalBox: string }
  | { typeOfAddress: 'posteRestante' };

const LENGTH_LIMIT = 200;

const boxForm = /^(?:PL|PB|P\.?O\.? ?box) ?([0-9]{1,6})$/i;
const houseForm = /^([0-9]{1,6}(?:[-/][0-9]{1,6})?)([a-zåäö])?$/i;
const letterForm = /^[a-zåäö]$/i;
/** Words of a residence; a number of five digits is a postal code. */
const residenceForm = /^(?!.*[0-9]{5})[\p{L}\p{N} ./-]{1,40}$/u;

/**
 * Takes an address that was written freely apart (1 §5, 2 §5, `identifiers.address`): `Harjutie 3B 2`,
 * `Moisionrannantie 2 As 8`, `Mannerheimintie 5-7 C 12`, `PL 111`, `Poste restante`. Null where there is no street with
 * a number. A letter at the number is the house's; a letter apart is the staircase's and belongs to the residence,
 * except where nothing follows it (`Koivukuja 4 B`, `identifiers.addressLetter`).
 */
export function parseStreetAddress(text: string): StreetAddress | null {
  if (text.length > LENGTH_LIMIT) return null;
  const written = tidy(text);
  if (/^poste restante$/i.test(written)) return { typeOfAddress: 'posteRestante' };
  const [, postalBox] = boxForm.exec(written) ?? [];
  return postalBox === undefined ? parseRegularAddress(written.split(' ')) : { typeOfAddress: 'postalBox', postalBox };
}

/** One form for the same letters, one space between words, `5 – 7` as `5-7`. */
function tidy(text: string): string {
  const words = text.normalize('NFC').replaceAll(',', ' ').trim().replaceAll(/\s+/g, ' ');
  return words.replaceAll(/([0-9]) ?[-–] ?(?=[0-9])/g, '$1-');
}

function parseRegularAddress(words: string[]): StreetAddress | null {
  // The number is the first word with a digit in front, but never the first of all: "3 Sepän katu" is no address.
  const at = words.findIndex((word, index) => index > 0 && /^[0-9]/.test(word));
  const [, houseNumber, attached] = houseForm.exec(words[at] ?? '') ?? [];
  const streetName = words.slice(0, at).join(' ');
  if (houseNumber === undefined || !/\p{L}/u.test(streetName)) return null;

  const behind = words.slice(at + 1);
  const isLetterApart = attached === undefined && behind.length === 1 && letterForm.test(behind[0] ?? '');
  const letter = isLetterApart ? behind[0] : attached;
  const residence = isLetterApart ? '' : residenceOf(behind);
  if (residence !== '' && !residenceForm.test(residence)) return null;
  return {
    typeOfAddress: 'regularAddress',
    streetName,
    houseNumber,
    houseLetter: letter?.toUpperCase() ?? null,
    residence: residence || null,
  };
}

/** `c 12` and `c12` as `C 12`; other words stay as they were written. */
function residenceOf(words: string[]): string {
  const staircaseForm = /^([a-zåäö])(?: |(?=[0-9]))/i;
  return words.join(' ').replace(staircaseForm, (_, staircase: string) => `${staircase.toUpperCase()} `);
}
