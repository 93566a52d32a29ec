import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '../../domain/time/helsinki.ts';
import { addMonths, firstDayOf, lastDayOf } from '../../domain/time/index.ts';
import { apiDocument } from '../../openapi/document.ts';
import { buildApp } from '../../server/app.ts';
import { packOnce } from '../../server/http/packedAnswer.ts';
import { openSession } from '../../server/identity/sessions.ts';
import { mintAccessToken } from '../../server/identity/tokens.ts';
import { handlers, problemExtras } from '../../server/operations/index.ts';
import { fillDatabase } from '../../server/operations/reads.testRows.ts';
import { openDatabase, wrapEmbedded, type Database } from '../../server/store/database.ts';
import { writeMeasurements } from '../../server/store/measurements.ts';
import { testSettings } from '../../server/testing.ts';
import { postgresPrograms, startPostgres } from '../support/postgres.ts';
import { WARMING } from './call.ts';
import { seriesOf } from './seriesOf.ts';
import { compare, type Ratio } from './sideBySide.ts';

const NO = '7012345';
/** The year that runs, whose answer is made each time, and one that is over, whose answer is kept. */
const RUNNING = { from: '2025-01-01', to: '2025-12-31', now: '2025-12-31T20:00:00.000Z' };
const OVER = { ...RUNNING, now: '2026-11-21T10:00:00.000Z' };
const settings = testSettings({
  DEMO: 'false',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'portal',
  OIDC_CLIENT_SECRET: 'secret',
  CALLS_PER_MINUTE: '1000000',
});

/** A year of hours, packed as ours and as a row an hour. */
async function fill(database: Database): Promise<void> {
  await fillDatabase(database);
  const { db } = database;
  await db.execute(
    sql.raw('create table reading (no text, at timestamptz, wh int, status text, primary key (no, at))'),
  );
  for (let month = '2025-01'; month <= '2025-12'; month = addMonths(`${month}-01`, 1).slice(0, 7)) {
    const part = seriesOf(firstDayOf(month), lastDayOf(month), HOUR_MS);
    const of = { no: NO, kind: 'consumption', month, series: [part] } as const;
    await database.transaction((work) => writeMeasurements(work, of));
    const rows = Array.from(
      part.values,
      (value, at) => `('${NO}', to_timestamp(${part.from / 1000 + at * 3600}), ${value}, 'measured')`,
    );
    await db.execute(sql.raw(`insert into reading values ${rows.join(',')}`));
  }
  await db.execute(sql.raw('analyze'));
}

interface Reading {
  at: string;
  wh: number;
  status: string;
}

/** The plainest way: a row an hour, sent as an object each; packed as ours are, as to the same who has asked. */
async function rowsAsObjects(_asked: never, _actor: unknown, { database }: { database: Database }) {
  const within = `at >= '2024-12-31T22:00:00Z' and at < '2025-12-31T22:00:00Z'`;
  const { rows } = (await database.db.execute(
    sql.raw(`select at, wh, status from reading where no = '${NO}' and ${within} order by at`),
  )) as { rows: Reading[] };
  const body = rows.map(({ at, wh, status }) => ({
    fromTime: new Date(at).toISOString(),
    energy: wh / 1000,
    status,
  }));
  if (body.length !== 8760) throw new Error(`a year of ${body.length} hours`);
  return { status: 200, body: packOnce(JSON.stringify(body)) };
}

const nothing = async () => ({ status: 200, body: {} });

/** The CPU that so many calls take here and in the database, in milliseconds a call. */
async function cpuOf(calls: number, call: () => Promise<void>, backends: () => Promise<number>): Promise<number> {
  const before = process.cpuUsage();
  const beforeThere = await backends();
  for (let done = 0; done < calls; done += 1) await call();
  const there = (await backends()) - beforeThere;
  const { user, system } = process.cpuUsage(before);
  return ((user + system) / 1000 + there) / calls;
}

/** The CPU that the processes of the database's connections have taken so far, in milliseconds; none of an embedded one. */
const backendsOf = (database: Database) => async () => {
  const { rows } = (await database.db.execute(
    sql.raw(`select pid from pg_stat_activity where backend_type = 'client backend' and datname = current_database()`),
  )) as { rows: { pid: number }[] };
  return (
    rows.reduce((sum, { pid }) => sum + Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]), 0) / 1e6
  );
};

async function measureOn(database: Database, name: string, isEmbedded: boolean): Promise<Ratio[]> {
  await fill(database);
  const backends = isEmbedded ? async () => 0 : backendsOf(database);
  const apps: FastifyInstance[] = [];
  const callsOf = async ({ now, from, to }: typeof OVER, handler: unknown = handlers.getConsumptionColumns) => {
    const context = { settings, database, clock: () => new Date(now) };
    const own = { ...handlers, getConsumptionColumns: handler as never };
    const app = await buildApp({ context, api: apiDocument(), handlers: own, problemExtras, shell: null });
    apps.push(app);
    const whole = { ...context, log: app.log } as never;
    const session = await openSession(whole, { sub: 'aino', idToken: 'x', strongAuthentication: true }, null);
    const authorization = `Bearer ${await mintAccessToken(whole, session)}`;
    const url = `/api/v2/consumption?customerId=111111&meteringPointNo=${NO}&from=${from}&to=${to}&resolution=hour`;
    return async () => {
      const answer = await app.inject({ url, headers: { authorization, 'accept-encoding': 'br' } });
      if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}: ${answer.body}`);
    };
  };
  try {
    const [running, over] = [await callsOf(RUNNING), await callsOf(OVER)];
    const [objects, none] = [await callsOf(RUNNING, rowsAsObjects), await callsOf(RUNNING, nothing)];
    /** Beyond what every call takes: session, access, and whose the metering point is. */
    const beyond = async (calls: number, call: () => Promise<void>) =>
      (await cpuOf(calls, call, backends)) - (await cpuOf(calls, none, backends));
    const pair = { against: 'a row an hour as objects, on the same database', reference: () => beyond(8, objects) };
    for (const call of [none, running, over]) await cpuOf(WARMING, call, backends);
    return [
      await compare({
        ...pair,
        name: `a year of hours asked of the server, ${name}: CPU beyond session and access`,
        ours: () => beyond(120, running),
        limit: 1 / 15,
      }),
      await compare({
        ...pair,
        name: `a year of hours that is over and kept, ${name}: CPU beyond session and access`,
        ours: () => beyond(120, over),
        limit: 1 / 50,
      }),
    ];
  } finally {
    for (const app of apps) await app.close();
    await database.close();
  }
}

/** A year of hours as the server answers it beside rows as objects, in CPU of server and database, on each of them. */
export async function measureAnsweredYears(): Promise<Ratio[]> {
  const ratios = await measureOn(await wrapEmbedded(await PGlite.create()), 'PGlite', true);
  if (postgresPrograms === null) return ratios;
  const postgres = await startPostgres();
  try {
    const database = await openDatabase({ databaseUrl: await postgres.createDatabase(), dataFolder: '' });
    return [...ratios, ...(await measureOn(database, 'PostgreSQL', false))];
  } finally {
    await postgres.stop();
  }
}
