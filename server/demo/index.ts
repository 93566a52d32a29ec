import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { IndexColumn, PgTable } from 'drizzle-orm/pg-core';
import { helsinkiToday } from '../../domain/time/index.ts';
import type { Database, Queries } from '../store/database.ts';
import * as tables from '../store/schema.ts';
import { demoContracts } from './contracts.ts';
import { demoCustomers, demoRepresentations } from './customers.ts';
import { demoMeteringPoints } from './meteringPoints.ts';
import { demoPeople } from './people.ts';
import { demoAddonProducts, demoProducts } from './products.ts';

/** Two processes that start at once seed one after the other; the number is ours alone. */
const SEED_LOCK = 70_410_002;
/** In milliseconds. */
const LOCK_PATIENCE = 30_000;
const LOCK_PAUSE = 50;
const NOTE = 'demo';

const standing = {
  customers: demoCustomers,
  people: demoPeople.map(({ line: _line, role: _role, employee: _employee, ...person }) => person),
  employees: demoPeople.flatMap(({ sub, employee }) => (employee ? [{ sub, ...employee }] : [])),
  representations: demoRepresentations,
  meteringPoints: demoMeteringPoints,
  products: demoProducts,
  addonProducts: demoAddonProducts,
};
const fingerprint = createHash('sha256').update(JSON.stringify(standing)).digest('hex').slice(0, 16);

/**
 * Puts the demo data into the database as it stands today in Europe/Helsinki, in one transaction (`demo.seed`). Does
 * nothing where it is there already, and waits for another process that is at it. Sessions and whatever else is not
 * demo data stay as they are.
 *
 * @throws Error when another process has held the lock for half a minute
 */
export async function seedDemo({ db }: Pick<Database, 'db'>, clock: () => Date): Promise<void> {
  const today = helsinkiToday(clock().getTime());
  const wanted = `${today} ${fingerprint}`;
  if ((await readNote(db)) === wanted) return;

  const deadline = Date.now() + LOCK_PATIENCE;
  while (!(await db.transaction((transaction) => seedIfLocked(transaction, today, wanted)))) {
    if (Date.now() > deadline) throw new Error('Another process has been filling the database for too long.');
    await wait(LOCK_PAUSE);
  }
}

/** @returns false when another process holds the lock */
async function seedIfLocked(db: Queries, today: string, wanted: string): Promise<boolean> {
  // Tried and not waited for: the pool gives no query longer than a moment.
  const { rows } = (await db.execute(sql`select pg_try_advisory_xact_lock(${SEED_LOCK}) as held`)) as {
    rows: { held: boolean }[];
  };
  if (!rows[0]?.held) return false;
  const note = await readNote(db);
  if (note === wanted) return true;
  if (!note?.endsWith(fingerprint)) await writeStanding(db);
  await writeDated(db, today);
  await upsert(db, tables.databaseNote, [{ name: NOTE, value: wanted }], [tables.databaseNote.name]);
  return true;
}

async function readNote(db: Queries): Promise<string | null> {
  const [note] = await db.select().from(tables.databaseNote).where(eq(tables.databaseNote.name, NOTE));
  return note?.value ?? null;
}

/** What is the same on every day. */
async function writeStanding(db: Queries): Promise<void> {
  await upsert(db, tables.customer, standing.customers, [tables.customer.customerId]);
  await upsert(db, tables.person, standing.people, [tables.person.sub]);
  await upsert(db, tables.employee, standing.employees, [tables.employee.sub]);
  const { sub, customerId } = tables.representation;
  await upsert(db, tables.representation, standing.representations, [sub, customerId]);
  await upsert(db, tables.meteringPoint, standing.meteringPoints, [tables.meteringPoint.meteringPointNo]);
  await upsert(db, tables.product, standing.products, [tables.product.tariffNo]);
  await upsert(db, tables.addonProduct, standing.addonProducts, [tables.addonProduct.tariffNo]);
}

/** What goes with the day: the contracts, which tariff each had when, and their add-ons. */
async function writeDated(db: Queries, today: string): Promise<void> {
  const { contracts, deliveries, addons } = demoContracts(today);
  const codes = contracts.map(({ contractCode }) => contractCode);
  await upsert(db, tables.contract, contracts, [tables.contract.contractCode]);
  // Their key holds a date that moves.
  await db.delete(tables.contractDelivery).where(inArray(tables.contractDelivery.contractCode, codes));
  await db.insert(tables.contractDelivery).values(deliveries);
  const { contractCode, tariffNo } = tables.contractAddon;
  await upsert(db, tables.contractAddon, addons, [contractCode, tariffNo]);
}

/** Inserts the rows; one that is there already gets the new values. */
async function upsert<Table extends PgTable>(
  db: Queries,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  key: IndexColumn[],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => !key.includes(column));
  const set = Object.fromEntries(
    columns.map(([name]): [string, SQL] => [name, sql`excluded.${sql.identifier(toSnakeCase(name))}`]),
  );
  await db
    .insert(table)
    .values([...rows])
    .onConflictDoUpdate({ target: key, set: set as never });
}
