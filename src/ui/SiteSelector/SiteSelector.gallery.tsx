import type { ComponentGallery } from '../gallery/gallery.ts';
import { SiteSelector } from './SiteSelector.tsx';

const Short = () => (
  <SiteSelector
    label="Käyttöpaikka"
    address="Koivukuja 4 B, Tampere"
    name="Käyttöpaikka: Koivukuja 4 B, Tampere"
    onOpen={() => {}}
  />
);

const Long = () => (
  <SiteSelector
    label="Käyttöpaikka"
    address="Kansainvälisentieteenkatu 12 C 127, Hämeenlinna"
    name="Käyttöpaikka: Kansainvälisentieteenkatu 12 C 127, Hämeenlinna"
    onOpen={() => {}}
  />
);

export const gallery: ComponentGallery = {
  name: 'SiteSelector',
  purpose: 'Which delivery site the page is about, and the way to another.',
  states: { 'an address': Short, 'a long one': Long },
};
