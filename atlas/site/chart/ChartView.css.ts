import { componentStyle } from '../../../src/ui/theme/componentStyle.ts';
import { media } from '../../../src/ui/theme/media.ts';

/** The chart scrolls within its place, never the page sideways. All of it is in the window below what stands above it. */
export const region = componentStyle({
  maxHeight: 'max(30rem, calc(100dvh - 19rem))',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  cursor: 'grab',
  ':active': { cursor: 'grabbing' },
  selectors: { ':fullscreen &': { maxHeight: 'calc(100dvh - 10rem)' } },
  '@media': { [media.print]: { maxHeight: 'none', overflow: 'visible' } },
});
