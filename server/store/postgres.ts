import { DrizzleQueryError, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, Queries } from './queries.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { isDatabaseAway, outwait, READ_ONLY, START_PATIENCE } from './outage.ts';
import * as schema from './schema.ts';
import { asStartFault, waitTold } from './startFaults.ts';

/** In milliseconds: an answer that takes longer counts as none (`server.databaseAway`). */
const patienceOfCalls = {
  query_timeout: 700,
  // The server gives a statement up a little earlier, so that it does not go on for nobody.
  statement_timeout: 600,
  // So long one waits at most for a row or a table that another holds, after one has waited for a connection: where many
  // want what is held, both waits together leave room within the second, on a busy machine too.
  lock_timeout: 200,
  connectionTimeoutMillis: 450,
};
const patienceOfStart: typeof patienceOfCalls = {
  // Each a little later than the next, as that one knows better what was waited for.
  query_timeout: START_PATIENCE + 1_000,
  statement_timeout: START_PATIENCE + 500,
  lock_timeout: START_PATIENCE,
  connectionTimeoutMillis: START_PATIENCE,
};
const CONNECTIONS = 10;
/** Processes that start at once prepare the database one after the other; the number is ours alone. */
const START_LOCK = 70_410_001;
/** In milliseconds: who holds the lock, or a table, for longer than a start may take is stuck. */
const LOCK_PATIENCE = 60_000;
const casing = 'snake_case';

/**
 * Migrates the database and does what else belongs to the start, while other processes that start wait.
 *
 * @param lockPatience in milliseconds, how long another may hold what is needed. For tests
 * @throws StartError when the database is away for ten seconds, lets nobody in or takes no writes, or when another holds
 *   it for a minute (`server.startPatience`, `server.startTold`)
 */
export async function withStartLock<Result>(
  url: string,
  work: () => Promise<Result>,
  lockPatience = LOCK_PATIENCE,
): Promise<Result> {
  let client: pg.Client | undefined;
  try {
    const locked = await waitTold('the database of DATABASE_URL does not answer.', () =>
      outwait(() => connectToStart(url, lockPatience)),
    );
    client = locked;
    await waitTold('another process prepares the database, or holds the lock for it.', () =>
      locked.query('select pg_advisory_lock($1)', [START_LOCK]),
    );
    await waitTold('the tables of the database are brought up to date, or held by another.', () =>
      migrate(drizzle(locked, { schema, casing }), { migrationsFolder }),
    );
    return await waitTold('the database is filled, or held by another.', work);
  } catch (thrown) {
    throw asStartFault(thrown);
  } finally {
    // The lock goes with its connection.
    await client?.end();
  }
}

async function connectToStart(url: string, lockPatience: number): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: START_PATIENCE,
    lock_timeout: lockPatience,
  });
  client.on('error', () => {});
  await client.connect().catch((thrown: NodeJS.ErrnoException) => {
    // A name or a password does not become right by itself.
    if (/^(28|3D)/.test(thrown.code ?? '')) throw asStartFault(thrown);
    asOfQuery(thrown);
  });
  return client;
}

/**
 * A database over a pool of connections, none of which is opened before it is needed.
 *
 * @param isStart for what is done before anybody calls: it may take longer
 */
export function connectPool(url: string, isStart = false): Database {
  const pool = new pg.Pool({
    Client: clientOfWriters(),
    connectionString: url,
    max: CONNECTIONS,
    ...(isStart ? patienceOfStart : patienceOfCalls),
    keepAlive: true,
    // A plan that suits every value is made once for a connection: planning takes longer than what is asked.
    options: '-c plan_cache_mode=force_generic_plan',
  });
  // A connection that breaks is replaced at the next query; unheard, it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    dropWhenSilent(client);
  });
  const db = drizzle(pool, { schema, casing }) as Queries;
  return {
    db,
    transaction: (work) => inTransaction(pool, work),
    ping: async () => {
      await db.execute(sql`select 1`);
    },
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

/** What node-postgres keeps to itself: the connection below a client. */
interface Wire {
  stream: { destroy(): void };
  on(event: 'parameterStatus', hear: (said: { parameterName: string; parameterValue: string }) => void): void;
  on(event: 'errorMessage', hear: (said: { code?: string }) => void): void;
}
const wireOf = (client: pg.Client | pg.PoolClient) => (client as unknown as { connection: Wire }).connection;

/**
 * The kind of client for a server that takes writes. Another may have taken its place: what a standby reads is old, a
 * session that has ended may live on there. So as soon as a server says that it takes none, at the beginning or any time
 * later, all connections are dropped, and the next call finds the one that does, or hears that the database is away.
 */
function clientOfWriters(): typeof pg.Client {
  const open = new Set<Wire>();
  const dropAll = () => {
    for (const wire of open) wire.stream.destroy();
  };
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const wire = wireOf(this);
      open.add(wire);
      this.on('end', () => open.delete(wire));
      wire.on('parameterStatus', ({ parameterName, parameterValue }) => {
        const isReadOnly = ['in_hot_standby', 'default_transaction_read_only'].includes(parameterName);
        if (isReadOnly && parameterValue === 'on') dropAll();
      });
      wire.on('errorMessage', ({ code }) => {
        if (code === READ_ONLY) dropAll();
      });
    }
  };
}

const queriesOfConnections = new WeakMap<pg.PoolClient, Queries>();

/** The queries of a connection: as long as it lives the same ones. */
function queriesOf(client: pg.PoolClient): Queries {
  const known = queriesOfConnections.get(client);
  if (known) return known;
  const made = drizzle(client, { schema, casing }) as Queries;
  queriesOfConnections.set(client, made);
  return made;
}

/** Drizzle's own would keep the connection for ever when `begin` fails: ten failures, and the pool is empty. */
async function inTransaction<Result>(pool: pg.Pool, work: (db: Queries) => Promise<Result>): Promise<Result> {
  const client = await pool.connect().catch(asOfQuery);
  let broken: Error | undefined;
  try {
    await client.query('begin').catch(asOfQuery);
    try {
      const result = await work(queriesOf(client));
      await client.query('commit').catch(asOfQuery);
      return result;
    } catch (thrown) {
      await client.query('rollback').catch(asOfQuery);
      throw thrown;
    }
  } catch (thrown) {
    if (isDatabaseAway(thrown)) broken = thrown as Error;
    throw thrown;
  } finally {
    // A connection that broke is not kept.
    client.release(broken);
  }
}

/** What goes wrong with a connection is told as where a query fails. */
const asOfQuery = (thrown: unknown): never => {
  throw new DrizzleQueryError('', [], thrown as Error);
};

/** A connection on which an answer did not come is good for nothing more, not even for the rollback. */
function dropWhenSilent(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as (...args: unknown[]) => unknown;
  const drop = (thrown: unknown) => {
    if (thrown instanceof Error && thrown.message === 'Query read timeout') wireOf(client).stream.destroy();
  };
  client.query = ((...args: unknown[]) => {
    const answer = ask(...args);
    if (answer instanceof Promise) answer.catch(drop);
    return answer;
  }) as typeof client.query;
}
