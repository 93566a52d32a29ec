import { timestamp } from 'drizzle-orm/pg-core';

/** A column of an instant, in UTC. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });
