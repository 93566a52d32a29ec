import { expect, test } from 'vitest';
import { hrefOf, parseAddress, type Address } from './address.ts';

const machine = { page: 'machine', machine: 'gate', selection: null, view: null } as const;

test.each<[string, Exclude<Address, { page: 'unknown' }>]>([
  ['#/', { ...machine, machine: null }],
  ['#/gate', machine],
  ['#/gate?view=coverage', { ...machine, view: 'coverage' }],
  ['#/gate/state/route.open', { ...machine, selection: { kind: 'state', path: 'route.open' } }],
  [
    '#/gate/transition/gate.route.open%3A%3Acall.refused%3A%3A0?view=simulation',
    { ...machine, view: 'simulation', selection: { kind: 'transition', id: 'gate.route.open::call.refused::0' } },
  ],
  ['#/requirements', { page: 'requirements', requirement: null }],
  ['#/requirements/gate.blocked', { page: 'requirements', requirement: 'gate.blocked' }],
])('%s is read, and written the same', (hash, address) => {
  expect(parseAddress(hash)).toEqual(address);
  expect(hrefOf(address)).toBe(hash);
});

test('no hash is the first page', () => {
  expect(parseAddress('')).toEqual({ ...machine, machine: null });
});

test.each(['#/gate/states/route', '#/gate/state', '#/gate/state/a/b', '#/gate?view=table', '#/%E0%A4%A'])(
  '%s leads nowhere, and says so',
  (hash) => {
    expect(parseAddress(hash)).toEqual({ page: 'unknown', written: hash });
  },
);
