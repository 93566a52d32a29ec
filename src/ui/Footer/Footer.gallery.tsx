import type { ComponentGallery } from '../gallery/gallery.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Footer } from './Footer.tsx';

const contacts = [
  {
    title: 'Asiakaspalvelu',
    phone: '+358201234500',
    shown: '020 1234 500',
    hours: 'Ma–pe klo 8.00–18.00',
  },
  { title: 'Muutot', phone: '+358201234510', shown: '020 1234 510', hours: 'Ma–pe klo 8.00–18.00' },
  { title: 'Kaukolämpö', phone: '+358201234520', shown: '020 1234 520', hours: 'Häiriöt ympäri vuorokauden' },
];
const info = 'Puhelun hinta on paikallisverkko- tai matkapuhelinmaksu. Kajo Energia Oy';
const links = (
  <>
    <TextLink href="#a">Saavutettavuus</TextLink>
    <TextLink href="#b">Tietosuoja</TextLink>
  </>
);

export const gallery: ComponentGallery = {
  name: 'Footer',
  purpose: 'Below every page: whom to call, and what the law wants to be found everywhere.',
  states: {
    whole: () => <Footer contacts={contacts} info={info} links={links} />,
    'without contacts': () => <Footer contacts={[]} info={info} links={links} />,
  },
};
