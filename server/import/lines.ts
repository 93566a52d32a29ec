import { isDay } from '../../domain/time/index.ts';

/** A line of a file, counted from 1. */
export interface Line {
  number: number;
  text: string;
}

/** Lines of a text that comes in pieces, without what ends them; the empty ones are counted and left out. */
export async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<Line> {
  let number = 0;
  let left = '';
  for await (const piece of text) {
    const lines = (left + piece).split('\n');
    left = lines.pop() ?? '';
    for (const line of lines) {
      number += 1;
      if (line.trim() !== '') yield { number, text: line.replace(/\r$/, '') };
    }
  }
  if (left.trim() !== '') yield { number: number + 1, text: left };
}

const separators = [';', '\t', ','] as const;
export type Separator = (typeof separators)[number];

/** What stands between the fields, by the heading: the first of semicolon, tab and comma that is in it. */
export const separatorOf = (heading: string): Separator =>
  separators.find((separator) => heading.includes(separator)) ?? ';';

/** The fields of a line of CSV; one in quotation marks may hold the separator, and two marks for one. */
export function fieldsOf(line: string, separator: Separator): string[] {
  const fields: string[] = [];
  let field = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at];
    if (letter === '"' && isQuoted && line[at + 1] === '"') {
      field += letter;
      at += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) {
      fields.push(field.trim());
      field = '';
    } else field += letter;
  }
  return [...fields, field.trim()];
}

const instantForm = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}(?::?\d{2})?)$/;

/**
 * An instant as ISO 8601 writes it, in epoch milliseconds; null where the text is none, or has no offset from UTC: without
 * one the hour that comes twice cannot be told.
 */
export function readInstant(text: string): number | null {
  const [, day, minute, second = '00', offset = ''] = instantForm.exec(text) ?? [];
  if (day === undefined || !isDay(day)) return null;
  const zone = offset === 'Z' ? offset : `${offset.slice(0, 3)}:${offset.slice(3).replace(':', '') || '00'}`;
  const instant = Date.parse(`${day}T${minute}:${second}${zone}`);
  return Number.isNaN(instant) ? null : instant;
}
