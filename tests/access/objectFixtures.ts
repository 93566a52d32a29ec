import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import { modulesIn } from '../../server/modulesIn.ts';
import type { Database } from '../../server/store/database.ts';
import { eInvoiceOrder } from '../../server/store/schema.ts';
import { customers, type PersonName } from '../support/callers.ts';

/** One object of a kind for each customer of the tests; a file a kind in `objects/`, as `fixture`. */
export interface ObjectFixture {
  insert(database: Database, customerIds: readonly string[]): Promise<void>;
  /** What a request calls the customer's. For `customers.missing` a name of the same form that nothing has. */
  nameOf(customerId: string): string;
  /** Makes them again as they began, where a call has changed them. */
  restore?(database: Database): Promise<void>;
  /**
   * Of what a browser is bound to: what the cookie says where the person has asked for it; null: of nothing that there is.
   *
   * @param secret wrong: as one would write it who does not know the secret
   */
  heldBy?(person: PersonName | null, secret?: 'wrong'): string;
}
export type ObjectFixtures = Readonly<Record<string, ObjectFixture>>;

const folder = join(import.meta.dirname, 'objects');

/** Every kind's fixture, its objects in the database. */
export async function insertObjects(database: Database): Promise<ObjectFixtures> {
  const { missing: _missing, ...existing } = customers;
  const ofTests = Object.values(existing);
  const restore = async ({ db }: Database) => {
    await db.delete(eInvoiceOrder).where(inArray(eInvoiceOrder.customerId, ofTests));
  };
  const fixtures: Record<string, ObjectFixture> = { customer: { insert: async () => {}, nameOf: (id) => id, restore } };
  for (const [kind, { fixture }] of await modulesIn<{ fixture: ObjectFixture }>(folder)) {
    await fixture.insert(database, ofTests);
    fixtures[kind] = fixture;
  }
  return fixtures;
}

/** What was written to the objects is undone, so that the next call finds them as the first did. */
export async function restoreObjects(database: Database, fixtures: ObjectFixtures): Promise<void> {
  for (const { restore } of Object.values(fixtures)) await restore?.(database);
}
