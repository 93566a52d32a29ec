import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildSmallApp } from '../testing.ts';
import type { Database } from './database.ts';
import { isDatabaseAway, outwait } from './outage.ts';
import { connectPool } from './postgres.ts';

/** In milliseconds: a second is promised, and a busy machine takes some of its own. */
const ANSWER_PATIENCE = 5_000;

/** Something that listens where PostgreSQL would, and speaks as much of its language as saying that all is well. */
class Stub {
  answers: 'all' | 'greetings' | 'nothing' = 'all';
  port = 0;
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();

  async listen(): Promise<void> {
    this.server = createServer((socket) => this.serve(socket)).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (!server) return;
    for (const socket of this.sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => {}).on('close', () => this.sockets.delete(socket));
    const ready = message('Z', Buffer.from('I'));
    let isGreeted = false;
    socket.on('data', (data) => {
      if (this.answers === 'nothing' || (isGreeted && this.answers === 'greetings')) return;
      if (!isGreeted) socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]));
      // A query in one message, or the end of one in several: parsed, bound, no rows, done.
      else if (data[0] === 0x51) socket.write(Buffer.concat([message('C', Buffer.from('SELECT 0\0')), ready]));
      else
        socket.write(
          Buffer.concat([message('1'), message('2'), message('n'), message('C', Buffer.from('SELECT 0\0')), ready]),
        );
      isGreeted = true;
    });
  }
}

function message(type: string, body: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const stub = new Stub();
let database: Database;
let opened: Database | null = null;
afterEach(async () => {
  await stub.stop();
  await opened?.close();
  opened = null;
});

/** What came of it, and after how long. */
async function timed(work: () => Promise<unknown>): Promise<{ outcome: 'done' | 'away'; took: number }> {
  const begun = performance.now();
  const outcome = await work().then(
    () => 'done' as const,
    (thrown: unknown) => {
      if (!isDatabaseAway(thrown)) throw thrown;
      return 'away' as const;
    },
  );
  return { outcome, took: performance.now() - begun };
}

const open = () => {
  opened = database = connectPool(`postgres://portal@127.0.0.1:${stub.port}/portal`);
};
const works: [string, () => Promise<unknown>][] = [
  ['a query', () => database.db.execute(sql`select 1`)],
  ['a transaction', () => database.transaction((transaction) => transaction.execute(sql`select 1`))],
  ['a ping', () => database.ping()],
];

describe.each(works)('%s (server.databaseAway)', (_what, work) => {
  test('is refused', async () => {
    await stub.listen();
    await stub.stop();
    open();
    const { outcome, took } = await timed(work);
    expect(outcome).toBe('away');
    expect(took).toBeLessThan(ANSWER_PATIENCE);
  });

  test('meets silence at a new connection, then at one that is open; then all is well again', async () => {
    stub.answers = 'nothing';
    await stub.listen();
    open();
    const first = await timed(work);
    stub.answers = 'all';
    const second = await timed(work);
    stub.answers = 'nothing';
    const third = await timed(work);
    stub.answers = 'all';
    const fourth = await timed(work);
    const all = [first, second, third, fourth];
    expect(all.map(({ outcome }) => outcome)).toEqual(['away', 'done', 'away', 'done']);
    for (const { took } of all) expect(took).toBeLessThan(ANSWER_PATIENCE);
  });

  test('finds its connections cut off, and goes on when they can be made again', async () => {
    await stub.listen();
    open();
    const outcomes = [(await timed(work)).outcome];
    await stub.stop();
    outcomes.push((await timed(work)).outcome);
    await stub.listen();
    outcomes.push((await timed(work)).outcome);
    expect(outcomes).toEqual(['done', 'away', 'done']);
  });
});

test('an outage does not use up the connections', async () => {
  await stub.listen();
  open();
  const transactions = () => {
    const transact = () => database.transaction((transaction) => transaction.execute(sql`select 1`));
    return Promise.all(Array.from({ length: 10 }, () => timed(transact)));
  };
  stub.answers = 'greetings';
  expect(new Set((await transactions()).map(({ outcome }) => outcome))).toEqual(new Set(['away']));
  stub.answers = 'all';
  expect(new Set((await transactions()).map(({ outcome }) => outcome))).toEqual(new Set(['done']));
});

test('whoever asks gets 503 within a second, and 200 afterwards', async () => {
  stub.answers = 'nothing';
  await stub.listen();
  open();
  const getThing = async () => {
    await database.db.execute(sql`select 1`);
    return { status: 200, body: { name: 'thing' } };
  };
  const app = await buildSmallApp({ database, getThing, isAnswerChecked: true });
  // What is done once, at the first call, is not what is measured.
  await app.inject('/api/things/x');
  const begun = performance.now();
  const answer = await app.inject('/api/things/1');
  expect(performance.now() - begun).toBeLessThan(ANSWER_PATIENCE);
  expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toMatchObject([
    503,
    { code: 'database.unavailable', retryAfter: 5 },
    '5',
  ]);
  stub.answers = 'all';
  expect((await app.inject('/api/things/1')).statusCode).toBe(200);
  await app.close();
});

describe('what means that the database is away', () => {
  const withCode = (code: string) => Object.assign(new Error('x'), { code });
  const below = (cause: Error) => new DrizzleQueryError('select 1', [], cause);
  test.each([
    ['the server stops', withCode('57P01'), true],
    ['the server starts', withCode('57P03'), true],
    ['it has no connection left', withCode('53300'), true],
    ['the connection broke', withCode('08006'), true],
    ['the statement took too long', withCode('57014'), true],
    ['it takes no writes', below(withCode('25006')), true],
    ['another holds the table', below(withCode('55P03')), true],
    ['it lets nobody in', withCode('28P01'), true],
    ['the connection was refused, of a query', below(withCode('ECONNREFUSED')), true],
    ['both addresses refused', below(new AggregateError([withCode('ECONNREFUSED')])), true],
    ['another system refused', new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') }), false],
    ['a row is there already', below(withCode('23505')), false],
    ['a table is not there', below(withCode('42P01')), false],
    ['nothing of the kind', 'Connection terminated', false],
  ])('%s', (_what, thrown, isAway) => {
    expect(isDatabaseAway(thrown)).toBe(isAway);
  });
});

describe('at start the database may be slow (server.startPatience)', () => {
  const away = () => new DrizzleQueryError('', [], new Error('timeout exceeded when trying to connect'));
  beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => vi.useRealTimers());

  test('what could not be had is asked for again', async () => {
    const ask = vi
      .fn(async () => 'the key')
      .mockRejectedValueOnce(away())
      .mockRejectedValueOnce(away());
    await expect(outwait(ask)).resolves.toBe('the key');
    expect(ask).toHaveBeenCalledTimes(3);
  });

  test('ten seconds long', async () => {
    const ask = vi.fn(async () => {
      vi.advanceTimersByTime(4000);
      throw away();
    });
    await expect(outwait(ask)).rejects.toThrow(DrizzleQueryError);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  test('and what is wrong is told at once', async () => {
    const ask = vi.fn(async () => Promise.reject(new DrizzleQueryError('', [], new Error('no such table'))));
    await expect(outwait(ask)).rejects.toThrow(DrizzleQueryError);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
