import { useState } from 'react';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { Thumbs, type Thumb } from './Thumbs.tsx';

function Question({ begins }: { begins: Thumb | null }) {
  const [thumb, setThumb] = useState(begins);
  return <Thumbs label="Sujuiko tilaaminen?" labels={{ up: 'Kyllä', down: 'Ei' }} value={thumb} onChoose={setThumb} />;
}

export const gallery: ComponentGallery = {
  name: 'Thumbs',
  purpose: 'Liked or not, asked in passing.',
  states: { open: () => <Question begins={null} />, chosen: () => <Question begins="up" /> },
};
