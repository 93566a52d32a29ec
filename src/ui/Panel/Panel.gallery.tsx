import type { ComponentGallery } from '../gallery/gallery.ts';
import { GoLink } from '../GoLink/GoLink.tsx';
import { Panel } from './Panel.tsx';

const content = (
  <>
    <p>Vaihda tuote, lukitse hinta tai ilmoita muutosta.</p>
    <GoLink href="#panel">Siirry kaukolämmöntoimitussopimukseen</GoLink>
  </>
);

export const gallery: ComponentGallery = {
  name: 'Panel',
  purpose: 'A part of the page that stands out from it.',
  states: {
    tint: () => <Panel title="Mitä haluat tehdä?">{content}</Panel>,
    line: () => (
      <Panel title="Mitä haluat tehdä?" tone="line">
        {content}
      </Panel>
    ),
    'the dark room': () => (
      <Panel title="Pörssisähkö nyt" tone="kaamos">
        {content}
      </Panel>
    ),
  },
};
