import { TrendingDown } from 'lucide';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { Panel } from '../Panel/Panel.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { KeyFigure, KeyFigures } from './KeyFigure.tsx';

export const gallery: ComponentGallery = {
  name: 'KeyFigure',
  purpose: 'The figure that a page is about, and a few that go with it.',
  states: {
    'what is live now': () => (
      <Panel title="Nyt, klo 12.30–12.45" tone="kaamos">
        <KeyFigure size="xl" figure="3,42" unit="c/kWh">
          <Tag tone="positive" icon={TrendingDown}>
            Edullinen
          </Tag>
          sis. alv 25,5 %
        </KeyFigure>
      </Panel>
    ),
    'by itself': () => <KeyFigure figure="−0,68" unit="c/kWh" />,
    'a few': () => (
      <KeyFigures
        items={[
          { label: 'Päivän keskihinta', figure: '5,69', unit: 'c/kWh', note: 'huomenna 4,16 c/kWh' },
          { label: 'Halvin vartti tänään', figure: '1,85', unit: 'c/kWh', note: 'klo 02.45–03.00' },
          { label: 'Kallein vartti tänään', figure: '12,61', unit: 'c/kWh', note: 'klo 18.30–18.45' },
          { label: 'Helmikuun keskihinta', figure: '6,14', unit: 'c/kWh', note: '1.–12.2.2026' },
        ]}
      />
    ),
  },
};
