import { useState } from 'react';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Combobox, type ComboboxOption } from './Combobox.tsx';

const streets: ComboboxOption[] = [
  { id: '1', label: 'Hämeenkatu', detail: '33100 Tampere' },
  { id: '2', label: 'Hämeenpuisto', detail: '33200 Tampere' },
  { id: '3', label: 'Hämeentie', detail: '00500 Helsinki' },
];

function Streets({ written = '', error }: { written?: string; error?: string }) {
  const [value, setValue] = useState(written);
  const options = streets.filter(({ label }) => value.length > 1 && label.startsWith(value));
  return (
    <Combobox
      label="Katu"
      hint="Ala kirjoittaa kadun nimeä."
      error={error}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      options={options}
      listLabel="Kadut"
      countText={(count) => `${count} katua`}
      onChoose={({ label }) => setValue(label)}
    />
  );
}

export const gallery: ComponentGallery = {
  name: 'Combobox',
  purpose: 'A line of text, with a list of what it may become.',
  states: {
    states: () => (
      <Stack>
        <Streets />
        <Streets written="Hämeenpuisto" />
        <Streets written="14" error="Kirjoita kadun nimi." />
      </Stack>
    ),
  },
};
