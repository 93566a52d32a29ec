import { componentStyle, componentVariants } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { pageRoom } from '../theme/room.ts';

export const room = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.print]: { minHeight: 0 } },
});

export const sizes = componentVariants({
  panel: { minHeight: '54rem', '@container': { [pageRoom.fromL]: { minHeight: '39.5rem' } } },
  slip: { minHeight: '28rem' },
  picture: { minHeight: '33rem' },
});
