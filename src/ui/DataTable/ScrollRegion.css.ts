import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { room } from '../theme/room.ts';

export const region = componentStyle({
  position: 'relative',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  '@media': { [media.print]: { overflow: 'visible' } },
});

/** No higher than the window, so that the head of a long table stays in view. */
export const window = componentStyle({
  maxHeight: '85dvh',
  '@media': { [media.print]: { maxHeight: 'none' } },
});

/** As high as the place that it is given in a column. */
export const place = componentStyle({ flex: '0 1 auto', minHeight: 0 });

/** As high as a chart, its axes too: what stands below keeps its place when one is put where the other was. */
export const chart = componentStyle({
  '@media': { [media.screen]: { height: '20rem', '@container': { [room.belowM]: { height: '17rem' } } } },
});
