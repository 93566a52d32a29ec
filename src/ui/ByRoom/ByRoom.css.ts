import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { pageRoom } from '../theme/room.ts';

export const wide = componentStyle({
  width: '100%',
  '@container': { [pageRoom.belowL]: { display: 'none' } },
  '@media': { [media.print]: { display: 'block' } },
});

export const narrow = componentStyle({
  width: '100%',
  '@container': { [pageRoom.fromL]: { display: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
});
