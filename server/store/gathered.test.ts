import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gathered } from './gathered.ts';
import type { Queries } from './queries.ts';

const one = {} as Queries;
const other = {} as Queries;

function counted() {
  const asked: { db: Queries; keys: string[]; question: string }[] = [];
  let truth = 'first';
  const find = gathered<string, string>(async (db, keys, question) => {
    asked.push({ db, keys, question });
    if (keys.includes('broken')) throw new Error('away');
    return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, `${key} ${truth}`]));
  });
  return { asked, find, change: (next: string) => (truth = next) };
}

test('those who ask in one turn share a statement, and each is told of its own', async () => {
  const { asked, find } = counted();
  const keys = ['a', 'b', 'a', 'unknown'];
  expect(await Promise.all(keys.map((key) => find(one, key, 'monday')))).toEqual([
    'a first',
    'b first',
    'a first',
    undefined,
  ]);
  expect(asked).toEqual([{ db: one, keys: ['a', 'b', 'unknown'], question: 'monday' }]);
});

test('nothing is kept: who asks later is told what holds then', async () => {
  const { asked, find, change } = counted();
  expect(await find(one, 'a', 'monday')).toBe('a first');
  change('second');
  expect(await find(one, 'a', 'monday')).toBe('a second');
  const early = find(one, 'b', 'monday');
  await nextTurn();
  change('third');
  const late = find(one, 'b', 'monday');
  expect([await early, await late]).toEqual(['b second', 'b third']);
  expect(asked).toHaveLength(4);
});

test('another question and another database are asked apart', async () => {
  const { asked, find } = counted();
  await Promise.all([find(one, 'a', 'monday'), find(one, 'a', 'tuesday'), find(other, 'a', 'monday')]);
  expect(asked.map(({ db, question }) => [db === one, question])).toEqual([
    [true, 'monday'],
    [true, 'tuesday'],
    [false, 'monday'],
  ]);
});

test('where the database fails, everyone who asked hears it, and the next ones ask anew', async () => {
  const { find } = counted();
  const failed = await Promise.allSettled([find(one, 'a', 'monday'), find(one, 'broken', 'monday')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await find(one, 'a', 'monday')).toBe('a first');
});
