import type { Database } from '../../server/store/database.ts';
import { restoreCallers } from '../support/callers.ts';
import { watchChanges } from '../support/changes.ts';
import { restoreObjects, type ObjectFixtures } from './objectFixtures.ts';

/**
 * Has people and objects be for each call what they were for the first one. Where nothing was written nothing is restored,
 * as most calls write nothing.
 *
 * @returns to be called after each call; answers the tables that it has written to, in order
 */
export async function keptAsBegun(database: Database, fixtures: ObjectFixtures): Promise<() => Promise<string[]>> {
  const changes = await watchChanges(database);
  return async () => {
    const changed = await changes();
    if (changed.includes('person')) await restoreCallers(database);
    const isOfObjects = ['contract', 'contract_addon', 'transfer', 'invoice', 'e_invoice_order'].some((table) =>
      changed.includes(table),
    );
    if (isOfObjects) await restoreObjects(database, fixtures);
    if (changed.includes('person') || isOfObjects) await changes();
    return changed;
  };
}
