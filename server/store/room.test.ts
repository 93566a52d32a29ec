import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { explainStart } from '../explainStart.ts';
import { openDatabase } from './database.ts';

/** The disk has no room for files of these names. */
let refused = /^$/;
/** How the system says so. */
let code = 'ENOSPC';
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const writeFileSync: typeof fs.writeFileSync = (file, ...more) => {
    if (refused.test(basename(String(file)))) throw Object.assign(new Error(code), { code });
    fs.writeFileSync(file, ...more);
  };
  return { ...fs, writeFileSync };
});

let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'kajo-room-'));
});
afterEach(() => rm(dataFolder, { recursive: true }));

const told = (prepare?: () => Promise<void>) =>
  openDatabase({ databaseUrl: null, dataFolder }, prepare).then(
    () => 'it starts',
    (thrown: unknown) => explainStart(thrown),
  );

const noRoom = () =>
  `The disk of ${dataFolder} has no room left for the embedded database. Its files stay as they are: make room, and start again.`;

test.each([
  ['ENOSPC', /^room\./],
  ['EDQUOT', /^room\./],
  ['ENOSPC', /^lock\./],
])(
  'where the disk is full (%s) the start says that, and not that the files are damaged (server.startTold)',
  async (...full) => {
    [code, refused] = full;
    await mkdir(join(dataFolder, 'database'));
    // As a database looks that could not be opened.
    await writeFile(join(dataFolder, 'database', 'PG_VERSION'), 'no version');
    expect(await told()).toBe(
      `The disk of ${dataFolder} has no room left for the embedded database. Its files stay as they are: make room, and start again.`,
    );
    expect(await readdir(dataFolder)).toEqual(['database']);
  },
);

test('so it does where the disk fills while the database is made ready (server.startTold)', async () => {
  [code, refused] = ['ENOSPC', /^room\./];
  expect(await told(() => Promise.reject(new Error('aborted')))).toBe(noRoom());
});

test.each([/^$/, /^room\./])('where it is not, the files are (server.startTold)', async (names) => {
  [code, refused] = ['EROFS', names];
  await mkdir(join(dataFolder, 'database'));
  await writeFile(join(dataFolder, 'database', 'PG_VERSION'), 'no version');
  expect(await told()).toContain('Its files are damaged');
  expect(await readdir(dataFolder)).toEqual(['database']);
});
