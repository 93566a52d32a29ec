import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../makeFolder.ts';
import type { Settings } from '../settings.ts';
import { StartError } from '../startError.ts';
import { FolderUnusableError } from '../store/folderLock.ts';

const FILE = 'proof-key';

/**
 * The key with which what awaits its proof is sealed (`proof.key`): that of the settings, or in a demo one that is made at
 * its first start and kept beside the database, for the server's own user alone.
 *
 * @throws StartError where the kept one is none
 * @throws FolderUnusableError
 */
export function proofKeyOf({ proofKey, dataFolder }: Pick<Settings, 'proofKey' | 'dataFolder'>): Uint8Array {
  if (proofKey !== null) return proofKey;
  const file = join(dataFolder, FILE);
  try {
    makeFolder(dataFolder);
    keepOnce(file, randomBytes(32).toString('base64url'));
  } catch (thrown) {
    throw new FolderUnusableError(dataFolder, thrown);
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
  if (key.length !== 32)
    throw new StartError(`${file} holds no key. Remove it, and what still awaits its proof is lost.`);
  return key;
}

/** Writes a file, whole or not at all; one that is there stays, also where another process is at it. */
function keepOnce(file: string, text: string): void {
  const made = `${file}.${process.pid}`;
  writeFileSync(made, text, { mode: 0o600 });
  try {
    linkSync(made, file);
  } catch (thrown) {
    if ((thrown as { code?: unknown }).code !== 'EEXIST') throw thrown;
  } finally {
    rmSync(made);
  }
}
