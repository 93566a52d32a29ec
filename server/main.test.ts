import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('with wrong settings the server says each mistake and does not start (server.settings)', async () => {
  const { PATH, HOME } = process.env;
  const server = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'main.ts')], {
    env: { PATH, HOME, PORT: 'x', BRAND: 'other', DATABASE_URL: 'mysql://portal:hunter2@db.example', OIDC_ISSUR: 'x' },
  });
  let said = '';
  server.stdout.on('data', (text: Buffer) => (said += text.toString()));
  server.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = (await once(server, 'close')) as [number];
  expect(code).toBe(1);
  expect(said).toBe(
    [
      'OIDC_ISSUR is no setting of Oma Kajo; see .env.example.',
      'The settings need a look (see .env.example):',
      '- PORT is "x"; it must be a whole number from 1 to 65535.',
      '- DATABASE_URL has a value that is not shown here; it must be an address that begins with postgres://.',
      '- BRAND is "other"; it must be one of main, coop.',
      '',
    ].join('\n'),
  );
}, 60_000);
