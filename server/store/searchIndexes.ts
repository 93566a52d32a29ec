import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { ACCENTS, NO_DIGIT_OR_LETTER, SPELLED, WORD_ENDS } from '../../domain/staff/sought.ts';

/*
 * By what customers are found: the same expressions in the indexes and in the search, or the database reads every row.
 * Letters are compared by the rule of domain/staff/sought.ts, which what is sought is compared by too. Whoever changes that
 * rule has changed these expressions: the indexes need a migration.
 */
type Columns<Name extends string> = Record<Name, AnyPgColumn>;

const literal = (text: string) => sql.raw(`'${text}'`);

/** One letter takes the place of one, and two that of one. */
const [asOne, asTwo] = [1, 2].map((length) => [...SPELLED].filter(([, plain]) => plain.length === length));

function plainOf(text: SQL): SQL {
  const bare = sql`regexp_replace(normalize(${text}, nfkd), ${literal(ACCENTS)}, '', 'g')`;
  const [from, to] = [0, 1].map((side) => (asOne ?? []).map((pair) => pair[side]).join(''));
  const translated = sql`translate(${bare}, ${literal(from ?? '')}, ${literal(to ?? '')})`;
  const spelled = (asTwo ?? []).reduce(
    (inner, [letter, plain]) => sql`replace(${inner}, ${literal(letter)}, ${literal(plain)})`,
    translated,
  );
  return sql`lower(${spelled})`;
}

const wordsOf = (...parts: SQL[]): SQL => {
  const text = sql.join(
    parts.map((part) => sql`coalesce(${part}, '')`),
    sql` || ' ' || `,
  );
  return sql`to_tsvector('simple', regexp_replace(${plainOf(text)}, ${literal(WORD_ENDS)}, ' ', 'g'))`;
};

export const lowerEmail = ({ email }: Columns<'email'>): SQL => sql`lower(${email})`;

/** A delivery site's id as {@link numberOf} has what is sought. */
export const siteNumber = ({ deliverySiteId }: Columns<'deliverySiteId'>): SQL =>
  sql`upper(regexp_replace(${deliverySiteId}, ${literal(NO_DIGIT_OR_LETTER)}, '', 'g'))`;

/** Of a customer's names and address. */
export function customerWords({ firstName, lastName, address }: Columns<'firstName' | 'lastName' | 'address'>): SQL {
  const line = (name: string) => sql`${address} ->> ${sql.raw(`'${name}'`)}`;
  return wordsOf(
    sql`${firstName}`,
    sql`${lastName}`,
    ...['streetName', 'houseNumber', 'houseLetter', 'residence', 'zip', 'city'].map(line),
    // The number alone is kept; people write it after one of these.
    sql`'PL PB P.O. Box ' || (${line('postalBox')})`,
  );
}

/** Of a metering point's address. */
export function siteWords(
  site: Columns<'streetName' | 'houseNumber' | 'houseLetter' | 'residence' | 'postalCode' | 'postalCity'>,
): SQL {
  const { streetName, houseNumber, houseLetter, residence, postalCode, postalCity } = site;
  return wordsOf(
    ...[streetName, houseNumber, houseLetter, residence, postalCode, postalCity].map((column) => sql`${column}`),
  );
}
