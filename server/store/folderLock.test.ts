import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FolderHeldError, FolderUnusableError, lockFolder } from './folderLock.ts';
import { lookAt, thisHolder, type LockHolder } from './lockHolder.ts';

let folder: string;
let lock: string;
const children: ChildProcess[] = [];
const releases: (() => void)[] = [];
/** In milliseconds: a holder that cannot be seen is waited for so long. */
const SILENCE = 1_500;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-lock-'));
  lock = join(folder, 'lock');
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const release of releases.splice(0)) release();
  rmSync(folder, { recursive: true });
});

/** Takes the folder, until the end of the test at most. */
async function take(silence = SILENCE): Promise<() => void> {
  const release = await lockFolder(folder, silence);
  releases.push(release);
  return release;
}

/** Leaves a lock as another holder would have left it. */
function leave(difference: Partial<LockHolder>): void {
  writeFileSync(lock, JSON.stringify({ ...thisHolder(), ...difference }));
}

/** Another process that takes the folder and keeps it; resolves when it has tried. */
async function startHolder(then = 'setInterval(() => {}, 1e6)'): Promise<{ child: ChildProcess; says: string }> {
  const code = `
    const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'folderLock.ts'))});
    try { await lockFolder(${JSON.stringify(folder)}, ${SILENCE}); console.log('held'); ${then}; }
    catch (thrown) { console.log(thrown.name); }`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code]);
  children.push(child);
  const [says] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, says: String(says).trim() };
}

const holderNow = () => JSON.parse(readFileSync(lock, 'utf8')) as LockHolder;

test('the folder is the server’s own: no other user of the machine reads it, nor where it was open before (server.folder)', async () => {
  chmodSync(folder, 0o755);
  await take();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('a folder that cannot be one is told in a sentence (server.folder)', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(lockFolder(file)).rejects.toThrow(FolderUnusableError);
  await expect(lockFolder(file)).rejects.toThrow(
    `Nothing can be written into ${file} (EEXIST). Set DATA_FOLDER to a folder`,
  );
});

test('the lock says who holds the folder, and goes with its release (server.lock)', async () => {
  const release = await take();
  expect(holderNow()).toMatchObject({ pid: process.pid });
  expect(readdirSync(folder)).toEqual(['lock']);
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a living holder keeps it, and whoever comes is told who it is and what to do (server.lock)', async () => {
  const { child } = await startHolder();
  await expect(take()).rejects.toThrow(FolderHeldError);
  await expect(take()).rejects.toThrow(
    new RegExp(`in use by process ${child.pid}, since .+Stop that process, or set DATA_FOLDER`),
  );
  expect(holderNow().pid).toBe(child.pid);
  expect(readdirSync(folder)).toEqual(['lock']);
});

test('a holder that was killed is followed by the next, at once (server.lock)', async () => {
  const { child } = await startHolder();
  child.kill('SIGKILL');
  await once(child, 'exit');
  // Who waited for its silence would be at it for longer than a test may take.
  await take(600_000);
  expect(holderNow().pid).toBe(process.pid);
});

test('a holder whose process ends gives the folder back (server.lock)', async () => {
  const { child } = await startHolder('process.exit(0)');
  await once(child, 'exit');
  expect(readdirSync(folder)).toEqual([]);
});

test('where the process id belongs to another process now, the lock is taken over (server.lock)', async () => {
  leave({ processStart: '1' });
  await take();
  expect(holderNow().processStart).not.toBe('1');
});

describe.each([
  ['in another container', { pidNamespace: 'pid:[1]' }],
  ['on another machine', { host: 'elsewhere' }],
  ['before the machine was started anew', { bootId: 'another' }],
])('a holder %s, whose process cannot be seen (server.lock)', (_where, difference) => {
  test('lives while its beat is heard, whatever process has its id here', async () => {
    leave(difference);
    const beat = setInterval(() => utimesSync(lock, new Date(), new Date()), SILENCE / 3);
    await expect(take()).rejects.toThrow(/in use by process \d+ of .+, another container or machine, since/);
    clearInterval(beat);
    expect(holderNow()).toMatchObject(difference);
  });

  test('is dead when it has been silent for a while, and not before', async () => {
    leave(difference);
    const asked = performance.now();
    await take();
    expect(performance.now() - asked).toBeGreaterThanOrEqual(SILENCE);
    expect(holderNow()).not.toMatchObject(difference);
  });
});

test('a holder shows that it lives while its database is at work (server.lock)', async () => {
  await startHolder('for (;;);');
  const markThen = lookAt(lock)?.mark;
  await expect.poll(() => lookAt(lock)?.mark, { timeout: 5_000 }).not.toBe(markThen);
});

test('a holder whose folder was taken meanwhile writes nothing more: it ends at once and says why (server.lock)', async () => {
  const { child } = await startHolder('for (;;);');
  let said = '';
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()));
  leave({});
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
  expect(said).toContain('another process has taken it');
});

test('a lock that a power cut left empty is taken over (server.lock)', async () => {
  writeFileSync(lock, '');
  await take();
  expect(holderNow().pid).toBe(process.pid);
});

test('a take-over that was cut short is finished by the next (server.lock)', async () => {
  leave({ processStart: '1' });
  linkSync(lock, `${lock}.next`);
  await take();
  expect([holderNow().pid, existsSync(`${lock}.next`)]).toEqual([process.pid, false]);
});

test('of several that find a dead holder one takes the folder (server.lock)', async () => {
  leave({ processStart: '1' });
  const tried = await Promise.all(Array.from({ length: 4 }, () => startHolder()));
  expect(tried.map(({ says }) => says).sort()).toEqual([
    'FolderHeldError',
    'FolderHeldError',
    'FolderHeldError',
    'held',
  ]);
}, 20_000);
