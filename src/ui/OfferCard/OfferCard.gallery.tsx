import type { ComponentGallery } from '../gallery/gallery.ts';
import { Button } from '../Button/Button.tsx';
import { OfferCard, OfferCards } from './OfferCard.tsx';

const costs = [
  { label: 'Perusmaksu', figure: '4,95', unit: '€/kk' },
  { label: 'Arvio, 5 000 kWh vuodessa', figure: '36,16', unit: '€/kk', isSum: true },
];

export const gallery: ComponentGallery = {
  name: 'OfferCard',
  purpose: 'Something that may be ordered, with its price and what speaks for it.',
  states: {
    'one of them marked': () => (
      <OfferCards>
        <OfferCard
          title="Kajo Kiinteä 24 kk"
          tagline="Sama hinta kaksi vuotta"
          mark="Kampanjan suosituin"
          price={{ figure: '7,49', unit: 'c/kWh' }}
          priceNote="norm. 8,19 c/kWh"
          points={['Hinta ei muutu 24 kuukauteen', 'Vesisähköä alkuperätakuulla']}
          costs={costs}
          action={<Button isFull>Valitse Kiinteä 24 kk</Button>}
        />
        <OfferCard
          title="Kajo Pörssi"
          tagline="Hinta vaihtelee vartin välein"
          price={{ figure: '0,39', unit: 'c/kWh' }}
          priceNote="marginaali, norm. 0,59 c/kWh"
          points={['Voit lopettaa 14 päivän ilmoituksella']}
          costs={costs}
        />
      </OfferCards>
    ),
    'with little to say': () => (
      <OfferCards>
        <OfferCard title="Häiriöturva" price={{ figure: '1,90', unit: '€/kk' }} points={['Ei määräaikaa']} costs={[]} />
      </OfferCards>
    ),
  },
};
