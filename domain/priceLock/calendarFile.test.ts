import { expect, test } from 'vitest';
import { lockCalendarFile } from './index.ts';

const file = lockCalendarFile({
  opensAt: Date.parse('2026-11-30T22:00:00Z'),
  closesAt: Date.parse('2026-12-03T22:00:00Z'),
  summary: 'Hinnan lukitus on auki; Tarka, Lentävänniemi',
  description: 'Ääkköset ovat kaksi tavua, ja rivillä on niitä enemmän kuin siihen mahtuu kerralla.\nToinen rivi',
  url: 'https://oma.kajo.example/contracts/K24013090027/lock-price/lock',
  madeAt: Date.parse('2026-11-21T10:00:00Z'),
});

test('the calendar file has the window whole, in UTC (priceLock.calendar)', () => {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toContain('DTSTART:20261130T220000Z');
  expect(lines).toContain('DTEND:20261203T220000Z');
  expect(lines).toContain('DTSTAMP:20261121T100000Z');
  expect(lines).toContain('SUMMARY:Hinnan lukitus on auki\\; Tarka\\, Lentävänniemi');
  expect(lines.find((line) => line.startsWith('DESCRIPTION:Ä'))).toMatch(/kerralla\.\\nToinen rivi$/);
});

test('no line of it is longer than a calendar reads', () => {
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});
