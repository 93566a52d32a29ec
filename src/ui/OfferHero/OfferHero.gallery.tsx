import type { ComponentGallery } from '../gallery/gallery.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { OfferHero } from './OfferHero.tsx';

export const gallery: ComponentGallery = {
  name: 'OfferHero',
  purpose: 'The head of a page that offers something: what it is and what it costs, before a lake at night.',
  states: {
    'with a price': () => (
      <OfferHero
        until="Tilaa viimeistään 28.2.2026"
        heading="Talven hinta kahdeksi vuodeksi"
        lead="Lukitse sähkön hinta nyt. Hoidamme vaihdon ja irtisanomme vanhan sopimuksesi puolestasi."
        price={{ figure: '7,49', unit: 'c/kWh', note: '24 kuukautta, sis. alv 25,5 % ja perusmaksu 4,95 €/kk' }}
        action={
          <ButtonLink variant="light" href="#products">
            Valitse sopimus
          </ButtonLink>
        }
      />
    ),
    'without one': () => (
      <OfferHero heading="Palveluja sähkön rinnalle" lead="Voit tilata palvelun, vaikka ostaisit sähkön muualta." />
    ),
  },
};
