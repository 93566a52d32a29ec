import { ShieldCheck, Wind } from 'lucide';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { Row } from '../Stack/Stack.tsx';
import { Glyph } from './Glyph.tsx';

export const gallery: ComponentGallery = {
  name: 'Glyph',
  purpose: 'A tile with an icon, beside the words that say the same.',
  states: {
    'by tone': () => (
      <Row>
        <Glyph tone="electricity" /> Sähkö
        <Glyph tone="heat" /> Kaukolämpö
        <Glyph tone="production" /> Pientuotanto
        <Glyph tone="neutral" /> Päättynyt
      </Row>
    ),
    'small, of add-ons': () => (
      <Row>
        <Glyph tone="electricity" icon={Wind} size="small" /> Tuulisähkö
        <Glyph tone="electricity" icon={ShieldCheck} size="small" /> Häiriöturva
      </Row>
    ),
  },
};
