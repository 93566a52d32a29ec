import { helsinkiDay } from '../../../domain/time/index.ts';
import type { components } from '../../../openapi/api.gen.ts';

export type AccessVisit = components['schemas']['AccessVisit'];

/** Visits by the day on which they began in Europe/Helsinki, in their order. */
export function byDay(visits: readonly AccessVisit[]): { day: string; visits: AccessVisit[] }[] {
  const days = new Map<string, AccessVisit[]>();
  for (const visit of visits) {
    const day = helsinkiDay(Date.parse(visit.at));
    days.set(day, [...(days.get(day) ?? []), visit]);
  }
  return [...days].map(([day, ofDay]) => ({ day, visits: ofDay }));
}
