import { isDay } from './days.ts';

const weekdays = ['maanantai', 'tiistai', 'keskiviikko', 'torstai', 'perjantai', 'lauantai', 'sunnuntai'];
const months = [
  'tammi',
  'helmi',
  'maalis',
  'huhti',
  'touko',
  'kesä',
  'heinä',
  'elo',
  'syys',
  'loka',
  'marras',
  'joulu',
];

const format = (day: string) => day.split('-').map(Number).reverse().join('.');

/** The texts of a calendar in Finnish, for the gallery and the tests. */
export const finnishCalendar = {
  weekdays: weekdays.map((full) => ({ short: full.slice(0, 2), full })),
  monthName: (month: string) => {
    const [year = 0, number = 1] = month.split('-').map(Number);
    return `${months[number - 1]}kuu ${year}`;
  },
  dayName: format,
  typedLabel: 'Tai kirjoita päivä',
  format,
  parse: (text: string) => {
    const [, date = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim()) ?? [];
    const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
    return isDay(day) ? day : null;
  },
};
