import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** In milliseconds: a server that hangs is ended. */
const PATIENCE = 50_000;

/** Starts the server, which does not get far. */
async function start(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const { PATH, HOME } = process.env;
  const server = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'main.ts')], {
    env: { PATH, HOME, ...settings },
    timeout: PATIENCE,
    killSignal: 'SIGKILL',
  });
  let said = '';
  server.stdout.on('data', (text: Buffer) => (said += text.toString()));
  server.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = (await once(server, 'close')) as [number | null];
  return { code, said };
}

test('with wrong settings the server says each mistake and does not start (server.settings)', async () => {
  const { code, said } = await start({
    PORT: 'x',
    BRAND: 'other',
    DATABASE_URL: 'mysql://portal:hunter2@db.example',
    OIDC_ISSUR: 'x',
  });
  expect(code).toBe(1);
  expect(said).toBe(
    [
      'OIDC_ISSUR is no setting of Oma Kajo, OIDC_ISSUER is; see .env.example.',
      'The settings need a look (see .env.example):',
      '- PORT is "x"; it must be a whole number from 1 to 65535.',
      '- DATABASE_URL has a value that is not shown here; it must be an address that begins with postgres://.',
      '- BRAND is "other"; it must be one of main, coop.',
      '',
    ].join('\n'),
  );
});

test.skipIf(!existsSync('/proc/self'))(
  'where no folder can be made for its data the server says so and does not start (server.folder)',
  async () => {
    const { code, said } = await start({ DATA_FOLDER: '/proc/oma-kajo/data' });
    expect(said).toContain(
      "Nothing can be written into /proc/oma-kajo/data (ENOENT). Set DATA_FOLDER to a folder that is the server's own.",
    );
    expect(code).toBe(1);
  },
);
