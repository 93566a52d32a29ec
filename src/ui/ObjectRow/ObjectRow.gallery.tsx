import type { ComponentGallery } from '../gallery/gallery.ts';
import { Glyph } from '../Glyph/Glyph.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { ObjectList, ObjectRow } from './ObjectRow.tsx';

export const gallery: ComponentGallery = {
  name: 'ObjectRow',
  purpose: 'A thing that can be opened, such as a contract.',
  states: {
    contracts: () => (
      <ObjectList>
        <ObjectRow
          href="#electricity"
          glyph={<Glyph tone="electricity" />}
          title="Kajo Pörssi"
          lines={['+ Tuulisähkö, + Häiriöturva']}
          place={['Koivukuja 4 B', '33820 Tampere']}
          status={<Tag tone="positive">Voimassa toistaiseksi</Tag>}
        />
        <ObjectRow
          href="#heat"
          glyph={<Glyph tone="heat" />}
          title="Kajo Kaukolämpö taloyhtiöille ja teollisuuskiinteistöille"
          lines={['Lämpöenergia ja tilausteho']}
          place={['Kansainvälisentieteenkatu 12 C 127', '13100 Hämeenlinna']}
          status={<Tag tone="warning">Päättyy 28.2.2026</Tag>}
        />
        <ObjectRow href="#production" glyph={<Glyph tone="production" />} title="Kajo Pientuotanto" />
      </ObjectList>
    ),
  },
};
