import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../support/ports.ts';
import { ServerNotStartedError, startServer, type RunningServer } from '../support/server.ts';
import { bearer, signIn } from '../support/signIn.ts';
import { aino } from './people.ts';

describe('the embedded database (server.lock)', () => {
  let dataFolder: string;
  let env: Record<string, string>;
  let server: RunningServer;

  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'oma-kajo-'));
    env = { PUBLIC_URL: `http://localhost:${await freePort()}` };
    server = await startServer({ dataFolder, env });
  }, 100_000);

  afterAll(async () => {
    await server?.stop();
    await rm(dataFolder, { recursive: true, force: true });
  });

  test('a second server on the same data does not start and says who holds it', async () => {
    const refused = await startServer({ dataFolder }).catch((thrown: unknown) => thrown);
    expect(refused).toBeInstanceOf(ServerNotStartedError);
    const { log } = refused as ServerNotStartedError;
    expect(log).toContain(`process ${server.pid}`);
    expect(log).toContain(dataFolder);
    expect(log).not.toMatch(/at .*\.ts:\d+/);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  }, 100_000);

  test('after a kill it opens again, and whoever was signed in still is', async () => {
    const { accessToken } = await signIn({ sub: aino.sub, urls: [server.url] });
    await server.kill();
    server = await startServer({ dataFolder, env });
    const answer = await fetch(`${server.url}/api/contracts/customer/${aino.customerId}`, {
      headers: bearer(accessToken),
    });
    expect(answer.status).toBe(200);
    const { active } = (await answer.json()) as { active: { productName: string }[] };
    expect(active.map(({ productName }) => productName)).toContain('Kajo Pörssi');
  }, 150_000);
});
