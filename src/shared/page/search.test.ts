import { expect, test } from 'vitest';
import { knownSearch, ownPath, viewSearch } from './search.ts';

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
