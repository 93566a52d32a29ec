import { componentStyle } from '../theme/componentStyle.ts';
import { givesRoom, pageRoom } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

export const columns = componentStyle({
  display: 'grid',
  width: '100%',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: `${vars.space[8]} clamp(2rem, 4vw, 3.5rem)`,
  '@container': { [pageRoom.fromL]: { gridTemplateColumns: '20rem minmax(0, 1fr)' } },
});

export const column = componentStyle({
  ...givesRoom,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[4],
});
