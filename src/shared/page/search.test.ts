import { expect, test } from 'vitest';
import * as v from 'valibot';
import { OwnPath, ViewSearch } from './search.ts';

const Search = v.object({ location: OwnPath });

test.each([['/contracts'], ['/contracts/K1?app=true'], ['/']])('%s may be gone on to (entry.wayOn)', (location) => {
  expect(v.parse(Search, { location })).toEqual({ location });
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
  [`/${'a'.repeat(600)}`],
  [['/a', '/b']],
])('%j counts as not given (entry.wayOn)', (location) => {
  expect(v.parse(Search, { location }).location).toBeUndefined();
});

test.each([
  [{ app: 'true' }, { app: 'true' }],
  [{ embed: 'true', x: '1' }, { embed: 'true' }],
  [{ app: 'yes' }, {}],
])('%j asks for the view %j (frame.embedded)', (search, view) => {
  expect(v.parse(ViewSearch, search)).toEqual(view);
});
