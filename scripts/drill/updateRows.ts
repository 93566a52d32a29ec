import type { Database } from '../../server/store/database.ts';
import { contactUpdate } from '../../server/store/schema.ts';

/** Every update of an account or an address that was made, by its id. */
export const updateRows = async ({ db }: Database): Promise<string[]> =>
  (await db.select({ id: contactUpdate.updateId }).from(contactUpdate)).map(({ id }) => id);
