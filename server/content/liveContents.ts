import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { describeError } from '../http/logging.ts';
import { ProblemError } from '../problem.ts';
import { StartError } from '../startError.ts';
import type { Database } from '../store/database.ts';
import { readNote, writeNote } from '../store/notes.ts';
import { readContents, type Contents } from './contents.ts';
import { sentencesOf } from './findings.ts';

/** In milliseconds: so often a process looks whether another one was told to read the contents anew. */
const LOOK_PAUSE = 1_000;
/** The same after the database has given no answer; contents do not wait for it again and again. */
const LOOK_PAUSE_WHEN_AWAY = 10_000;
/** The note in the database that changes with every reload. */
const NOTE = 'contents';

/** The contents that this process serves. */
export interface LiveContents {
  /** What it serves now; an operation that has an object has had it follow before. */
  readonly current: Contents;
  /** The same, once it has followed a reload that another process was asked for (`content.everywhere`). */
  latest(): Promise<Contents>;
  /**
   * Reads the files anew and has the other processes do so (`content.reload`).
   *
   * @throws ProblemError `content.invalid` with every fault; what was served before still is (`content.refused`)
   */
  reload(): Promise<Contents>;
}

/**
 * Reads the contents at start.
 *
 * @throws StartError naming file and line of each fault
 */
export async function openContents(folder: string, { db }: Database, log: FastifyBaseLogger): Promise<LiveContents> {
  const first = await readContents(folder);
  if ('faults' in first)
    throw new StartError(`The contents in ${folder} (CONTENT_FOLDER) cannot be served.\n${sentencesOf(first.faults)}`);
  let current = first.contents;
  let seen: string | undefined;
  let lookAgainAt = 0;
  let work: Promise<void> = Promise.resolve();

  /** One after the other, so that an earlier reading never takes the place of a later one. */
  const inTurn = (task: () => Promise<void>): Promise<void> => {
    const turn = work.then(task);
    work = turn.catch(() => {});
    return turn;
  };

  const follow = async () => {
    const note = await readNote(db, NOTE);
    if (note === null || note === seen) return;
    const read = await readContents(folder);
    seen = note;
    if ('faults' in read) return log.warn({ event: 'content.refused' });
    current = read.contents;
    log.info({ event: 'content.followed' });
  };

  return {
    get current() {
      return current;
    },
    latest: async () => {
      if (performance.now() >= lookAgainAt) {
        lookAgainAt = performance.now() + LOOK_PAUSE;
        await inTurn(follow).catch((thrown: unknown) => {
          // Contents are served whether the database is there or not.
          lookAgainAt = performance.now() + LOOK_PAUSE_WHEN_AWAY;
          log.warn({ event: 'fault', fault: describeError(thrown) });
        });
      }
      return current;
    },
    reload: async () => {
      await inTurn(async () => {
        const read = await readContents(folder);
        if ('faults' in read) throw new ProblemError('content.invalid', { faults: read.faults });
        const value = randomUUID();
        await writeNote(db, NOTE, value);
        seen = value;
        current = read.contents;
      });
      return current;
    },
  };
}
