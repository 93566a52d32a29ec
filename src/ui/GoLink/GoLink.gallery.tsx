import { Plus } from 'lucide';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { Row } from '../Stack/Stack.tsx';
import { GoLink } from './GoLink.tsx';

export const gallery: ComponentGallery = {
  name: 'GoLink',
  purpose: 'A link that stands by itself; its words name where it leads.',
  states: {
    'with an arrow, and with an icon': () => (
      <Row>
        <GoLink href="#consumption">Katso kulutus</GoLink>
        <GoLink href="#addon" icon={Plus}>
          Tilaa lisäpalvelu
        </GoLink>
        <GoLink href="#long">Kaukolämmöntoimitussopimuksen laskutusosoitteenmuutosilmoitukseen</GoLink>
      </Row>
    ),
  },
};
