import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSmallApp } from '../testing.ts';
import { readShell } from './shell.ts';

const facts = { brand: 'main', isStatelessHandOverAllowed: false, isDemo: false } as const;
const folder = mkdtempSync(join(tmpdir(), 'shell-'));
beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a file over a slow line comes whole, however long a call may take (server.slowLines)', async () => {
  const size = 16 * 1024 * 1024;
  writeFileSync(join(folder, 'assets', 'large.bin'), Buffer.alloc(size, 'x'));
  const slow = await buildSmallApp({ shell: readShell(facts, folder), handlerTimeout: 50 });
  try {
    await slow.listen({ port: 0, host: '127.0.0.1' });
    const { port } = slow.server.address() as AddressInfo;
    const [answer] = (await once(get({ port, path: '/assets/large.bin' }), 'response')) as [IncomingMessage];
    await pause(300);
    let read = 0;
    for await (const chunk of answer) read += (chunk as Buffer).length;
    expect(read).toBe(size);
  } finally {
    await slow.close();
  }
});
