import type { ComponentGallery } from '../gallery/gallery.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { FactList, type Fact } from './FactList.tsx';

const facts: Fact[] = [
  { label: 'Sopimusnumero', value: '2301 4478 016' },
  { label: 'Käyttöpaikka', value: 'Koivukuja 4 B, 33820 Tampere' },
  {
    label: 'Laskutusväli',
    value: (
      <>
        1 kuukausi <TextLink href="#interval">Muuta</TextLink>
      </>
    ),
  },
  {
    label: 'Kaukolämmöntoimitussopimuksen liittymistunnus',
    value: 'KL-Kaukolämmöntoimitussopimus-20-4471-Koivukuja',
  },
];

export const gallery: ComponentGallery = {
  name: 'FactList',
  purpose: 'What is known of a thing: a label and a value each.',
  states: { plain: () => <FactList facts={facts} />, framed: () => <FactList facts={facts.slice(0, 2)} isFramed /> },
};
