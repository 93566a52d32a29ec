import type { ComponentGallery } from '../gallery/gallery.ts';
import { FigureList } from './FigureList.tsx';

export const gallery: ComponentGallery = {
  name: 'FigureList',
  purpose: 'Figures with their labels, such as the prices of a contract.',
  states: {
    prices: () => (
      <FigureList
        items={[
          { label: 'Marginaali', figure: '0,59', unit: 'c/kWh' },
          { label: 'Perusmaksu', figure: '4,95', unit: '€/kk', note: '1.3.2026 alkaen' },
          { label: 'Oma keskihinta tammikuussa', figure: '6,42', unit: 'c/kWh' },
          { label: 'Kaukolämmöntoimitussopimuksen liittymismaksu', figure: '−12 345,50', unit: '€' },
        ]}
      />
    ),
  },
};
