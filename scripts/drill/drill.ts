import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lockWindow } from '../../domain/priceLock/index.ts';
import { openDatabase, type Database } from '../../server/store/database.ts';
import { freePort } from '../../tests/support/ports.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { startServer, type RunningServer } from '../../tests/support/server.ts';
import { bearer, signIn } from '../../tests/support/signIn.ts';
import { until } from '../../tests/support/until.ts';
import { chanceFrom } from './chance.ts';
import { compare, type Comparison } from './compare.ts';
import { contentsIn, putWindow } from './contents.ts';
import type { Intent, Writer } from './kind.ts';
import { prepare } from './prepare.ts';
import { lookUp, nextIntent, send } from './writes.ts';

export interface DrillWish {
  rounds: number;
  database: 'pglite' | 'postgres';
  seed: number;
  /** Told after each round. */
  onRound?: (round: number) => void;
  /** Ends the drill after the round that is under way; what was written so far is counted all the same. */
  signal?: AbortSignal;
}

/** What a drill found; `brokenOff` must be null. */
export interface DrillResult extends Comparison {
  database: DrillWish['database'];
  seed: number;
  /** In each the server was killed once. */
  rounds: number;
  /** Rounds in which a write was under way when the server was killed. */
  struck: number;
  /** How many of each kind were wanted. */
  writes: Record<string, number>;
  /** Of which the answer did not come, since the server was killed. */
  unknown: number;
  /** Of the unknown: looked up by the key and found done. */
  foundDone: number;
  /** Of the unknown: not there, and sent again with the same key. */
  sentAgain: number;
  /** What ended it before its rounds were through, such as an answer that the server may not give. */
  brokenOff: string | null;
  seconds: number;
}

const CLIENTS = 4;
/** A round's server is killed after so many answers at most, and so many milliseconds after the last of them. */
const MOST_ANSWERS = 24;
const LATEST_KILL = 12;
/** The share of rounds in which prices may be locked: a lock and its proof need several, a reminder one. */
const LOCK_OPEN = 0.8;
/** A server that lives for a second is not worth being compiled well. */
const nodeOptions = ['--liftoff-only', '--no-opt'];
/** In milliseconds: a token is good for 15 minutes. */
const RENEWAL = 5 * 60_000;
/** Lines of the server's log that are told when a write is not done, and characters of each. */
const [TOLD, LONG] = [3, 600];
/** In milliseconds, until somebody has begun to write, or a write that is sent again is done. */
const PATIENCE = 30_000;

/**
 * Kills the real server at a moment by chance while clients write, starts it again on the same data, has the clients look
 * up what they do not know, and at the end counts rows and mails (`server.killed`). What goes wrong meanwhile ends it, and
 * what was written until then is counted.
 *
 * @throws Error when nobody can sign in or the database cannot be opened
 */
