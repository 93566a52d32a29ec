import { expect, test } from 'vitest';
import { windowCalendarFile } from './calendarFile.ts';

test('a cheap time stands in the file in UTC, over the night in which clocks change too, with a reminder before it (spotPage.calendarFile)', () => {
  const file = windowCalendarFile({
    // 02.30 in summer time until 03.30 in winter time.
    start: Date.parse('2026-10-24T23:30:00Z'),
    end: Date.parse('2026-10-25T01:30:00Z'),
    summary: 'Pyykki, sähkö halvinta',
    url: 'https://oma.kajo.example/spotprice/consumption',
    madeAt: Date.parse('2026-10-24T12:15:00Z'),
  });
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kajo//Oma Kajo//FI',
    'BEGIN:VEVENT',
    'UID:spot-20261024T233000Z-20261025T013000Z@oma.kajo.example',
    'DTSTAMP:20261024T121500Z',
    'DTSTART:20261024T233000Z',
    'DTEND:20261025T013000Z',
    'SUMMARY:Pyykki\\, sähkö halvinta',
    'URL:https://oma.kajo.example/spotprice/consumption',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Pyykki\\, sähkö halvinta',
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});
