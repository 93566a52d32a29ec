import type { ComponentGallery } from '../gallery/gallery.ts';
import { Panel } from '../Panel/Panel.tsx';
import { Columns } from './Columns.tsx';

const aside = (
  <Panel title="Mitä haluat tehdä?">
    <p>Vaihda tuote, lukitse hinta tai ilmoita muutosta.</p>
  </Panel>
);

const content = <p>Hinta seuraa sähköpörssiä vartti vartilta. Maksat käyttämästäsi sähköstä ja pienen marginaalin.</p>;

export const gallery: ComponentGallery = {
  name: 'Columns',
  purpose: 'The template of a page about one thing: its content and an aside.',
  states: {
    'the aside below on a narrow screen': () => <Columns aside={aside}>{content}</Columns>,
    'the aside above on a narrow screen': () => (
      <Columns aside={aside} isAsideFirst>
        {content}
      </Columns>
    ),
    'an aside of rows': () => (
      <Columns aside={aside} isAsideWide>
        {content}
      </Columns>
    ),
  },
};
