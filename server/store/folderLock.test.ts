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
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderHeldError, FolderUnusableError, lockFolder, type LockHolder } from './folderLock.ts';

let folder: string;
let lock: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-lock-'));
  lock = join(folder, 'lock');
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Another process that takes the folder and keeps it; resolves when it has tried. */
async function startHolder(): Promise<{ child: ChildProcess; says: string }> {
  const code = `
    const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'folderLock.ts'))});
    try { lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1e6); }
    catch (thrown) { console.log(thrown.name); }`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code]);
  children.push(child);
  const [says] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, says: String(says).trim() };
}

const holderNow = () => JSON.parse(readFileSync(lock, 'utf8')) as LockHolder;

test('the folder is the server’s own: no other user of the machine reads it, nor where it was open before (server.folder)', () => {
  chmodSync(folder, 0o755);
  lockFolder(folder)();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('a folder that cannot be one is told in a sentence (server.folder)', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => lockFolder(file)).toThrow(FolderUnusableError);
  expect(() => lockFolder(file)).toThrow(`Nothing can be written into ${file} (EEXIST). Set DATA_FOLDER to a folder`);
});

test('the lock says who holds the folder, and goes with its release (server.lock)', () => {
  const release = lockFolder(folder);
  expect(holderNow()).toMatchObject({ pid: process.pid });
  expect(readdirSync(folder)).toEqual(['lock']);
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a living holder keeps it, and whoever comes is told who it is and what to do', async () => {
  const { child } = await startHolder();
  expect(() => lockFolder(folder)).toThrow(FolderHeldError);
  expect(() => lockFolder(folder)).toThrow(
    new RegExp(`in use by process ${child.pid}, since .+Stop that process, or set DATA_FOLDER`),
  );
  expect(holderNow().pid).toBe(child.pid);
  expect(readdirSync(folder)).toEqual(['lock']);
});

test('a holder that was killed is followed by the next', async () => {
  const { child } = await startHolder();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const release = lockFolder(folder);
  expect(holderNow().pid).toBe(process.pid);
  release();
});

test.each([
  ['the machine was started anew', { bootId: 'another' }],
  ['the process id belongs to another process now', { processStart: '1' }],
])('%s: taken over', (_why, difference) => {
  lockFolder(folder);
  writeFileSync(lock, JSON.stringify({ ...holderNow(), ...difference }));
  lockFolder(folder);
  expect(holderNow()).not.toMatchObject(difference);
});

test('a lock that a power cut left empty is taken over', () => {
  writeFileSync(lock, '');
  lockFolder(folder);
  expect(holderNow().pid).toBe(process.pid);
});

test('a take-over that was cut short is finished by the next', () => {
  const dead = JSON.stringify({ pid: 1, processStart: '1', bootId: 'another', since: '' });
  writeFileSync(lock, dead);
  linkSync(lock, `${lock}.next`);
  lockFolder(folder);
  expect([holderNow().pid, existsSync(`${lock}.next`)]).toEqual([process.pid, false]);
});

test('of several that find a dead holder one takes the folder', async () => {
  writeFileSync(lock, JSON.stringify({ pid: 1, processStart: '1', bootId: 'another', since: '' }));
  const tried = await Promise.all(Array.from({ length: 4 }, startHolder));
  expect(tried.map(({ says }) => says).sort()).toEqual([
    'FolderHeldError',
    'FolderHeldError',
    'FolderHeldError',
    'held',
  ]);
}, 20_000);
