import type { Database } from '../../server/store/database.ts';
import { withdrawal } from '../../server/store/schema.ts';
import { namedBy } from './kind.ts';

/** Every withdrawal, by whom its mail goes to. */
export const withdrawalRows = async ({ db }: Database): Promise<string[]> =>
  (await db.select({ email: withdrawal.email }).from(withdrawal)).map(({ email }) => namedBy(email));
