import { expect, test } from 'vitest';
import { aDay, anHour, knownSearch, ownPath, viewSearch } from './search.ts';

const readSearch = knownSearch({ location: ownPath });

test.each([['/contracts'], ['/contracts/K1?app=true'], ['/']])('%s may be gone on to (entry.wayOn)', (location) => {
  expect(readSearch({ location })).toEqual({ location });
});

test.each([
  [undefined],
  [''],
  ['contracts'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['https://evil.example'],
  ['javascript:alert(1)'],
  ['/a b'],
  ['/\n/evil.example'],
  [`/${'a'.repeat(2100)}`],
  [['/a', '/b']],
])('%j counts as not given (entry.wayOn)', (location) => {
  expect(readSearch({ location }).location).toBeUndefined();
});

test.each([
  [{ app: 'true' }, { app: 'true' }],
  [{ embed: 'true', x: '1' }, { embed: 'true' }],
  [{ app: 'yes' }, {}],
])('%j asks for the view %j (frame.embedded)', (search, view) => {
  expect(viewSearch(search)).toEqual(view);
});

test('a day of this century counts, and nothing that only looks like one (spotPage.address, consumptionPage.address)', () => {
  expect(['2026-02-28', '2026-02-30', '1999-12-31', '2026-2-1', 20260201, undefined].map(aDay)).toEqual([
    '2026-02-28',
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('an hour of this century counts, in UTC, and nothing that only looks like one (spotPage.address)', () => {
  const hours = [
    '2026-11-08T05Z',
    '2026-02-28T23Z',
    '2026-02-30T05Z',
    '2026-11-08T24Z',
    '2026-11-08T05',
    '1999-12-31T05Z',
  ];
  expect([...hours, '2026-11-08', 2026, undefined].map(anHour)).toEqual([
    '2026-11-08T05Z',
    '2026-02-28T23Z',
    ...Array.from({ length: 7 }, () => null),
  ]);
});
