import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainWords } from '../../domain/places/index.ts';
import type { Locale } from '../texts.ts';

/** A name in the languages in which it is official: one of the two at least. */
interface OfficialName {
  fi: string;
  sv: string;
}

export interface Street extends OfficialName {
  postalCode: string;
}

export interface FoundStreet {
  streetName: string;
  postalCode: string;
  postalCity: string;
}

const MOST_STREETS = 8;

/**
 * Postal codes and streets, from the files of the folder `places`: a retailer puts the post's own there, or asks its
 * register in the place of these functions (`place.files`).
 */
const folder = join(import.meta.dirname, 'places');

/** Rows of a file behind its heading: a postal code, then a name in Finnish, then one in Swedish. */
function readNames(file: string): Street[] {
  const lines = readFileSync(join(folder, file), 'utf8').trim().split(/\r?\n/).slice(1);
  return lines.map((line) => {
    const [postalCode = '', fi = '', sv = ''] = line.normalize('NFC').split(',');
    return { postalCode, fi, sv };
  });
}

const towns: ReadonlyMap<string, OfficialName> = new Map(
  readNames('postalCodes.csv').map(({ postalCode, fi, sv }) => [postalCode, { fi, sv }]),
);
const streets: readonly Street[] = readNames('streets.csv');

const nameIn = ({ fi, sv }: OfficialName, locale: Locale): string => (locale === 'sv' ? sv || fi : fi || sv);

/** The town of a postal code, by its name in the language where it has one; null for a code that the post does not have (`place.town`). */
export function findTown(postalCode: string, locale: Locale): string | null {
  const town = towns.get(postalCode);
  return town ? nameIn(town, locale) : null;
}

/** Every name of a postal code's town. */
export function townNames(postalCode: string): string[] {
  const { fi = '', sv = '' } = towns.get(postalCode) ?? {};
  return [fi, sv].filter((name) => name !== '');
}

/** The other name of a street with two, in a postal code; null where it has one alone. */
export function otherStreetName(streetName: string, postalCode: string): string | null {
  const written = plainWords(streetName);
  const named = streets.filter((street) => street.postalCode === postalCode);
  for (const { fi, sv } of named) {
    if (plainWords(fi) === written) return sv || null;
    if (plainWords(sv) === written) return fi || null;
  }
  return null;
}

const collator = new Intl.Collator('fi');

/**
 * The streets whose name begins so, in either language, by name and then by postal code; eight at most. The town is named
 * in the language of the name (`place.streets`).
 *
 * @param postalCode null for all of them
 */
export function findStreets(beginning: string, postalCode: string | null): FoundStreet[] {
  const sought = plainWords(beginning);
  const found = streets.flatMap((street) =>
    (['fi', 'sv'] as const).flatMap((language) => {
      const isIt = plainWords(street[language]).startsWith(sought) && street[language] !== '';
      if (!isIt || (postalCode !== null && street.postalCode !== postalCode)) return [];
      const postalCity = findTown(street.postalCode, language) ?? '';
      return [{ streetName: street[language], postalCode: street.postalCode, postalCity }];
    }),
  );
  found.sort(
    (one, next) => collator.compare(one.streetName, next.streetName) || one.postalCode.localeCompare(next.postalCode),
  );
  return found.slice(0, MOST_STREETS);
}
