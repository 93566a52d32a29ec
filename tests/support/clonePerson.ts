import { randomUUID } from 'node:crypto';
import { isIdentityCode } from '../../domain/identifiers/index.ts';

/** What a copied row is called now, by what it was called. */
export type Ids = Record<string, string>;

interface Reference {
  table: string;
  column: string;
  to: string;
  toColumn: string;
}

interface Tables {
  references: Reference[];
  /** The columns whose values a table has once each, by table. */
  unique: Map<string, string[]>;
  /** The columns that the database fills itself, as `table.column`. */
  generated: Set<string>;
}

/** As JSON tells it, so that every database does it alike. */
type Row = Record<string, unknown>;

/** A transaction of either database. */
export interface Transaction {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/**
 * What a sign-in leaves, as whoever is copied has not signed in yet; the invoices, which are made when the copy asks for its own;
 * and a short link, which opens one contract.
 */
const notCopied = new Set(['session', 'acting_grant', 'invoice', 'invoices_made', 'invoice_ticket', 'move_link']);
const quoted = (name: string) => `"${name}"`;

async function readTables(db: Transaction): Promise<Tables> {
  const { rows: references } = (await db.query(`
    select t.relname as table, a.attname as column, f.relname as to, b.attname as "toColumn"
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid join pg_class f on f.oid = c.confrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
    join pg_attribute b on b.attrelid = f.oid and b.attnum = c.confkey[1]
    where c.contype = 'f' and cardinality(c.conkey) = 1`)) as { rows: Reference[] };
  const { rows: single } = (await db.query(`
    select t.relname as table, a.attname as column
    from pg_index i join pg_class t on t.oid = i.indrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
    where i.indisunique and i.indnkeyatts = 1 and t.relnamespace = 'public'::regnamespace`)) as {
    rows: { table: string; column: string }[];
  };
  const { rows: filled } = (await db.query(`
    select table_name || '.' || column_name as name from information_schema.columns
    where is_identity = 'YES' or is_generated = 'ALWAYS'`)) as { rows: { name: string }[] };
  const unique = new Map<string, string[]>();
  for (const { table, column } of single) unique.set(table, [...(unique.get(table) ?? []), column]);
  return { references, unique, generated: new Set(filled.map(({ name }) => name)) };
}

/** How many people have been copied in this process, so that free values are found at once. */
let copies = 0;

/** The last digits are others, from those down that the demo gives to nobody: a copy comes after what it is of. */
const anotherNumber = (value: string, n: number) => value.replace(/\d{3}(?=\D*$)/, String(999 - n).padStart(3, '0'));

/** Of the same day, with another individual number, from those down that are given to nobody. */
function anotherCode(code: string, n: number): string {
  const number = String(999 - n).padStart(3, '0');
  const codes = [...'0123456789ABCDEFHJKLMNPRSTUVWXY'].map((check) => code.slice(0, 7) + number + check);
  return codes.find(isIdentityCode) ?? code;
}

async function rowsOf(db: Transaction, table: string, column: string, value: unknown): Promise<Row[]> {
  // In an order, so that copies of one are made alike.
  const { rows } = (await db.query(
    `select to_jsonb(one) as row from ${quoted(table)} one where ${quoted(column)} = $1 order by ctid`,
    [value],
  )) as { rows: { row: Row }[] };
  return rows.map(({ row }) => row);
}

/** Copies a person with all that is theirs, row by row as the tables refer to each other. */
class Copying {
  readonly #db: Transaction;
  readonly #tables: Tables;
  readonly #sub: string;
  /** As `table.column value`. */
  readonly #copies = new Map<string, string>();
  readonly ids: Ids = {};

  constructor(db: Transaction, tables: Tables, sub: string) {
    this.#db = db;
    this.#tables = tables;
    this.#sub = sub;
  }

  async #rows(table: string, column: string, value: unknown): Promise<Row[]> {
    return rowsOf(this.#db, table, column, value);
  }

  /** Another value that looks the same, which nobody has. */
  async #another(table: string, column: string, value: string): Promise<string> {
    if (/^[\da-f]{8}-/.test(value)) return randomUUID();
    for (let n = copies; n < 998; n += 1) {
      const other = isIdentityCode(value) ? anotherCode(value, n) : anotherNumber(value, n);
      if ((await this.#rows(table, column, other)).length === 0) return other;
    }
    throw new Error(`there is no other ${table}.${column} like ${value}`);
  }

  /** Another's row stays as it is: who else acts for the customer does not act for the copy. */
  #isAnothers(table: string, row: Row): boolean {
    const toPerson = this.#tables.references.find(
      (reference) => reference.table === table && reference.to === 'person',
    );
    return toPerson !== undefined && row[toPerson.column] !== this.#sub;
  }

  /** What refers to the person and to the customer is come to twice, and copied once. */
  #isCopied(table: string, row: Row): boolean {
    const columns = this.#tables.unique.get(table) ?? [];
    return columns.some((column) => this.#copies.has(`${table}.${column} ${String(row[column])}`));
  }

  async copy(table: string, row: Row): Promise<void> {
    if (notCopied.has(table) || this.#isAnothers(table, row) || this.#isCopied(table, row)) return;
    const { references, unique, generated } = this.#tables;
    const copied = Object.fromEntries(Object.entries(row).filter(([column]) => !generated.has(`${table}.${column}`)));
    const own = references.filter((reference) => reference.table === table);
    for (const { column, to, toColumn } of own) {
      const copy = this.#copies.get(`${to}.${toColumn} ${String(row[column])}`);
      if (copy !== undefined) copied[column] = copy;
    }
    for (const column of unique.get(table) ?? []) {
      const value = row[column];
      if (typeof value !== 'string' || copied[column] !== value) continue;
      const other = await this.#another(table, column, value);
      copied[column] = other;
      this.ids[value] = other;
      this.#copies.set(`${table}.${column} ${value}`, other);
    }
    const columns = Object.keys(copied);
    const named = columns.map(quoted).join(', ');
    await this.#db.query(
      `insert into ${quoted(table)} (${named}) select ${named} from jsonb_populate_record(null::${quoted(table)}, $1::jsonb)`,
      [JSON.stringify(copied)],
    );
    // Whom it all belongs to is copied before what does.
    if (table !== 'customer' && table !== 'person') await this.copyWhatRefersTo(table, row);
  }

  async copyWhatRefersTo(table: string, row: Row): Promise<void> {
    for (const { table: child, column, to, toColumn } of this.#tables.references) {
      if (to !== table || child === 'person') continue;
      for (const one of await this.#rows(child, column, row[toColumn])) await this.copy(child, one);
    }
  }
}

/**
 * Copies a person under new ids: the person, the customer whom they are, and every row that refers to either. What others
 * share, such as products and metering points, stays one: of two contracts at a metering point the first one's customer
 * reads what is measured (`consumption.others`), so the demo's person goes on to, and their copy does not.
 *
 * @returns the new ids
 * @throws Error where nobody is called so
 */
export async function clonePerson(db: Transaction, sub: string): Promise<Ids> {
  copies += 1;
  const [person] = await rowsOf(db, 'person', 'sub', sub);
  if (!person) throw new Error(`nobody in the database is called ${sub}`);
  const copying = new Copying(db, await readTables(db), sub);
  const customers = await rowsOf(db, 'customer', 'customer_id', person['customer_id']);
  for (const customer of customers) await copying.copy('customer', customer);
  await copying.copy('person', person);
  for (const customer of customers) await copying.copyWhatRefersTo('customer', customer);
  await copying.copyWhatRefersTo('person', person);
  return copying.ids;
}
