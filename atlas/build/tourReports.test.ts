import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { model } from '../../machines/sign-out/signOut.model.ts';
import type { Coverage, Screen, TourRun } from '../atlasData.ts';
import { explore } from '../explorer/explore.ts';
import { hasNotedTours, noteTour, readReport, settleTours } from './tourReports.ts';

const flow = { model, machine: explore(model), page: explore(model, 'page') };
const confirmed = 'signOut.asked::signOut.confirm::0';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oma-kajo-reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (title: string, content: string): TourRun => ({
  machine: 'signOut',
  content,
  kind: 'tour',
  title,
  language: 'fi',
  start: '',
  isPassed: true,
  took: 1,
  steps: [{ title: 'signOut.confirm', taken: [confirmed], states: ['signingOut'] }],
});
const screen = (content: string, file: string) => ({ machine: 'signOut', content, state: 'asked', file }) as Screen;
const note = (title: string, content: string, file: string) =>
  noteTour({ title, run: run(title, content), screens: [screen(content, file)] }, folder);
const settle = (content: string) => settleTours([{ ...flow, content }], undefined, folder);
const titles = () => readReport<TourRun>('runs', folder).map(({ title }) => title);
const files = () => readReport<Screen>('screens', folder).map(({ file }) => file);
const taken = () => readReport<Coverage>('coverage', folder).map(({ browser }) => browser?.transitionsTaken ?? null);

test('a run that was killed while it wrote keeps what it has (atlas.kept)', () => {
  note('one', 'now', 'one.png');
  appendFileSync(join(folder, 'model-taken.jsonl'), '{"title":"two","ru');
  settle('now');
  expect([titles(), files(), taken(), hasNotedTours(folder)]).toEqual([['one'], ['one.png'], [1], false]);
});

test('a tour that was not taken this time stays, one that failed is gone (atlas.kept)', () => {
  for (const title of ['one', 'two']) note(title, 'now', `${title}.png`);
  settle('now');
  noteTour({ title: 'two', run: null, screens: [] }, folder);
  settle('now');
  expect(titles()).toEqual(['one']);
});

test('when the sources of a machine are changed its tours are gone, and its pictures are the earlier ones (atlas.content)', () => {
  note('one', 'long ago', 'oldest.png');
  settle('long ago');
  note('one', 'before', 'before.png');
  settle('before');
  noteTour({ title: 'two', run: null, screens: [] }, folder);
  settle('now');
  expect([titles(), files(), taken()]).toEqual([[], ['oldest.png', 'before.png'], [null]]);
  note('one', 'now', 'now.png');
  settle('now');
  expect([titles(), files(), taken()]).toEqual([['one'], ['before.png', 'now.png'], [1]]);
});
