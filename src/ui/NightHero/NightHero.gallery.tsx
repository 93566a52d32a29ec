import type { ComponentGallery } from '../gallery/gallery.ts';
import { Button } from '../Button/Button.tsx';
import { NightHero } from './NightHero.tsx';

export const gallery: ComponentGallery = {
  name: 'NightHero',
  purpose: 'The head of a landing page: a lake at night, and a card with what the person came to do.',
  states: {
    'sign-in': () => (
      <NightHero
        heading="Kaikki sähkösi ja lämpösi yhdessä paikassa"
        lead="Näet sopimuksesi ja niiden hinnat ja voit antaa palautetta, kun sinulle sopii."
        cardHeading="Tunnistaudu ja kirjaudu"
        cardHint="Valitse pankkisi tai mobiilivarmenne. Siirryt tunnistautumissivulle."
      >
        <Button isFull>Jatka tunnistautumaan</Button>
      </NightHero>
    ),
  },
};
