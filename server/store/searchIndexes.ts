import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/*
 * By what customers are found: the same expressions in the indexes and in the search, or the database reads every row.
 * Letters are compared without their accents, as domain/staff does with what is sought; what joins two words parts them.
 */
type Columns<Name extends string> = Record<Name, AnyPgColumn>;

const FROM = 'åäâáàãöôóòõøéèêëüûúùíìîïñçšžÅÄÖÉÜŠŽ-.,/&';
const TO = 'aaaaaaooooooeeeeuuuuiiiincszaaoeusz     ';

const wordsOf = (...parts: SQL[]): SQL =>
  sql`to_tsvector('simple', translate(lower(${sql.join(
    parts.map((part) => sql`coalesce(${part}, '')`),
    sql` || ' ' || `,
  )}), ${sql.raw(`'${FROM}'`)}, ${sql.raw(`'${TO}'`)}))`;

export const lowerEmail = ({ email }: Columns<'email'>): SQL => sql`lower(${email})`;

/** Of a customer's names and address. */
export function customerWords({ firstName, lastName, address }: Columns<'firstName' | 'lastName' | 'address'>): SQL {
  const line = (name: string) => sql`${address} ->> ${sql.raw(`'${name}'`)}`;
  return wordsOf(
    sql`${firstName}`,
    sql`${lastName}`,
    ...['streetName', 'houseNumber', 'houseLetter', 'residence', 'zip', 'city'].map(line),
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
