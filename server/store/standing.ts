import { gte, isNull, or } from 'drizzle-orm';
import type { Day } from '../../domain/time/index.ts';
import { contractAddon } from './schema.ts';

/** Services of contracts whose last day has not passed on a day in Europe/Helsinki: those that are there, and those to come (`removal.gone`). */
export const standsFrom = (day: Day) => or(isNull(contractAddon.endDate), gte(contractAddon.endDate, day));
