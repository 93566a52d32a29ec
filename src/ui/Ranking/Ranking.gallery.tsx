import { Check } from 'lucide';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { Tag } from '../Tag/Tag.tsx';
import { Ranking } from './Ranking.tsx';

const slots = Array.from({ length: 12 }, (_, at) => `${at + 1}/26`);
const values = [56, 46, 31, 29, 25, 19, null, 25, 29, 38, 59, 62];

export const gallery: ComponentGallery = {
  name: 'Ranking',
  purpose: 'Things that are compared by a figure, each with what it is made of.',
  states: {
    'the best first, one month not known': () => (
      <Ranking
        slots={slots}
        items={[
          {
            key: 'spot',
            title: 'Kajo Pörssi',
            note: 'Marginaali 0,59 c/kWh, perusmaksu 4,95 €/kk',
            tag: (
              <Tag tone="positive" icon={Check}>
                Sopimuksesi
              </Tag>
            ),
            figure: '405,77 €',
            figureNote: 'keskimäärin 36,89 € kuukaudessa',
            values,
            summary: 'Kajo Pörssi kuukausittain, kallein 62,00 €.',
          },
          {
            key: 'fixed',
            title: 'Kajo Kiinteä 24 kuukauden yritysasiakassopimus',
            figure: '1 481,45 €',
            figureNote: '1 075,68 € enemmän',
            values: values.map((value) => value && value + 4),
            summary: 'Kajo Kiinteä kuukausittain, kallein 66,00 €.',
          },
        ]}
      />
    ),
  },
};
