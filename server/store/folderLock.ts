import { chmodSync, linkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { makeFolder } from '../makeFolder.ts';
import { StartError } from '../startError.ts';
import { isAlive, lookAt, thisHolder, type LockHolder, type Seen } from './lockHolder.ts';

/** In milliseconds: so often a holder shows that it lives. */
const BEAT = 1_000;
/** In milliseconds: a holder that cannot be seen and has not shown itself for so long is dead. */
const SILENCE = 10_000;
/** In milliseconds. */
const LOOK_PAUSE = 200;

/** Another process, still alive, holds the folder. */
export class FolderHeldError extends StartError {
  readonly holder: LockHolder;
  constructor(folder: string, holder: LockHolder) {
    const where = isAlive(holder) === null ? ` of ${holder.host}, another container or machine` : '';
    super(
      `The data in ${folder} is in use by process ${holder.pid}${where}, since ${holder.since}. ` +
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

/**
 * Takes the folder for this process alone; the embedded database is ruined when two open it (`server.lock`).
 *
 * Whether a holder lives is seen at its process. Where it runs in another container or on another machine, or the machine
 * was started anew, there is no process to look at: then its beat tells, which it renews every second, and whoever comes
 * waits whether one is heard. Clocks are not compared.
 *
 * @param silence after so many milliseconds without a beat such a holder is dead. For tests
 * @returns how to give it back; the end of the process does so too
 * @throws FolderHeldError when a living process holds it; the lock of a dead one is taken over
 * @throws FolderUnusableError
 */
export async function lockFolder(folder: string, silence = SILENCE): Promise<() => void> {
  const holder = thisHolder();
  const mine = join(folder, `lock.${holder.id}`);
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
    await take(lock, mine, folder, silence);
    return keep(lock, holder);
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Shows, as long as it is not given back, that the holder lives. */
function keep(lock: string, { id }: LockHolder): () => void {
  const released = new SharedArrayBuffer(4);
  const worker = new Worker(join(import.meta.dirname, 'lockBeat.mjs'), {
    workerData: { lock, id, pause: BEAT, patience: SILENCE / 2, released },
    execArgv: [],
  });
  worker.unref();
  const release = () => {
    process.off('exit', release);
    Atomics.store(new Int32Array(released), 0, 1);
    if (lookAt(lock)?.holder?.id === id) rmSync(lock, { force: true });
    void worker.terminate();
  };
  process.once('exit', release);
  return release;
}

/**
 * A link is made whole or not at all, and never over one that is there. The lock of a dead holder is removed only by
 * whoever holds `<lock>.next`, a lock of the same kind: otherwise a slow contender could remove the lock that a quick
 * one has just put in its place.
 */
async function take(lock: string, mine: string, folder: string, silence: number): Promise<void> {
  for (;;) {
    try {
      linkSync(mine, lock);
      return;
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') throw thrown;
    }
    const dead = await waitForDeath(lock, folder, silence);
    if (dead === null) continue;
    const next = `${lock}.next`;
    await take(next, mine, folder, silence);
    try {
      if (lookAt(lock)?.mark === dead.mark) rmSync(lock, { force: true });
    } finally {
      rmSync(next, { force: true });
    }
  }
}

/** @returns the lock as its dead holder left it; null where there is none any more */
async function waitForDeath(lock: string, folder: string, silence: number): Promise<Seen | null> {
  const first = lookAt(lock);
  if (!first?.holder) return first;
  const { holder } = first;
  const isLiving = isAlive(holder);
  if (isLiving === true) throw new FolderHeldError(folder, holder);
  if (isLiving === false) return first;
  const begun = performance.now();
  while (performance.now() - begun < silence) {
    await pause(LOOK_PAUSE);
    const now = lookAt(lock);
    if (now === null || now.holder?.id !== holder.id) return null;
    if (now.mark !== first.mark) throw new FolderHeldError(folder, holder);
  }
  return first;
}
