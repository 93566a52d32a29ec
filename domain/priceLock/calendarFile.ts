interface Entry {
  /** Epoch milliseconds. */
  opensAt: number;
  closesAt: number;
  /** What a calendar shows of it. */
  summary: string;
  description: string;
  /** Where the price is locked. */
  url: string;
  /** When the file was made, epoch milliseconds. */
  madeAt: number;
}

/** `20261130T220000Z` */
const instantOf = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

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

/** The window as a file for a calendar (RFC 5545), which reminds of it on its first morning (`priceLock.calendar`). */
export const lockCalendarFile = ({ opensAt, closesAt, summary, description, url, madeAt }: Entry): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kajo//Oma Kajo//FI',
    'BEGIN:VEVENT',
    `UID:price-lock-${instantOf(opensAt)}@oma.kajo.example`,
    `DTSTAMP:${instantOf(madeAt)}`,
    `DTSTART:${instantOf(opensAt)}`,
    `DTEND:${instantOf(closesAt)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    // Whoever locks a price goes on with the day.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    'TRIGGER:PT8H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
