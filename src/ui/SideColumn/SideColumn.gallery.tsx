import type { ComponentGallery } from '../gallery/gallery.ts';
import { KeyFigure } from '../KeyFigure/KeyFigure.tsx';
import { SideColumn } from './SideColumn.tsx';

export const gallery: ComponentGallery = {
  name: 'SideColumn',
  purpose: 'A figure with what belongs to it, and a picture beside it.',
  states: {
    'a figure and words': () => (
      <SideColumn side={<KeyFigure figure="3,42" unit="c/kWh" size="xl" />}>
        <p>Päivän keskihinta 5,69 c/kWh</p>
      </SideColumn>
    ),
  },
};
