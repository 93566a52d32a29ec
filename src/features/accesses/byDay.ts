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

/** How the employee came to the customer stands before what they looked at. */
export const inOrder = (kinds: AccessVisit['kinds']): AccessVisit['kinds'] => {
  const ways = ['search', 'opening'];
  return [...kinds].sort((one, other) => Number(ways.includes(other)) - Number(ways.includes(one)));
};

/** Labels as one line of text: only the first keeps its capital. */
export const inSentence = ([first = '', ...others]: readonly string[], locale: string): string =>
  [first, ...others.map((label) => label.slice(0, 1).toLocaleLowerCase(locale) + label.slice(1))].join(', ');
