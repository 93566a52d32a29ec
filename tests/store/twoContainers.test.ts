import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compiledServer } from '../support/compiledServer.ts';
import { asContainer, withoutContainers } from '../support/container.ts';
import { freePort } from '../support/ports.ts';
import { bearer, signIn } from '../support/signIn.ts';
import { until } from '../support/until.ts';
import { aino } from './people.ts';

/** In milliseconds. */
const START_PATIENCE = 90_000;
const SIGN_INS = 10;

interface Container {
  process: ChildProcess;
  readonly said: string;
}

let dataFolder: string;
let port: number;
const containers: Container[] = [];
const { main } = await compiledServer();
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'oma-kajo-'));
  port = await freePort();
});
afterEach(async () => {
  await Promise.all(containers.splice(0).map(kill));
  await rm(dataFolder, { recursive: true, force: true });
});

/** Starts the server as the first process of a container of its own; all have the data folder as their volume. */
function start(host: string): Container {
  const { PATH, HOME } = process.env;
  const [program, ...options] = asContainer(host);
  const container = spawn(program, [...options, process.execPath, main], {
    env: {
      PATH,
      HOME,
      DATA_FOLDER: dataFolder,
      PORT: String(port),
      CALLS_PER_MINUTE: '100000',
    },
  });
  let said = '';
  const remember = (text: Buffer) => (said += text.toString());
  container.stdout.on('data', remember);
  container.stderr.on('data', remember);
  const started = {
    process: container,
    get said() {
      return said;
    },
  };
  containers.push(started);
  return started;
}

async function kill({ process: container }: Container): Promise<void> {
  if (container.exitCode !== null || container.signalCode !== null) return;
  container.kill('SIGKILL');
  await once(container, 'exit');
}

const url = () => `http://localhost:${port}`;
const isServing = async (container: Container) =>
  container.said.includes('Oma Kajo is at') && (await fetch(`${url()}/readyz`)).ok;

describe.skipIf(withoutContainers)('two containers on one volume (server.lock)', () => {
  test('the second does not open the data and says who has it; no sign-in is lost, also when the first is killed', async () => {
    const first = start('portal-1');
    await until('the first serves', () => isServing(first), START_PATIENCE);
    const tokens: string[] = [];
    const signInOften = async () => {
      for (let time = 0; time < SIGN_INS; time++)
        tokens.push((await signIn({ sub: aino.sub, urls: [url()] })).accessToken);
    };
    await signInOften();

    const second = start('portal-2');
    const [code] = (await once(second.process, 'exit')) as [number | null];
    expect(code).toBe(1);
    expect(second.said).toMatch(/is in use by process 1 of portal-1, another container or machine, since/);
    await signInOften();

    await kill(first);
    const third = start('portal-3');
    await until('the third serves', () => isServing(third), START_PATIENCE);
    const statuses = [];
    for (const token of tokens)
      statuses.push((await fetch(`${url()}/api/auth/token/validate`, { headers: bearer(token) })).status);
    expect(statuses).toEqual(tokens.map(() => 200));
    expect(tokens.length).toBe(2 * SIGN_INS);
  }, 300_000);
});