export async function drill({ rounds, database, seed, onRound, signal }: DrillWish): Promise<DrillResult> {
  const startedAt = performance.now();
  const chance = chanceFrom(seed);
  const folder = await mkdtemp(join(tmpdir(), 'oma-kajo-drill-'));
  const postgres = database === 'postgres' ? await startPostgres() : null;
  const databaseUrl = await postgres?.createDatabase();
  const dataFolder = join(folder, 'data');
  // People know it by one address, whichever port it has.
  const publicUrl = `http://localhost:${await freePort()}`;
  const contents = await contentsIn(folder);
  const env = { PUBLIC_URL: publicUrl, CONTENT_FOLDER: contents };
  const isStopped = () => signal?.aborted ?? false;
  const place = { databaseUrl: databaseUrl ?? null, dataFolder };
  const start = () => startServer({ dataFolder, env, nodeOptions, ...(databaseUrl ? { databaseUrl } : {}) });

  let server: RunningServer | null = null;
  try {
    const { clients, begun, database: closed } = await prepare(place, { rounds, clients: CLIENTS, publicUrl });
    server = await start();
    const writers = await signEveryoneIn(server, clients);
    const intents: Intent[] = [];
    // While it is open there is nothing to be reminded of, and while it is closed nothing is locked. In the days of the real
    // window nothing closes it.
    const isLockOpen = () => counts.rounds < rounds * LOCK_OPEN || lockWindow(Date.now(), true).isOpen;
    const counts = { rounds: 0, struck: 0, unknown: 0, foundDone: 0, sentAgain: 0 };
    let brokenOff: string | null = null;
    let renewedAt = performance.now();
    try {
      while (counts.rounds < rounds && !isStopped()) {
        const before = intents.length;
        const wanted = { writers, intents, closed, isLockOpen: isLockOpen() };
        const underWay = await writeUntilKilled(server, wanted, chance);
        if (underWay > 0) counts.struck += 1;
        server = null;
        server = await start();
        if (performance.now() - renewedAt > RENEWAL) {
          await renew(server, writers);
          renewedAt = performance.now();
        }
        await settle(server, { writers, intents: intents.slice(before), closed }, counts);
        const wasLockOpen = isLockOpen();
        counts.rounds += 1;
        if (wasLockOpen && !isLockOpen()) {
          await server.kill();
          server = null;
          await putWindow(contents);
          server = await start();
        }
        onRound?.(counts.rounds);
      }
    } catch (thrown) {
      brokenOff = `in round ${counts.rounds + 1}: ${thrown instanceof Error ? thrown.message : String(thrown)}`;
    }
    // Killed as it is, so that nothing is mended by a good end.
    await server?.kill();
    server = null;
    if (isStopped() && counts.rounds < rounds) {
      brokenOff = 'told to stop';
      // Ctrl-C stops every process of the terminal, the database as well.
      await postgres?.pause();
      await postgres?.resume();
    }
    let found = null as Comparison | null;
    // Before anybody could call, tables may be read whole.
    const opened = await openDatabase(place, async (filled) => {
      found = await compare(filled, intents, begun);
    });
    await opened.close();
    if (!found) throw new Error('nothing was compared');
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const writes: DrillResult['writes'] = {};
    for (const { kind } of intents) writes[kind] = (writes[kind] ?? 0) + 1;
    return { database, seed, ...counts, writes, ...found, brokenOff, seconds };
  } finally {
    await server?.kill();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function writerOf(writers: readonly Writer[], intent: Intent): Writer {
  const writer = writers[intent.writer];
  if (!writer) throw new Error('nobody writes that');
  return writer;
}

/** Those who write, what they want written, and the database as it was before, for what is made of it. */
interface Writing {
  writers: readonly Writer[];
  intents: Intent[];
  closed: Database;
  /** Whether prices may be locked meanwhile. */
  isLockOpen: boolean;
}

async function signEveryoneIn(
  { url }: RunningServer,
  clients: Awaited<ReturnType<typeof prepare>>['clients'],
): Promise<Writer[]> {
  const writers: Writer[] = [];
  for (const client of clients) {
    const { accessToken } = await signIn({ sub: client.person.sub, urls: [url] });
    writers.push({ ...client, accessToken, taken: new Set() });
  }
  return writers;
}

/** Sessions live while they are used. */
async function renew({ url }: RunningServer, writers: readonly Writer[]): Promise<void> {
  const renewed = async (token: string) => {
    const answer = await fetch(`${url}/api/auth/token/renew`, { method: 'POST', headers: bearer(token) });
    if (!answer.ok) throw new Error(`renewing a session is answered ${answer.status}`);
    return ((await answer.json()) as { accessToken: string }).accessToken;
  };
  for (const writer of writers) {
    writer.accessToken = await renewed(writer.accessToken);
    writer.weakToken = await renewed(writer.weakToken);
  }
}

/** Has the clients find out what became of what they do not know, and send it again. */
async function settle(
  server: RunningServer,
  { writers, intents: fresh, closed }: Omit<Writing, 'isLockOpen'>,
  counts: Pick<DrillResult, 'unknown' | 'foundDone' | 'sentAgain'>,
): Promise<void> {
  // Of what was answered, one is asked for again as well.
  const answered = fresh.find(({ answer }) => answer !== null);
  const unknown = fresh.filter(({ answer }) => answer === null);
  counts.unknown += unknown.length;
  for (const intent of unknown) {
    const isDone = await lookUp(server.url, intent, writerOf(writers, intent));
    if (isDone) counts.foundDone += 1;
    else counts.sentAgain += 1;
    // Sent again in either case: once it was done, that must change nothing.
    await sendUntilAnswered(server, intent, writerOf(writers, intent), closed);
  }
  if (answered) await sendUntilAnswered(server, answered, writerOf(writers, answered), closed);
}

/**
 * All clients write one thing after the other until the server is killed; what they wanted written comes to `intents`.
 *
 * @returns how many writes were sent and not answered at that moment
 */
async function writeUntilKilled(
  server: RunningServer,
  { writers, intents, closed, isLockOpen }: Writing,
  chance: () => number,
): Promise<number> {
  const wantedAnswers = Math.floor(chance() * (MOST_ANSWERS + 1));
  let answers = 0;
  let underWay = 0;
  let isEnough = () => {};
  const enough = new Promise<void>((resolve) => {
    isEnough = resolve;
  });
  if (wantedAnswers === 0) isEnough();
  const clients = writers.map(async (writer, index) => {
    // Until an answer does not come.
    for (;;) {
      const intent = await nextIntent(index, { writer, intents, url: server.url, isLockOpen }, chance);
      intents.push(intent);
      underWay += 1;
      const isDone = await send(server.url, intent, writer, closed);
      underWay -= 1;
      if (isDone === null) return;
      answers += 1;
      if (answers === wantedAnswers) isEnough();
    }
  });
  let isOver = false;
  const writing = Promise.all(clients).finally(() => {
    isOver = true;
  });
  // A client that is told something wrong ends the drill.
  await Promise.race([enough, writing]);
  await pause(chance() * LATEST_KILL);
  // On a busy machine none may have been begun by then.
  await until('a write is under way', async () => underWay > 0 || isOver, PATIENCE);
  const struck = underWay;
  await server.kill();
  await writing;
  return struck;
}

/** What the server has complained of last. */
const complaintsOf = ({ log }: RunningServer): string =>
  log
    .split('\n')
    .filter((line) => /"level":[45]\d/.test(line))
    .slice(-TOLD)
    .map((line) => line.slice(0, LONG))
    .join('\n');

async function sendUntilAnswered(
  server: RunningServer,
  intent: Intent,
  writer: Writer,
  closed: Database,
): Promise<void> {
  const isDone = async () => (await send(server.url, intent, writer, closed)) === true;
  await until(`${intent.kind} ${intent.key} is written`, isDone, PATIENCE).catch((thrown: unknown) => {
    throw new Error(`${String(thrown)}; at last: ${intent.obstacle}\n${complaintsOf(server)}`);
  });
}
