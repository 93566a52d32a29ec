import { Building2, User } from 'lucide';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { Popover, type PopoverEntry } from './Popover.tsx';

const entries: PopoverEntry[] = [
  { id: '1', label: 'Aino Mäkelä', detail: 'Oma asiakkuus', icon: User },
  { id: '2', label: 'Eero Mäkelä', detail: 'Asiakas 4012 7731', icon: User },
  { id: '3', label: 'Nokian Teollisuuskiinteistöt Oy', detail: 'Asiakas 7110 2207', icon: Building2 },
];

function Customers() {
  const [currentId, setCurrentId] = useState('1');
  return (
    <Popover
      label="Edustettavat"
      entries={entries}
      currentId={currentId}
      onChoose={setCurrentId}
      renderButton={(trigger) => (
        <Button variant="secondary" {...trigger}>
          Vaihda asiakasta
        </Button>
      )}
    />
  );
}

export const gallery: ComponentGallery = {
  name: 'Popover',
  purpose: 'One of up to three, in a list that floats below its button.',
  states: { closed: Customers },
};
