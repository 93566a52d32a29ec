import { useState } from 'react';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { Thumbs, type Thumb } from './Thumbs.tsx';

function Question({ begins, isDisabled }: { begins: Thumb | null; isDisabled?: boolean }) {
  const [thumb, setThumb] = useState(begins);
  const labels = { up: 'Kyllä', down: 'Ei' };
  return (
    <Thumbs
      label="Sujuiko tilaaminen?"
      labels={labels}
      value={thumb}
      isDisabled={isDisabled ?? false}
      onChoose={setThumb}
    />
  );
}

export const gallery: ComponentGallery = {
  name: 'Thumbs',
  purpose: 'Liked or not, asked in passing.',
  states: {
    open: () => <Question begins={null} />,
    chosen: () => <Question begins="up" />,
    disabled: () => <Question begins="up" isDisabled />,
  },
};
