import { componentStyle } from '../../ui/theme/componentStyle.ts';
import { media } from '../../ui/theme/media.ts';

/** An answer that is higher would push everything after it out of reach; it scrolls in its place (`contentModal.accordion`). */
export const answer = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: '2000px',
  '@media': { [media.print]: { maxHeight: 'none' } },
});
