import { join } from 'node:path';
import { modulesIn } from '../../server/modulesIn.ts';
import type { Database } from '../../server/store/database.ts';
import { customers } from '../support/callers.ts';

/** One object of a kind for each customer of the tests; a file a kind in `objects/`, as `fixture`. */
export interface ObjectFixture {
  insert(database: Database, customerIds: readonly string[]): Promise<void>;
  /** What a request calls the customer's. For `customers.missing` a name of the same form that nothing has. */
  nameOf(customerId: string): string;
}
export type ObjectFixtures = Readonly<Record<string, ObjectFixture>>;

const folder = join(import.meta.dirname, 'objects');

/** Every kind's fixture, its objects in the database. */
export async function insertObjects(database: Database): Promise<ObjectFixtures> {
  const { missing: _missing, ...existing } = customers;
  const fixtures: Record<string, ObjectFixture> = { customer: { insert: async () => {}, nameOf: (id) => id } };
  for (const [kind, { fixture }] of await modulesIn<{ fixture: ObjectFixture }>(folder)) {
    await fixture.insert(database, Object.values(existing));
    fixtures[kind] = fixture;
  }
  return fixtures;
}
