import { useState } from 'react';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Calendar } from './Calendar.tsx';
import { finnishCalendar } from './Calendar.sample.ts';

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
      texts={finnishCalendar}
    >
      <TextField label="Vanha koti tyhjenee" defaultValue="31.3.2026" />
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
