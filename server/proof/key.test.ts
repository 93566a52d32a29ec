import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { proofKeyOf } from './key.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kajo-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a demo makes its key at the first start, for its own user alone, and keeps it (proof.key)', () => {
  const dataFolder = join(folder, 'data');
  const key = proofKeyOf({ proofKey: null, dataFolder });
  expect(key).toHaveLength(32);
  expect(statSync(join(dataFolder, 'proof-key')).mode & 0o777).toBe(0o600);
  expect(proofKeyOf({ proofKey: null, dataFolder })).toEqual(key);
  expect(proofKeyOf({ proofKey: null, dataFolder: folder })).not.toEqual(key);
});

test('that of the settings comes first (proof.key)', () => {
  const given = new Uint8Array(32).fill(7);
  expect(proofKeyOf({ proofKey: given, dataFolder: join(folder, 'none') })).toBe(given);
});

test('what is no key is told (proof.key)', () => {
  writeFileSync(join(folder, 'proof-key'), 'half');
  expect(() => proofKeyOf({ proofKey: null, dataFolder: folder })).toThrow('holds no key');
});

test('a data folder that is a file is told in a sentence (server.folder)', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => proofKeyOf({ proofKey: null, dataFolder: file })).toThrow(/^Nothing can be written into .+DATA_FOLDER/);
});
