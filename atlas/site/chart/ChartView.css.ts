import { componentStyle } from '../../../src/ui/theme/componentStyle.ts';
import { media } from '../../../src/ui/theme/media.ts';

/** The chart scrolls within its place, never the page sideways. */
export const region = componentStyle({
  maxHeight: 'max(32rem, 86dvh)',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  cursor: 'grab',
  ':active': { cursor: 'grabbing' },
  '@media': { [media.print]: { maxHeight: 'none', overflow: 'visible' } },
});
