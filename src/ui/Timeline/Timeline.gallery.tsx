import type { ComponentGallery } from '../gallery/gallery.ts';
import { Timeline } from './Timeline.tsx';

export const gallery: ComponentGallery = {
  name: 'Timeline',
  purpose: 'What has happened and what happens next.',
  states: {
    'a withdrawal': () => (
      <Timeline
        doneLabel="valmis"
        moments={[
          { when: '12.2.2026', what: 'Sopimus raukesi. Sinun ei tarvitse palauttaa mitään.', isDone: true },
          { when: '1–2 päivää', what: 'Perumme verkkoyhtiölle lähetetyn ilmoituksen.' },
          {
            when: 'tarvittaessa',
            what: 'Jos haluat jatkaa vanhalla kaukolämmöntoimitussopimuksella, soita nykyiselle myyjällesi heti.',
          },
        ]}
      />
    ),
  },
};
