import { addDays, type Day } from './calendar.ts';

/* A file for a calendar (RFC 5545). */

export interface CalendarEvent {
  /** Of this event alone, whenever the file is made; its place is added. */
  uid: string;
  /** Epoch milliseconds, from when to when; or a day as a whole, in whichever time zone. */
  when: { from: number; to: number } | { day: Day };
  /** What a calendar shows of it. */
  summary: string;
  /** Left out where nothing more is said. */
  description?: string;
  url?: string;
  /** From its beginning on, such as `PT8H` after it or `-P1D` before. */
  reminder: string;
}

/** `20261130T220000Z` */
export const instantOf = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const dateOf = (day: Day): string => day.replaceAll('-', '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** In octets: a line is no longer, and goes on after a space on the next one (RFC 5545 3.1). */
const LINE = 75;

function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  for (const letter of line) {
    const room = lines.length === 0 ? LINE : LINE - 1;
    if (encoder.encode(current + letter).length > room) {
      lines.push(current);
      current = '';
    }
    current += letter;
  }
  return [...lines, current].join('\r\n ');
}

function timesOf(when: CalendarEvent['when']): string[] {
  if ('day' in when)
    return [`DTSTART;VALUE=DATE:${dateOf(when.day)}`, `DTEND;VALUE=DATE:${dateOf(addDays(when.day, 1))}`];
  return [`DTSTART:${instantOf(when.from)}`, `DTEND:${instantOf(when.to)}`];
}

const linesOf = ({ uid, when, summary, description, url, reminder }: CalendarEvent, madeAt: number): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}@oma.kajo.example`,
  `DTSTAMP:${instantOf(madeAt)}`,
  ...timesOf(when),
  `SUMMARY:${escaped(summary)}`,
  ...(description === undefined ? [] : [`DESCRIPTION:${escaped(description)}`]),
  ...(url === undefined ? [] : [`URL:${url}`]),
  // Whoever is reminded goes on with the day.
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(summary)}`,
  `TRIGGER:${reminder}`,
  'END:VALARM',
  'END:VEVENT',
];

/** What a calendar that subscribes to it reads besides: what it is called, and that it is asked for again once a day. */
const linesOfFeed = (name: string): string[] => [
  'METHOD:PUBLISH',
  `X-WR-CALNAME:${escaped(name)}`,
  'REFRESH-INTERVAL;VALUE=DURATION:P1D',
  'X-PUBLISHED-TTL:P1D',
];

/**
 * Events as a file for a calendar, each with its reminder (`priceLock.calendar`, `move.calendar`, `dueCalendar.file`,
 * `spotPage.calendarFile`).
 *
 * @param madeAt epoch milliseconds
 * @param name of one that may be subscribed to
 */
export const calendarFile = (events: readonly CalendarEvent[], madeAt: number, name?: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kajo//Oma Kajo//FI',
    ...(name === undefined ? [] : linesOfFeed(name)),
    ...events.flatMap((event) => linesOf(event, madeAt)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
