import type { ComponentGallery } from '../gallery/gallery.ts';
import { Progress } from './Progress.tsx';

const steps = ['Tuote', 'Omat tiedot', 'Käyttöpaikka', 'Suostumukset', 'Yhteenveto'];

export const gallery: ComponentGallery = {
  name: 'Progress',
  purpose: 'The steps of a flow, and the one where the person is.',
  states: {
    'steps that can be looked at again': () => (
      <Progress
        label="Vaiheet"
        doneLabel="valmis"
        current={2}
        steps={steps.map((label) => ({ label, href: `#${label}` }))}
      />
    ),
    'the first of two': () => (
      <Progress
        label="Peruutuksen vaiheet"
        doneLabel="valmis"
        current={0}
        steps={[{ label: 'Sopimus' }, { label: 'Vahvistus' }]}
      />
    ),
    'long words': () => (
      <Progress
        label="Muuton vaiheet"
        doneLabel="valmis"
        current={1}
        steps={[
          { label: 'Kaukolämmöntoimitussopimus', onOpen: () => {} },
          { label: 'Sähkönkäyttöpaikkatunnus' },
          { label: 'Markkinointisuostumukset' },
        ]}
      />
    ),
  },
};
