import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { customer, person } from './peopleTables.ts';

/* Who has the due days of whose invoices in a calendar. Part of schema.ts. */

/** A calendar that asks for due days by a secret; one for each person and customer, so that a new one ends the old one. */
export const dueCalendar = pgTable(
  'due_calendar',
  {
    /** Who has subscribed, and may end it. */
    sub: text()
      .notNull()
      .references(() => person.sub),
    customerId: text()
      .notNull()
      .references(() => customer.customerId),
    /** Of the secret in its address. */
    digest: text().notNull().unique(),
    /** In which language it is. */
    locale: text({ enum: ['fi', 'sv', 'en'] }).notNull(),
    subscribedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sub, table.customerId] }),
    index('due_calendar_customer').on(table.customerId),
    check('due_calendar_locale', sql`${table.locale} in ('fi', 'sv', 'en')`),
  ],
);
