import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { aino } from '../store/people.ts';
import { compiledServer } from '../support/compiledServer.ts';
import { isAllTested } from '../support/everyDay.ts';
import { startPostgres, withoutPostgres, type Postgres } from '../support/postgres.ts';
import { freePort } from '../support/ports.ts';
import { startProxy, type Proxy } from '../support/proxy.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { bearer, signIn } from '../support/signIn.ts';
import { until } from '../support/until.ts';

/** In milliseconds, from the signal to the end: twice what is promised (`server.stop`), for a busy machine. */
const END_PATIENCE = 10_000;
/** In milliseconds: less than the notice that a process gives of its end. */
const NOTICE = 1_500;
const START_PATIENCE = 50_000;

const sockets: Socket[] = [];
let server: RunningServer | undefined;
let postgres: Postgres | undefined;
let proxy: Proxy | undefined;
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server?.stop();
  await proxy?.stop();
  await postgres?.stop();
  [server, proxy, postgres] = [undefined, undefined, undefined];
});

/** A connection on which so much is said, and which then stays as it is. */
async function say(text: string): Promise<Socket> {
  const socket = connect(Number(new URL(server?.url ?? '').port), 'localhost');
  sockets.push(socket);
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.write(text);
  return socket;
}

/** @returns the code of its end, and whether that came in time */
async function end(): Promise<{ code: number | null; isInTime: boolean }> {
  const asked = performance.now();
  const code = (await server?.stop()) ?? null;
  server = undefined;
  return { code, isInTime: performance.now() - asked < END_PATIENCE };
}

test('told to stop, the server ends with 0 within five seconds, whatever connections are open (server.stop)', async () => {
  server = await startServer();
  const { accessToken } = await signIn({ sub: aino.sub, urls: [server.url] });
  // An open browser: connections that it keeps for its next calls.
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  for (let tab = 0; tab < 6; tab++) {
    const [answer] = (await once(
      get(`${server.url}/api/contracts/customer/${aino.customerId}`, { agent, headers: bearer(accessToken) }),
      'response',
    )) as [{ statusCode: number; resume(): void }];
    expect(answer.statusCode).toBe(200);
    answer.resume();
  }
  // Nothing said yet, half a head, half a body, and an answer that nobody reads.
  await say('');
  await say('GET / HTTP/1.1\r\nHost: x\r\n');
  await say(
    'POST /api/feedback HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"text":',
  );
  const deaf = await say('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200));
  deaf.pause();
  expect(await end()).toEqual({ code: 0, isInTime: true });
  agent.destroy();
});

test.skipIf(withoutPostgres)(
  'told to stop, one of several processes is not ready at once, and answers until others have seen that (server.stop)',
  async () => {
    postgres = await startPostgres();
    server = await startServer({ databaseUrl: await postgres.createDatabase() });
    const { url } = server;
    const { accessToken } = await signIn({ sub: aino.sub, urls: [url] });
    const ending = end();
    await until('it is told', async () => (await fetch(`${url}/readyz`)).status === 503, NOTICE);
    const answer = await fetch(`${url}/api/auth/user-info`, { headers: bearer(accessToken) });
    // Whoever keeps connections open keeps none of this one.
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    expect(await ending).toEqual({ code: 0, isInTime: true });
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
  },
  120_000,
);

test('a terminal that is closed ends the server like an operator does (server.stop)', async () => {
  server = await startServer();
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const asked = performance.now();
  const code = await server.hangUp();
  server = undefined;
  expect({ code, isInTime: performance.now() - asked < END_PATIENCE }).toEqual({ code: 0, isInTime: true });
});

/** A server that has just taken its folder. */
async function startAt(dataFolder: string): Promise<ChildProcess> {
  const { PATH, HOME } = process.env;
  const starting = spawn(process.execPath, [(await compiledServer()).main], {
    env: { PATH, HOME, DATA_FOLDER: dataFolder, PORT: String(await freePort()) },
  });
  await until('the database is being opened', async () => existsSync(join(dataFolder, 'lock')), START_PATIENCE);
  return starting;
}

test('told to stop while it starts, the server ends with 0 (server.stop)', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'oma-kajo-'));
  const starting = await startAt(dataFolder);
  starting.kill('SIGTERM');
  const [code] = (await once(starting, 'exit')) as [number | null];
  await rm(dataFolder, { recursive: true, force: true });
  expect(code).toBe(0);
});

test.each(isAllTested ? [0, 700, 2000] : [700])(
  'told to stop while it makes its database, after %i ms, it ends with 0, and starts the next time (server.stop)',
  async (pause) => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'oma-kajo-'));
    const starting = await startAt(dataFolder);
    await setTimeout(pause);
    const asked = performance.now();
    starting.kill('SIGTERM');
    const [code] = (await once(starting, 'exit')) as [number | null];
    const waited = performance.now() - asked;
    server = await startServer({ dataFolder });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    await server.stop();
    server = undefined;
    await rm(dataFolder, { recursive: true, force: true });
    expect(code).toBe(0);
    expect(waited).toBeLessThan(END_PATIENCE);
  },
  2 * START_PATIENCE,
);

test.skipIf(withoutPostgres)(
  'told to stop while the database says nothing, the server ends with 0 within five seconds (server.stop)',
  async () => {
    postgres = await startPostgres();
    proxy = await startProxy(await postgres.createDatabase());
    server = await startServer({ databaseUrl: proxy.url });
    const { url } = server;
    const { accessToken } = await signIn({ sub: aino.sub, urls: [url] });
    proxy.hush();
    const hanging = Array.from({ length: 20 }, () =>
      fetch(`${url}/api/contracts/customer/${aino.customerId}`, { headers: bearer(accessToken) }).catch(() => null),
    );
    expect(await end()).toEqual({ code: 0, isInTime: true });
    await Promise.all(hanging);
  },
  120_000,
);
