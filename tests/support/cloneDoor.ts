import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { demoPeople, type DemoPerson } from '../../server/demo/people.ts';
import { clonePerson, type Transaction } from './clonePerson.ts';

/*
 * Loaded into the process of a server that a test has started, before the server itself: the server's own code knows
 * nothing of it. The test, and nobody else, asks over the channel between the two processes.
 */

/**
 * What the test asks for: a copy of a person; that the copy is no longer among the people to choose; that somebody works
 * for the retailer; that they do no more; or how many rows tables have.
 */
export type Wish = { wish: number } & Wanted;
export type Wanted =
  { clone: string } | { hide: string } | { employ: string } | { dismiss: string } | { count: readonly string[] };
export type Granted = { wish: number } & ({ granted: Record<string, string | number> } | { fault: string });

interface Database extends Transaction {
  transaction<Result>(work: (db: Transaction) => Promise<Result>): Promise<Result>;
}

let database: Database | undefined;
const create: (...facts: unknown[]) => Promise<PGlite> = PGlite.create.bind(PGlite);
Object.assign(PGlite, {
  create: async (...facts: unknown[]) => {
    const embedded = await create(...facts);
    database = embedded;
    return embedded;
  },
});

/** A connection of its own to the server's database, where that is a PostgreSQL. */
async function connect(url: string): Promise<Database> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const query: Transaction['query'] = (text, values) => client.query(text, values);
  const transaction: Database['transaction'] = async (work) => {
    await client.query('begin');
    const result = await work({ query });
    await client.query('commit');
    return result;
  };
  return { query, transaction };
}

/** The identity provider lets choose among these. */
const people = demoPeople as DemoPerson[];

/** Of each copy, what its copied rows are called. */
const copied = new Map<string, string[]>();

/** What copies have ordered ends before the next one comes, who then finds nobody where it was to be delivered. */
const endOrdered = `update contract set status = 'S', end_date = start_date
  where customer_id in (select customer_id from person where sub = any($1)) and not contract_code = any($2)
    and (status <> 'S' or end_date is distinct from start_date)`;

async function grant(wish: Wish): Promise<Record<string, string | number>> {
  if ('hide' in wish) {
    people.splice(0, people.length, ...people.filter(({ sub }) => sub !== wish.hide));
    return {};
  }
  const { DATABASE_URL: url } = process.env;
  if (url) database ??= await connect(url);
  if (!database) throw new Error('the server has not opened its database yet');
  if ('count' in wish) {
    const tables = wish.count.map((table) => `(select count(*)::int from "${table}") as "${table}"`);
    const { rows } = (await database.query(`select ${tables.join(', ')}`)) as { rows: Record<string, number>[] };
    return rows[0] ?? {};
  }
  if ('employ' in wish) {
    await database.query("insert into employee (sub, employee_type) values ($1, 'customerService')", [wish.employ]);
    return {};
  }
  if ('dismiss' in wish) {
    await database.query('delete from employee where sub = $1', [wish.dismiss]);
    return {};
  }
  await database.query(endOrdered, [[...copied.keys()], [...copied.values()].flat()]);
  const ids = await database.transaction((transaction) => clonePerson(transaction, wish.clone));
  const person = people.find(({ sub }) => sub === wish.clone);
  const sub = ids[wish.clone];
  if (person && sub) people.push({ ...person, sub });
  if (sub) copied.set(sub, Object.values(ids));
  return ids;
}

process.on('message', (wish: Wish) => {
  const answer = (given: Record<string, unknown>) => process.send?.({ wish: wish.wish, ...given });
  grant(wish).then(
    (granted) => answer({ granted }),
    (thrown: unknown) => answer({ fault: String(thrown) }),
  );
});
// The server goes when it is told to, and with the test.
process.channel?.unref();
