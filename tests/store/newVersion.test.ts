import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { compare } from '../../scripts/drill/compare.ts';
import { contentsIn } from '../../scripts/drill/contents.ts';
import { prepare } from '../../scripts/drill/prepare.ts';
import type { Intent } from '../../scripts/drill/kind.ts';
import { kinds } from '../../scripts/drill/writes.ts';
import { openDatabase } from '../../server/store/database.ts';
import { startBalancer, type Balancer } from '../support/balancer.ts';
import type { CompiledServer } from '../support/compiledServer.ts';
import { newerServer } from '../support/newerServer.ts';
import { startPostgres, withoutBoth, type Postgres } from '../support/postgres.ts';
import { proofKey } from '../support/proofKey.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { Visitor } from './visitor.ts';

/** In milliseconds: on a busy machine all of it takes minutes. */
const PATIENCE = 600_000;
/** In milliseconds: so soon after one the next one comes. */
const APART = 200;
const PEOPLE = 50;

/** Adds a table, which takes a moment as where there are many rows, and a column to a table that each call reads. */
const migration = [
  'create table newer (id integer primary key, said text not null)',
  "insert into newer select no, 'of ' || no from generate_series(1, 100000) no",
  'select pg_sleep(2)',
  "alter table session add column newer text default 'newer' not null",
];

let folder = '';
let postgres: Postgres | undefined;
let balancer: Balancer | undefined;
const running: RunningServer[] = [];

afterAll(async () => {
  await balancer?.stop();
  await Promise.all(running.map((server) => server.stop()));
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

test.skipIf(withoutBoth)(
  'while fifty people click, one of two processes gives way to a newer version with a migration: no call fails, no draft is lost, all is written once (server.newVersion)',
  async () => {
    folder = await mkdtemp(join(tmpdir(), 'oma-kajo-version-'));
    postgres = await startPostgres();
    const place = { databaseUrl: await postgres.createDatabase(), dataFolder: folder };
    const { url, lead, callsTo, lost } = (balancer = await startBalancer());
    const { clients, begun, database } = await prepare(place, { rounds: 3, clients: PEOPLE, publicUrl: url });
    const takenOf = new Map(clients.map(({ customerId }) => [customerId, new Set<string>()]));

    const env = {
      PUBLIC_URL: url,
      PROOF_KEY: proofKey,
      TRUST_PROXY: '1',
      CONTENT_FOLDER: await contentsIn(folder),
    };
    const start = async (version?: CompiledServer) => {
      const server = await startServer({ databaseUrl: place.databaseUrl, env, ...(version && { version }) });
      running.push(server);
      lead(server.url);
      return server;
    };
    const isCalled = (server: RunningServer) =>
      until('it is called', async () => (await fetch(`${url}/healthz`)).ok && callsTo(server.url) > 0, PATIENCE);
    const [stays, goes] = [await start(), await start()];
    await isCalled(goes);
    // Before either was seen to be ready.
    lost.length = 0;

    const intents: Intent[] = [];
    const visitors = clients.map((client, index) => {
      const taken = takenOf.get(client.customerId) ?? new Set<string>();
      return new Visitor({ url, database }, index, { writer: { ...client, accessToken: '', taken }, intents });
    });
    let isReplaced = false;
    const clicking = Promise.all(
      visitors.map(async (visitor, index) => {
        await pause(index * APART);
        // Once more after it is replaced.
        for (let isLast = false; !isLast;) {
          isLast = isReplaced;
          await visitor.visit();
        }
      }),
    );
    const replacing = async () => {
      // When all have come.
      await pause(PEOPLE * APART);
      const version = await newerServer(join(folder, 'newer'), migration);
      const comes = await start(version);
      await isCalled(comes);
      const before = callsTo(stays.url);
      const code = await goes.stop();
      isReplaced = true;
      return { code, isUnderWay: callsTo(stays.url) > before };
    };
    const [replaced] = await Promise.all([replacing(), clicking]);
    expect({ ...replaced, lost }).toEqual({ code: 0, isUnderWay: true, lost: [] });

    // By the version that was there before: it can be gone back to.
    const opened = await openDatabase(place);
    const found = await compare(opened, intents, begun);
    await opened.close();
    expect(found).toEqual({ lost: 0, doubled: 0, foreign: 0, torn: 0, mailsMissing: 0, mailsDoubled: 0 });
    // While prices may be locked there is nothing to be reminded of.
    const wanted = new Set([...kinds.keys()].filter((kind) => kind !== 'lockReminder'));
    expect(new Set(intents.map(({ kind }) => kind))).toEqual(wanted);
  },
  PATIENCE,
);
