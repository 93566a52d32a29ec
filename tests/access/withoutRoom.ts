import { sql } from 'drizzle-orm';
import type { TestServer } from '../support/inProcess.ts';

/** Does something while a table takes no row. */
export async function withoutRoomIn(
  { context }: Pick<TestServer, 'context'>,
  table: 'staff_access' | 'staff_search' | 'outbox_message',
  act: () => Promise<void>,
): Promise<void> {
  const { db } = context.database;
  await db.execute(sql.raw(`alter table ${table} add constraint no_room check (false) not valid`));
  try {
    await act();
  } finally {
    await db.execute(sql.raw(`alter table ${table} drop constraint no_room`));
  }
}
