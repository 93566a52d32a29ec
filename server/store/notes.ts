import { eq } from 'drizzle-orm';
import type { Queries } from './queries.ts';
import { databaseNote } from './schema.ts';

/** What was noted of the database as a whole; null where nothing was. */
export async function readNote(db: Queries, name: string): Promise<string | null> {
  const [note] = await db.select().from(databaseNote).where(eq(databaseNote.name, name));
  return note?.value ?? null;
}

/** Notes something, in the place of what was noted before. */
export async function writeNote(db: Queries, name: string, value: string): Promise<void> {
  await db
    .insert(databaseNote)
    .values({ name, value })
    .onConflictDoUpdate({ target: databaseNote.name, set: { value } });
}
