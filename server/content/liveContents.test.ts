import { PGlite } from '@electric-sql/pglite';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { StartError } from '../startError.ts';
import { wrapEmbedded, type Database } from '../store/database.ts';
import { databaseNote } from '../store/schema.ts';
import { openContents } from './liveContents.ts';
import { makeFolder, type TestFolder } from './testing.ts';

/** In milliseconds: making a database takes its time on a busy machine. */
const PATIENCE = 60_000;

let database: Database;
let folder: TestFolder;
let lines: { event: string }[];
const write = (line: { event: string }) => void lines.push(line);
const log = { info: write, warn: write } as unknown as FastifyBaseLogger;

beforeAll(async () => {
  database = await wrapEmbedded(await PGlite.create());
}, PATIENCE);
afterAll(() => database.close());
beforeEach(async () => {
  lines = [];
  folder = makeFolder();
  await database.db.delete(databaseNote);
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  folder.remove();
});

const open = (over: Database = database, path = folder.path) => openContents(path, over, log);
const title = { 'contract.title': 'Toinen' };

test('with a fault the server does not start, and says file and line (content.start)', async () => {
  folder.write('texts/fi.json', '{\n"a": }');
  folder.write('texts/sv.json', '[');
  await expect(open()).rejects.toThrow(
    new StartError(
      [
        `The contents in ${folder.path} (CONTENT_FOLDER) cannot be served.`,
        'texts/fi.json, line 2: there is "}" where a value should be.',
        'texts/sv.json, line 1: the file ends where a value should be.',
      ].join('\n'),
    ),
  );
});

test('a folder that is not there', async () => {
  await expect(open(database, '/nowhere')).rejects.toThrow('settings.json, line 1: is missing.');
});

describe('a reload (content.reload)', () => {
  test('serves what the files hold from then on, and not before', async () => {
    const contents = await open();
    const before = contents.current.version;
    folder.write('texts/fi.json', title);
    expect((await contents.latest()).texts.fi).toEqual({});
    const after = await contents.reload();
    expect([after.texts.fi, contents.current === after, after.version === before]).toEqual([title, true, false]);
  });

  test('that finds a fault leaves what was served (content.refused)', async () => {
    const contents = await open();
    const before = contents.current;
    folder.write('texts/fi.json', title);
    folder.write('modals/fi/a.json', '{}');
    await expect(contents.reload()).rejects.toMatchObject({
      code: 'content.invalid',
      more: {
        faults: [
          { file: 'modals/fi/a.json', line: 1, message: 'heading is missing' },
          { file: 'modals/fi/a.json', line: 1, message: 'blocks is missing' },
        ],
      },
    });
    expect(contents.current).toBe(before);
    expect(await database.db.select().from(databaseNote)).toEqual([]);
  });

  test('that the database cannot pass on is not done', async () => {
    const insert = () => {
      throw new Error('away');
    };
    const contents = await open({ ...database, db: { insert } as unknown as Database['db'] });
    const before = contents.current;
    await expect(contents.reload()).rejects.toThrow('away');
    expect(contents.current).toBe(before);
  });

  test('of two at once the later reading stays', async () => {
    const contents = await open();
    const first = contents.reload();
    folder.write('texts/fi.json', title);
    await Promise.all([first, contents.reload()]);
    expect(contents.current.texts.fi).toEqual(title);
  });
});

describe('other processes follow (content.everywhere)', () => {
  test('within a second of being asked', async () => {
    const [one, other] = [await open(), await open()];
    await other.latest();
    folder.write('texts/fi.json', title);
    await one.reload();
    expect((await other.latest()).texts.fi).toEqual({});
    vi.advanceTimersByTime(1_000);
    expect((await other.latest()).texts.fi).toEqual(title);
    expect(lines).toEqual([{ event: 'content.followed' }]);
    // Once is enough, also for the one that was asked.
    vi.advanceTimersByTime(1_000);
    await Promise.all([one.latest(), other.latest()]);
    expect(lines).toHaveLength(1);
  });

  test('unless their own files are wrong', async () => {
    const one = await open();
    const elsewhere = makeFolder();
    const other = await open(database, elsewhere.path);
    await one.reload();
    elsewhere.write('settings.json', '{');
    const before = other.current;
    expect(await other.latest()).toBe(before);
    expect(lines).toEqual([{ event: 'content.refused' }]);
    elsewhere.remove();
  });

  test('and serve what they have while the database is away, without asking it each time', async () => {
    let asked = 0;
    const db = {
      select: () => {
        asked += 1;
        throw new Error('away');
      },
    } as unknown as Database['db'];
    const contents = await open({ ...database, db });
    expect(await contents.latest()).toBe(contents.current);
    vi.advanceTimersByTime(9_999);
    await contents.latest();
    expect([asked, lines.map(({ event }) => event)]).toEqual([1, ['fault']]);
    vi.advanceTimersByTime(1);
    await contents.latest();
    expect(asked).toBe(2);
  });
});
