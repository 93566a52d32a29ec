import { helsinkiClock } from '../../../domain/time/index.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** An instant as a table of numbers reads it in Finland, with its offset from UTC: `2026-10-25T03:00+02:00`. */
export function writtenInstant(instant: number): string {
  const { day, hour, minute } = helsinkiClock(instant);
  const local = Date.parse(`${day}T${two(hour)}:${two(minute)}:00Z`);
  return `${day}T${two(hour)}:${two(minute)}+${two((local - instant) / 3_600_000)}:00`;
}

/** A number with its decimal comma; nothing where it is not known, which is not zero. */
export const decimalComma = (value: number | null, digits: number): string =>
  value === null ? '' : value.toFixed(digits).replace('.', ',');

/** Rows for a program that calculates: with semicolons, and a byte order mark first so that letters stay what they are. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.join(';')).join('\r\n')}\r\n`;
