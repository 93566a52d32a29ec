import type { ComponentGallery } from '../gallery/gallery.ts';
import { GoLink } from '../GoLink/GoLink.tsx';
import { Section } from './Section.tsx';

export const gallery: ComponentGallery = {
  name: 'Section',
  purpose: 'A part of a page with its heading.',
  states: {
    'with a count and an action': () => (
      <Section title="Voimassa olevat sopimukset" count={3} action={<GoLink href="#all">Kaikki sopimukset</GoLink>}>
        <p>Kajo Pörssi, Kajo Kaukolämpö ja Kajo Pientuotanto.</p>
      </Section>
    ),
    'a long heading': () => (
      <Section title="Kaukolämmöntoimitussopimuksenlaskutusosoitteet">
        <p>Koivukuja 4 B, Tampere.</p>
      </Section>
    ),
  },
};
