import { asc, gt } from 'drizzle-orm';
import type { Database } from '../../server/store/database.ts';
import { outboxMessage } from '../../server/store/schema.ts';
import { namedBy, type Intent, type Kind } from './kind.ts';
import { contractCodes, orderRows, tornOrders } from './orderRows.ts';
import { kindOf, kinds, nameOf } from './writes.ts';

/** What the database had before anybody wrote, by what reads it. */
export interface Begun {
  rows: Map<Kind['rows'], ReadonlySet<string>>;
  contracts: ReadonlySet<string>;
}

/** Mails that are read at once: each holds all that it says, and thousands may have been written. */
const PAGE = 500;

const places = [...new Set([...kinds.values()].map(({ rows }) => rows))];

export async function readBegun(database: Database): Promise<Begun> {
  const rows: Begun['rows'] = new Map();
  for (const place of places) rows.set(place, new Set(await place(database)));
  return { rows, contracts: new Set(await contractCodes(database)) };
}

/** What the database holds that it should not, and lacks that it should have; all must be 0. */
export interface Comparison {
  /** Answered, and no row. */
  lost: number;
  /** More than one row. */
  doubled: number;
  /** Rows that nobody sent. */
  foreign: number;
  /** Orders that lack, or have twice, what belongs to them: contract, services, consents. */
  torn: number;
  mailsMissing: number;
  mailsDoubled: number;
}

/** What the database holds, against what the clients were told; what they were not told may be there or not. */
export async function compare(database: Database, intents: readonly Intent[], begun: Begun): Promise<Comparison> {
  const told = intents.filter(({ answer }) => answer !== null);
  const mails = await mailsIn(database);
  const result = { lost: 0, doubled: 0, foreign: 0, torn: 0, mailsMissing: 0, mailsDoubled: 0 };
  for (const place of places) {
    const counts = countBy((await place(database)).filter((name) => !begun.rows.get(place)?.has(name)));
    const isIts = (intent: Intent) => kindOf(intent).rows === place;
    const names = new Set(intents.filter(isIts).map(nameOf));
    result.lost += told.filter((intent) => isIts(intent) && !counts.has(nameOf(intent))).length;
    result.doubled += [...counts].filter(([name, count]) => names.has(name) && count > 1).length;
    result.foreign += [...counts.keys()].filter((name) => !names.has(name)).length;
  }
  const orders = intents.filter((intent) => kindOf(intent).rows === orderRows).map(nameOf);
  result.torn = (await tornOrders(database, orders, begun.contracts)).length;

  // A kept order has none; its proof, of the same name, has one.
  const wantedOf = (some: readonly Intent[]) => countBy(some.flatMap(mailedOf));
  const [wanted, most] = [wantedOf(told), wantedOf(intents)];
  const named = new Set(mails.map(({ name }) => name));
  // The customer hears at the address that is known of them too: a mail is doubled that goes to one and the same twice.
  const copies = countBy(
    mails.filter(({ name }) => most.has(name)).map(({ name, recipient }) => `${name} ${recipient}`),
  );
  result.mailsMissing = [...wanted.keys()].filter((name) => !named.has(name)).length;
  result.mailsDoubled = [...copies.values()].filter((count) => count > 1).length;
  result.foreign += [...named].filter((name) => !most.has(name)).length;
  return result;
}

/** The names in the mails of a write. */
function mailedOf(intent: Intent): string[] {
  const { mails, alsoMailed } = kindOf(intent);
  return [...(mails === 1 ? [nameOf(intent)] : []), ...(alsoMailed ? [alsoMailed(intent)] : [])];
}

interface Mailed {
  /** Of the write that it tells of. */
  name: string;
  recipient: string;
}

/** All mails that tell of a write: a feedback stands in its mail, some say what they are of, any other goes to who has written. */
async function mailsIn({ db }: Database): Promise<Mailed[]> {
  const mails: Mailed[] = [];
  const { id, mail, recipient } = outboxMessage;
  let last: string | null = null;
  do {
    const page = await db
      .select({ id, mail, recipient })
      .from(outboxMessage)
      .where(last === null ? undefined : gt(id, last))
      .orderBy(asc(id))
      .limit(PAGE);
    mails.push(...page.flatMap((one) => namesIn(one).map((name) => ({ name, recipient: one.recipient }))));
    last = page.at(-1)?.id ?? null;
  } while (last !== null);
  return mails;
}

function namesIn({ mail, recipient }: Pick<typeof outboxMessage.$inferSelect, 'mail' | 'recipient'>): string[] {
  const named = [...kinds.values()].flatMap(({ mailOf }) => mailOf?.(mail) ?? []);
  if (named.length > 0) return named;
  const quoted = mail.parts.flatMap((part) => (part.kind === 'quote' ? [part.text] : []));
  return namedBy(recipient) === recipient ? quoted.flat() : [namedBy(recipient)];
}

function countBy(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
