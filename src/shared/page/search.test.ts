import { expect, test } from 'vitest';
import { aDay, knownSearch, ownPath, viewSearch } from './search.ts';

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
