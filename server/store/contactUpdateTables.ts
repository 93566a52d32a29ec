import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { customer, person } from './peopleTables.ts';

/* What people have updated of their bank account and e-mail address. Part of schema.ts. */

/** An update that was made, on its way to the retailer's system, which takes the account from here and pays there. */
export const contactUpdate = pgTable(
  'contact_update',
  {
    /** That of what was kept for its proof, where it was. */
    updateId: uuid().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => customer.customerId),
    kind: text({ enum: ['bankAccount', 'emailAddress'] }).notNull(),
    /** What it is from now on, sealed; null once the retailer's system has it. */
    value: text(),
    /** Who has proven to wish it. */
    sub: text()
      .notNull()
      .references(() => person.sub),
    state: text({ enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    receivedAt: instant().notNull(),
  },
  (table) => [
    index('contact_update_customer').on(table.customerId, table.receivedAt),
    index('contact_update_state').on(table.state, table.receivedAt),
    check('contact_update_kind', sql`${table.kind} in ('bankAccount', 'emailAddress')`),
    check('contact_update_state', sql`${table.state} in ('waiting', 'done', 'failed')`),
    check('contact_update_value', sql`${table.state} = 'done' or ${table.value} is not null`),
  ],
);
