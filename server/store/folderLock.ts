import { randomUUID } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../makeFolder.ts';
import { StartError } from '../startError.ts';

/** Who holds a data folder. A process id alone is used again by others; its start and the machine's boot are not. */
export interface LockHolder {
  pid: number;
  processStart: string | null;
  bootId: string | null;
  since: string;
}

/** Another process, still alive, holds the folder. */
export class FolderHeldError extends StartError {
  readonly holder: LockHolder;
  constructor(folder: string, holder: LockHolder) {
    super(
      `The data in ${folder} is in use by process ${holder.pid}, since ${holder.since}. ` +
        'Stop that process, or set DATA_FOLDER to another folder and PORT to another port.',
    );
    this.name = 'FolderHeldError';
    this.holder = holder;
  }
}

/** The folder cannot be made, or nothing can be written there. */
export class FolderUnusableError extends StartError {
  constructor(folder: string, cause: unknown) {
    const { code } = cause as NodeJS.ErrnoException;
    super(`Nothing can be written into ${folder} (${code}). Set DATA_FOLDER to a folder that is the server's own.`, {
      cause,
    });
    this.name = 'FolderUnusableError';
  }
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Whether the process is a dead one that nobody has buried, and when it began in the kernel's ticks since boot. */
function processFacts(pid: number): { isZombie: boolean; start: string | null } {
  const stat = readOrNull(`/proc/${pid}/stat`);
  // The name in brackets may hold spaces; behind it come the state and, 19 fields on, the start.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  return { isZombie: fields[0] === 'Z' || fields[0] === 'X', start: fields[19] ?? null };
}

const bootId = () => readOrNull('/proc/sys/kernel/random/boot_id')?.trim() ?? null;

function isAlive(holder: LockHolder): boolean {
  if (holder.bootId !== bootId()) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (thrown) {
    // Another user's process may not be asked, but is there.
    if ((thrown as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const { isZombie, start } = processFacts(holder.pid);
  return !isZombie && holder.processStart === start;
}

/** A living holder of the lock; null where there is no lock, its holder is dead or it cannot be read. */
function livingHolder(lock: string): LockHolder | null {
  try {
    const holder = JSON.parse(readOrNull(lock) ?? 'null') as LockHolder | null;
    return holder && isAlive(holder) ? holder : null;
  } catch {
    return null;
  }
}

/**
 * Takes the folder for this process alone; the embedded database is ruined when two open it (`server.lock`).
 *
 * @returns how to give it back
 * @throws FolderHeldError when a living process holds it; the lock of a dead one is taken over
 * @throws FolderUnusableError
 */
export function lockFolder(folder: string): () => void {
  const mine = join(folder, `lock.${randomUUID()}`);
  const holder: LockHolder = {
    pid: process.pid,
    processStart: processFacts(process.pid).start,
    bootId: bootId(),
    since: new Date().toISOString(),
  };
  try {
    makeFolder(folder);
    // The embedded database leaves its files open to every user of the machine (`server.folder`).
    chmodSync(folder, 0o700);
    writeFileSync(mine, JSON.stringify(holder));
  } catch (thrown) {
    throw new FolderUnusableError(folder, thrown);
  }
  try {
    const lock = join(folder, 'lock');
    take(lock, mine, folder);
    return () => rmSync(lock, { force: true });
  } finally {
    rmSync(mine, { force: true });
  }
}

/**
 * A link is made whole or not at all, and never over one that is there. The lock of a dead holder is removed only by
 * whoever holds `<lock>.next`, a lock of the same kind: otherwise a slow contender could remove the lock that a quick
 * one has just put in its place.
 */
function take(lock: string, mine: string, folder: string): void {
  for (;;) {
    try {
      linkSync(mine, lock);
      return;
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') throw thrown;
    }
    refuseIfHeld(lock, folder);
    const next = `${lock}.next`;
    take(next, mine, folder);
    try {
      refuseIfHeld(lock, folder);
      rmSync(lock, { force: true });
    } finally {
      rmSync(next, { force: true });
    }
  }
}

function refuseIfHeld(lock: string, folder: string): void {
  const holder = livingHolder(lock);
  if (holder) throw new FolderHeldError(folder, holder);
}
