import { expect, test } from 'vitest';
import { moveCalendarFile } from './index.ts';

test('both days stand in the file, as days, each with a reminder on the day before (move.calendar)', () => {
  const file = moveCalendarFile({
    move: { moveNo: 'M-2026-000123', startDate: '2026-12-28', lastDay: '2026-12-31' },
    start: { summary: 'Sähköt uudessa kodissa', description: 'Hämeenpuisto 14 C 27, 33200 Tampere' },
    end: { summary: 'Sähköt päättyvät', description: 'Koivukuja 4 B, 33820 Tampere' },
    url: 'https://oma.kajo.example/contracts',
    madeAt: Date.parse('2026-11-21T10:00:00Z'),
  });
  expect(file.split('\r\n').filter((line) => /^(UID|DTSTART|DTEND|DTSTAMP|TRIGGER)/.test(line))).toEqual([
    'UID:move-M-2026-000123-start@oma.kajo.example',
    'DTSTAMP:20261121T100000Z',
    'DTSTART;VALUE=DATE:20261228',
    'DTEND;VALUE=DATE:20261229',
    'TRIGGER:-PT15H',
    'UID:move-M-2026-000123-end@oma.kajo.example',
    'DTSTAMP:20261121T100000Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'TRIGGER:-PT15H',
  ]);
  expect(file).toContain('DESCRIPTION:Hämeenpuisto 14 C 27\\, 33200 Tampere\r\n');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});
