import { date, timestamp } from 'drizzle-orm/pg-core';

/** A column of an instant, in UTC. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** A column of a day, `YYYY-MM-DD`. */
export const day = () => date({ mode: 'string' });
/** How a contract stands in its time. */
export interface ContractTerm {
  status: 'A' | 'M' | 'O' | 'S';
  endDate: string | null;
}
