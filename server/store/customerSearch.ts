import { inArray, sql, type SQL } from 'drizzle-orm';
import { searchWords } from '../../domain/staff/index.ts';
import type { Queries } from './queries.ts';
import { contract, customer, meteringPoint } from './schema.ts';
import { customerWords, lowerEmail, siteWords } from './searchIndexes.ts';

/** So many customers a search counts at most: who looks for one of more knows too little of them. */
const MOST = 1_000;

export type FoundRow = Awaited<ReturnType<typeof findNamed>>[number];

/** All words, each the beginning of one there; a letter or digit alone is a whole word. */
const wordQuery = (words: readonly string[]) => words.map((word) => (word.length > 1 ? `${word}:*` : word)).join(' & ');

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
  const whole = sought.trim();
  const compact = whole.replaceAll(/\s/g, '');
  const upper = whole.toUpperCase();
  const words = searchWords(whole);
  const ways = [
    sql`select ${customer.customerId} from ${customer} where ${customer.customerId} = ${compact}`,
    sql`select ${customer.customerId} from ${customer} where ${lowerEmail(customer)} = lower(${whole})`,
    customersAt(sql`${meteringPoint.meteringPointNo} = ${compact}`),
    customersAt(sql`${meteringPoint.meteringPointId} = ${compact.toUpperCase()}`),
    customersAt(sql`${meteringPoint.deliverySiteId} = ${upper}`),
  ];
  if (words.length > 0 && !whole.includes('@')) {
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
