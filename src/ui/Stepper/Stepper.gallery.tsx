import { useState } from 'react';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Stepper } from './Stepper.tsx';

function People({ first, error }: { first: number; error?: string }) {
  const [value, setValue] = useState(first);
  return (
    <Stepper
      label="Montako teitä asuu siellä?"
      legendAs="question"
      {...{ value, error }}
      onChange={setValue}
      min={1}
      max={10}
      unit="henkilöä"
      decreaseLabel="Vähennä"
      increaseLabel="Lisää"
    />
  );
}

function Duration() {
  const [value, setValue] = useState(180);
  return (
    <Stepper
      label="Kesto"
      value={value}
      onChange={setValue}
      min={15}
      max={720}
      step={15}
      format={(minutes) => `${Math.floor(minutes / 60)} h ${minutes % 60} min`}
      unit={`${value / 15} varttia`}
      decreaseLabel="Vähennä 15 minuuttia"
      increaseLabel="Lisää 15 minuuttia"
    />
  );
}

export const gallery: ComponentGallery = {
  name: 'Stepper',
  purpose: 'A small number, one step at a time.',
  states: {
    states: () => (
      <Stack gap="large">
        <People first={3} />
        <People first={1} error="Kerro, montako teitä on." />
        <Duration />
      </Stack>
    ),
  },
};
