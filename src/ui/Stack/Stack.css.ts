import { componentStyle, componentVariants } from '../theme/componentStyle.ts';
import { givesRoom, pageRoom } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

export const stack = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const gaps = componentVariants({
  small: { gap: vars.space[2] },
  medium: { gap: vars.space[4] },
  large: { gap: vars.space[8] },
});

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[4]}`,
});

/** Takes no room while nothing is drawn in it. */
export const place = componentStyle({ ':empty': { display: 'none' } });

/** Labels stand at one height; what is below a choice for a while moves nothing beside it. */
export const controls = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${vars.space[4]} ${vars.space[6]}`,
});

export const wideControl = componentStyle({ flex: '1 1 15rem', minWidth: 0 });

export const pair = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.layout.sectionGap} clamp(2rem, 5vw, 4rem)`,
  marginTop: vars.layout.sectionGap,
  '@container': { [pageRoom.fromL]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const half = componentStyle(givesRoom);
