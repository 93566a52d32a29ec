import { addDays, helsinkiToday, type Day } from '../../domain/time/index.ts';

/** A day as a person in Finland writes it. */
export const writtenDay = (day: Day): string => day.split('-').map(Number).toReversed().join('.');

/** The day so many days ahead in Helsinki, as a person writes it. */
export const dayAhead = (days: number): string => writtenDay(addDays(helsinkiToday(Date.now()), days));
