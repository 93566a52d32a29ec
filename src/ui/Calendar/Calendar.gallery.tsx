import { useState } from 'react';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Calendar } from './Calendar.tsx';
import { Holidays } from './Holidays.tsx';
import { finnishCalendar } from './Calendar.sample.ts';

const holidays = [
  { day: '2026-04-03', written: '03.04.2026', name: 'pitkäperjantai' },
  { day: '2026-04-05', written: '05.04.2026', name: 'pääsiäispäivä' },
];
const marked = new Map(holidays.map(({ day, name }) => [day, name]));
const refuse = (day: string) => (day < '2026-03-05' ? 'liian aikaisin' : null);

function Keys({ first, error }: { first: string; error?: string }) {
  const [value, setValue] = useState(first);
  return (
    <Calendar
      label="Milloin saat avaimet?"
      legendAs="heading"
      hint="Aikaisintaan 5.3.2026, muodossa 5.11.2026"
      {...{ value, error }}
      onChange={setValue}
      today="2026-03-02"
      whyNot={refuse}
      {...{ marked, texts: finnishCalendar }}
    >
      <TextField label="Vanha koti tyhjenee" defaultValue="31.3.2026" />
      <Holidays heading="Seuraavat pyhät" holidays={holidays} />
    </Calendar>
  );
}

export const gallery: ComponentGallery = {
  name: 'Calendar',
  purpose: 'A day, chosen from a month or typed.',
  states: {
    chosen: () => <Keys first="2026-03-28" />,
    'nothing chosen yet': () => <Keys first="" />,
    'typed, and no day': () => <Keys first="31.2.2026" error="Kirjoita päivä muodossa 5.11.2026." />,
  },
};
