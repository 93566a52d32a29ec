import { ShieldCheck, Wind } from 'lucide';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { Glyph } from '../Glyph/Glyph.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { ItemList, ItemRow } from './ItemRow.tsx';

export const gallery: ComponentGallery = {
  name: 'ItemRow',
  purpose: 'A thing that belongs to another, such as an add-on of a contract.',
  states: {
    'add-ons': () => (
      <ItemList>
        <ItemRow
          glyph={<Glyph tone="electricity" icon={Wind} size="small" />}
          title="Tuulisähkö"
          lines={['Voimassa 1.9.2025 alkaen', '2,95 €/kk']}
          action={<TextLink href="#wind">Irtisano Tuulisähkö</TextLink>}
        />
        <ItemRow
          glyph={<Glyph tone="electricity" icon={ShieldCheck} size="small" />}
          title="Häiriöturva ja sähkölaitteidenvalvontapalvelu"
          lines={['1,90 €/kk']}
        />
        <ItemRow title="Yhteislasku" />
      </ItemList>
    ),
  },
};
