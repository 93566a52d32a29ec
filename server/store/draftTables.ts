import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/* What a browser has left over a sign-in. Part of schema.ts. */

/** The drafts of one page, until whoever has left them comes back, and for 24 hours at most (`draft.elsewhere`). */
export const leftDrafts = pgTable(
  'left_drafts',
  {
    /** Digest of the secret that the browser alone holds and of the page. */
    key: text().primaryKey(),
    /** Sealed. */
    body: text().notNull(),
    leftAt: instant().notNull(),
    /** When they were taken up first; null while they wait. */
    takenAt: instant(),
  },
  (table) => [index('left_drafts_age').on(table.leftAt)],
);
