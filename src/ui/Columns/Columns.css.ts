import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { givesRoom, pageRoom } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

/** As a part of the page it may be what gives the room that the columns ask for. After another part it stands as a part does. */
export const part = componentStyle({ selectors: { 'section + &': { marginTop: vars.layout.sectionGap } } });

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[14]} clamp(2rem, 5vw, 5rem)`,
  alignItems: 'start',
  // The sections of a column stand nearer to one another than those of a whole page.
  vars: { [vars.layout.sectionGap]: vars.space[14] },
  '@container': { [pageRoom.fromL]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem' } },
  '@media': { [media.print]: { display: 'block' } },
});

export const wideAside = componentStyle({
  '@container': { [pageRoom.fromL]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(21rem, 4fr)' } },
});

export const content = componentStyle(givesRoom);

export const aside = componentStyle({
  ...givesRoom,
  '@container': { [pageRoom.fromL]: { position: 'sticky', top: vars.space[8] } },
});

export const asideFirst = componentStyle({ '@container': { [pageRoom.belowL]: { gridRow: 1 } } });
