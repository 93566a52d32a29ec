import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { helsinkiToday } from '../../domain/time/index.ts';
import { modulesIn } from '../modulesIn.ts';
import type { Database, Queries } from '../store/database.ts';
import { readNote, writeNote } from '../store/notes.ts';
import { inOrder, putRows, type DemoRows, type Written } from './rows.ts';

/** Two processes that start at once seed one after the other; the number is ours alone. */
const SEED_LOCK = 70_410_002;
/** In milliseconds. */
const LOCK_PATIENCE = 30_000;
const LOCK_PAUSE = 50;
const NOTE = 'demo';
/** What the demo itself has put in. */
const NOTE_OF_ROWS = 'demo.rows';

/** For the fingerprint alone: any day serves, if it is always the same. */
const SOME_DAY = '2026-01-15';

type RowsOfDay = (today: string) => readonly DemoRows[];

const found = await modulesIn<{ demoRows?: RowsOfDay }>(import.meta.dirname, ['index.ts', 'rows.ts']);
const subjects = [...found.values()];
/** What the demo begins with on a day: the `demoRows` of every file of this folder, in the order in which they refer to each other. */
const rowsOf: RowsOfDay = (today) => inOrder(subjects.flatMap(({ demoRows }) => demoRows?.(today) ?? []));

const fingerprint = createHash('sha256')
  .update(JSON.stringify(rowsOf(SOME_DAY).map(({ rows }) => rows)))
  .digest('hex')
  .slice(0, 16);

/**
 * Puts the demo data into the database as it stands today in Europe/Helsinki, in one transaction (`demo.seed`). Does
 * nothing where it is there already, and waits for another process that is at it. What people have written, changed or
 * taken away stays as it is (`demo.kept`).
 *
 * @throws Error when another process has held the lock for half a minute
 */
export async function seedDemo(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  clock: () => Date,
): Promise<void> {
  const today = helsinkiToday(clock().getTime());
  const wanted = `${today} ${fingerprint}`;
  if ((await readNote(db, NOTE)) === wanted) return;

  const deadline = Date.now() + LOCK_PATIENCE;
  while (!(await transaction((work) => seedIfLocked(work, today, wanted)))) {
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
  if ((await readNote(db, NOTE)) === wanted) return true;
  const written = await readNote(db, NOTE_OF_ROWS);
  const now = await putRows(db, rowsOf(today), written === null ? null : (JSON.parse(written) as Written));
  await writeNote(db, NOTE_OF_ROWS, JSON.stringify(now));
  await writeNote(db, NOTE, wanted);
  return true;
}
