import type { ComponentGallery } from '../gallery/gallery.ts';
import { Waterfall } from './Waterfall.tsx';

const texts = {
  caption: 'Laskun muutos tekijöittäin, euroa',
  raised: 'Kasvatti laskua',
  lowered: 'Pienensi laskua',
  tick: (euros: number) => (euros === 1 ? 'Yksi tikku on yksi euro.' : `Yksi tikku on ${euros} euroa.`),
};

export const gallery: ComponentGallery = {
  name: 'Waterfall',
  purpose: 'Why a sum became another: a table whose middle column is drawn.',
  states: {
    'a bill that rose': () => (
      <Waterfall
        texts={texts}
        start={{ label: 'Marraskuun lasku', note: '1.–30.11.2025', cents: 10_965, amount: '109,65 €' }}
        changes={[
          { label: 'Sää', note: 'Keskilämpötila −5,0 °C, marraskuussa 0,4 °C', cents: 1820, amount: '+18,20 €' },
          { label: 'Hinta', note: 'Pörssin keskihinta 7,05 c/kWh, marraskuussa 5,31', cents: 1120, amount: '+11,20 €' },
          { label: 'Käyttö', note: 'Käytit säästä riippumatta 4 % vähemmän', cents: -313, amount: '−3,13 €' },
          { label: 'Päivät', note: '31 päivää, marraskuussa 30', cents: 320, amount: '+3,20 €' },
          { label: 'Lisäpalvelut', note: 'Häiriöturva laskutettiin ensimmäisen kerran', cents: 190, amount: '+1,90 €' },
          { label: 'Arvonlisävero', note: '25,5 % kummallakin laskulla', cents: 0, amount: '0,00 €' },
        ]}
        end={{ label: 'Joulukuun lasku', note: '1.–31.12.2025', cents: 14_102, amount: '141,02 €' }}
      />
    ),
    'a refund, on a scale that goes below zero': () => (
      <Waterfall
        texts={texts}
        start={{ label: 'Elokuu', cents: 36_000, amount: '360,00 €' }}
        changes={[
          { label: 'Pientuotannon ylijäämäsähkön hyvitys', cents: -48_010, amount: '−480,10 €' },
          { label: 'Sää', cents: 3000, amount: '+30,00 €' },
        ]}
        end={{ label: 'Syyskuu', cents: -9010, amount: '−90,10 €' }}
      />
    ),
  },
};
