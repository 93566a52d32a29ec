import { helsinkiDay } from '../../../domain/time/index.ts';
import type { components } from '../../../openapi/api.gen.ts';
import type { Formats } from '../../i18n/formats.ts';

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
  const ways = ['search', 'typed', 'opening'];
  return [...kinds].sort((one, other) => Number(ways.includes(other)) - Number(ways.includes(one)));
};

/** Labels as one line of text: only the first keeps its capital. */
export const inSentence = ([first = '', ...others]: readonly string[], locale: string): string =>
  [first, ...others.map((label) => label.slice(0, 1).toLocaleLowerCase(locale) + label.slice(1))].join(', ');

/**
 * When a visit was, as one reads it beneath its first day: both days where it lasted over midnight, from when to when, or
 * `alone` where it began and ended within a minute.
 */
export function whenOf({ at, until }: AccessVisit, formats: Formats, alone: (time: string) => string): string {
  const [from, to] = [Date.parse(at), Date.parse(until)];
  if (helsinkiDay(from) !== helsinkiDay(to)) return `${formats.dateTime(from)}\u00A0\u2013 ${formats.dateTime(to)}`;
  const [begun, ended] = [formats.time(from), formats.time(to)];
  const isMoment = Math.floor(from / 60_000) === Math.floor(to / 60_000);
  return isMoment ? alone(begun) : formats.timeRange(begun, ended);
}
