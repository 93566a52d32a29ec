import { inArray, sql, type SQL } from 'drizzle-orm';
import { emailOf, numberOf, searchWords } from '../../domain/staff/sought.ts';
import type { Queries } from './queries.ts';
import { contract, customer, meteringPoint } from './schema.ts';
import { customerWords, lowerEmail, siteNumber, siteWords } from './searchIndexes.ts';

/** So many customers a search counts at most: who looks for one of more knows too little of them. */
const MOST = 1_000;

export type FoundRow = Awaited<ReturnType<typeof findNamed>>[number];

/**
 * All words, each the beginning of one there. A letter or digit alone is a whole word, as a house has it: but for the letter
 * with which the next word begins.
 */
const wordQuery = (words: readonly string[]) => {
  const isBegun = (word: string, at: number) => at > 0 && at === words.length - 1 && !/\d/.test(word + words[at - 1]);
  return words.map((word, at) => (word.length > 1 || isBegun(word, at) ? `${word}:*` : word)).join(' & ');
};

const customersAt = (condition: SQL) => sql`select ${contract.customerId} from ${meteringPoint}
  join ${contract} on ${contract.meteringPointNo} = ${meteringPoint.meteringPointNo} where ${condition}`;

/**
 * The customers that a search finds (`acting.search`): by customer number, metering point, delivery site or e-mail as a
 * whole, or by the beginnings of words of names and addresses, without case and accents. Each way has an index of its own.
 *
 * @returns their ids in the order of their names, and how many there are, at most 1,000
 */
export async function searchCustomers(
  db: Queries,
  sought: string,
  { from, most }: { from: number; most: number },
): Promise<{ total: number; customerIds: string[] }> {
  const number = numberOf(sought);
  const email = emailOf(sought);
  const words = searchWords(sought);
  const ways = [
    sql`select ${customer.customerId} from ${customer} where ${customer.customerId} = ${number}`,
    sql`select ${customer.customerId} from ${customer} where ${lowerEmail(customer)} = ${email}`,
    customersAt(sql`${meteringPoint.meteringPointNo} = ${number}`),
    customersAt(sql`${meteringPoint.meteringPointId} = ${number}`),
    customersAt(sql`${siteNumber(meteringPoint)} = ${number}`),
  ];
  if (words.length > 0 && !sought.includes('@')) {
    const query = sql`to_tsquery('simple', ${wordQuery(words)})`;
    ways.push(
      sql`select ${customer.customerId} from ${customer} where ${customerWords(customer)} @@ ${query}`,
      customersAt(sql`${siteWords(meteringPoint)} @@ ${query}`),
    );
  }
  const { rows } = (await db.execute(sql`
    with found as (select customer_id from (${sql.join(ways, sql` union `)}) as ways limit ${MOST})
    select ${customer.customerId} as id, (count(*) over ())::int as total
    from ${customer} where ${customer.customerId} in (select customer_id from found)
    order by ${customer.lastName}, ${customer.firstName}, ${customer.customerId} offset ${from} limit ${most}`)) as {
    rows: { id: string; total: number }[];
  };
  return { total: rows[0]?.total ?? 0, customerIds: rows.map(({ id }) => id) };
}

/** What tells customers apart, in the order of the ids. */
export async function findNamed(db: Queries, customerIds: readonly string[]) {
  if (customerIds.length === 0) return [];
  const { customerId, customerType, firstName, lastName, address } = customer;
  const found = await db
    .select({ customerId, customerType, firstName, lastName, address })
    .from(customer)
    .where(inArray(customer.customerId, [...customerIds]));
  const byId = new Map(found.map((row) => [row.customerId, row]));
  return customerIds.flatMap((id) => byId.get(id) ?? []);
}
