import { expect, test } from 'vitest';
import { citedPlace, findRequirements } from './requirements.ts';

const requirements = [
  {
    id: 'gate.blocked',
    text: 'Who is blocked is told',
    area: 'portal',
    states: ['gate: blocked'],
    tests: ['a.test.ts'],
  },
  { id: 'gate.null', text: 'A public page', area: 'portal', states: [], tests: [] },
];

test.each([
  [{ query: '', isUntestedOnly: false }, ['gate.blocked', 'gate.null']],
  [{ query: '', isUntestedOnly: true }, ['gate.null']],
  [{ query: ' BLOCKED', isUntestedOnly: false }, ['gate.blocked']],
  [{ query: 'a.test', isUntestedOnly: false }, ['gate.blocked']],
  [{ query: 'blocked', isUntestedOnly: true }, []],
])('%j finds %j', (wanted, ids) => {
  expect(findRequirements(requirements, wanted).map(({ id }) => id)).toEqual(ids);
});

test('a state is cited with its machine', () => {
  expect([citedPlace('gate: route.open'), citedPlace('gate')]).toEqual([
    { machine: 'gate', path: 'route.open' },
    { machine: 'gate', path: '' },
  ]);
});
