import { expect, test } from 'vitest';
import { pageFacts } from './facts.ts';

const unsaid = {
  access: 'public',
  report: null,
  entry: 'free',
  isUngated: false,
  awaitsPerson: false,
  hides: [],
  isOfEmployee: false,
  offersSignIn: undefined,
};

test.each([
  [undefined, unsaid],
  [{}, unsaid],
  [{ gate: { report: 'blocked' } }, { ...unsaid, report: 'blocked' }],
  [{ gate: { access: 'signedIn' } }, { ...unsaid, access: 'signedIn', entry: 'other' }],
  [{ gate: { access: 'strongAuthentication' } }, { ...unsaid, access: 'strongAuthentication', entry: 'other' }],
  [
    { gate: { access: 'signedIn' }, entry: 'exit', hides: ['navigation'] },
    { ...unsaid, access: 'signedIn', entry: 'exit', hides: ['navigation'] },
  ],
  [{ isUngated: true }, { ...unsaid, isUngated: true }],
] as const)('a route that says %j means %j (entry.order)', (said, meant) => {
  expect(pageFacts(said)).toEqual(meant);
});
