import type { ComponentGallery } from '../gallery/gallery.ts';
import { Accordion } from './Accordion.tsx';

const items = [
  {
    question: 'Sää ja oma käyttö erikseen',
    answer: (
      <p>
        Vertaamme kulutustasi siihen, mitä talosi kulutti samassa lämpötilassa viimeisten 12 kuukauden aikana. Loppu on
        käyttöä.
      </p>
    ),
  },
  { question: 'Missä järjestyksessä tekijät lasketaan', answer: <p>Päivät, sää, käyttö, hinta ja lisäpalvelut.</p> },
  {
    question: 'Mitä kaukolämmöntoimitussopimuksen irtisanomisajankohdasta on sovittu?',
    answer: <p>Irtisanomisaika on 14 päivää.</p>,
  },
];

export const gallery: ComponentGallery = {
  name: 'Accordion',
  purpose: 'Questions, each with its answer behind it.',
  states: {
    closed: () => <Accordion items={items} />,
    'the first open': () => <Accordion items={items} isFirstOpen />,
  },
};
