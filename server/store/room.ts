import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../startError.ts';

/** In bytes: the embedded database begins a file of its log with so many. */
const NEEDED = 16 * 1024 * 1024;

/** What the system says where a disk is full, or the part of it that a user may fill. */
const isFull = (thrown: unknown) =>
  ['ENOSPC', 'EDQUOT'].includes((thrown as NodeJS.ErrnoException | undefined)?.code ?? '');

/** The disk of the folder is full. */
class NoRoomError extends StartError {
  constructor(folder: string, cause: unknown) {
    super(
      `The disk of ${folder} has no room left for the embedded database. Its files stay as they are: make room, and start again.`,
      { cause },
    );
    this.name = 'NoRoomError';
  }
}

/** Whether what the database needs can be written; PGlite itself does not say why it could not be. */
function hasRoom(folder: string): boolean {
  const tried = join(folder, `room.${process.pid}`);
  try {
    writeFileSync(tried, new Uint8Array(NEEDED));
    return true;
  } catch (thrown) {
    return !isFull(thrown);
  } finally {
    rmSync(tried, { force: true });
  }
}

/** Why a start on the embedded database failed: where its disk is full, that (`server.startTold`); else as it was thrown. */
export const asRoomFault = (folder: string, thrown: unknown): unknown =>
  isFull((thrown as Error).cause) || !hasRoom(folder) ? new NoRoomError(folder, thrown) : thrown;
