import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** What is there at once needs no loader: it comes after a moment. */
export const loader = componentStyle({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space[4],
  minHeight: 'min(24rem, 55vh)',
  color: vars.color.textMuted,
  textAlign: 'center',
  animation: `${appear} ${vars.time.base} 300ms backwards`,
  '@media': { [media.print]: { display: 'none' } },
});
