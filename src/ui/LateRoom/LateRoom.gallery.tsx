import type { ComponentGallery } from '../gallery/gallery.ts';
import { Panel } from '../Panel/Panel.tsx';
import { LateRoom } from './LateRoom.tsx';

export const gallery: ComponentGallery = {
  name: 'LateRoom',
  purpose: 'The place of a part that comes later.',
  states: {
    panel: () => (
      <LateRoom size="panel">
        <Panel title="Pörssisähkö" tone="kaamos">
          <p>Ladataan hintoja</p>
        </Panel>
      </LateRoom>
    ),
    slip: () => (
      <LateRoom size="slip">
        <Panel title="Viimeisin lasku" tone="line">
          <p>Ladataan laskuja</p>
        </Panel>
      </LateRoom>
    ),
    picture: () => (
      <LateRoom size="picture">
        <Panel title="Kulutus" tone="line">
          <p>Ladataan kulutusta</p>
        </Panel>
      </LateRoom>
    ),
  },
};
