import { useState } from 'react';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { Row } from '../Stack/Stack.tsx';
import { ToggleChip } from './ToggleChip.tsx';

function Chip({ children, isFirst = false }: { children: string; isFirst?: boolean }) {
  const [isPressed, setIsPressed] = useState(isFirst);
  return (
    <ToggleChip isPressed={isPressed} onToggle={setIsPressed}>
      {children}
    </ToggleChip>
  );
}

export const gallery: ComponentGallery = {
  name: 'ToggleChip',
  purpose: 'Lays something over a chart, or takes it away.',
  states: {
    states: () => (
      <Row>
        <Chip isFirst>Lämpötila</Chip>
        <Chip>Oma hinta</Chip>
        <Chip>Vertailukelpoinen lämpötilakorjattu keskikulutus</Chip>
      </Row>
    ),
  },
};
