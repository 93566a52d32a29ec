import { expect, test } from 'vitest';
import { apiDocument } from '../../openapi/document.ts';
import { readOperations } from '../access/apiRules.ts';
import { visitsView } from './accesses.ts';

const at = new Date('2026-11-21T10:00:00.000Z');
const kindsOf = (id: string) => visitsView([{ first: 1, at, until: at, reason: null, operations: [id] }])[0]?.kinds;
/** What an employee may call for the customer whom they have opened, and what they open one with. */
const ofEmployee = readOperations(apiDocument()).filter(
  ({ access, id }) => access.allowed.acting !== undefined || id === 'openCustomer' || id === 'searchCustomers',
);

test.each(ofEmployee.map(({ id }) => id))(
  '%s of an employee is told to the customer as what it is (accesses.order)',
  (id) => {
    expect(kindsOf(id)).not.toEqual(['other']);
  },
);

test('what an employee does is never told as something that was looked at (accesses.order)', () => {
  const done = ofEmployee.filter(({ needsKey }) => needsKey).flatMap(({ id }) => kindsOf(id) ?? []);
  const lookedAt = ofEmployee.filter(({ method }) => method === 'GET').flatMap(({ id }) => kindsOf(id) ?? []);
  // Of an opinion both are told in one word.
  expect([...new Set(done)].filter((kind) => lookedAt.includes(kind))).toEqual(['feedback']);
  expect(done.length).toBeGreaterThan(10);
});

test('what was written down under a name that there is no more is something else (accesses.order)', () => {
  expect(kindsOf('getNothingAnyMore')).toEqual(['other']);
});
