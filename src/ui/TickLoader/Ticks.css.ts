import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';
import { tickLook, ticksLook } from './TickLoader.look.ts';

const rise = keyframes({ to: { height: '100%' } });

export const ticks = componentStyle(ticksLook);

/** Each tick a little after the one before, so that a wave runs through them. */
const delays = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].map((n) => [`&:nth-child(${n + 1})`, { animationDelay: `${n * 0.12}s` }]),
);

export const tick = componentStyle({
  ...tickLook,
  animation: `${rise} 1.2s ${vars.ease.out} infinite alternate`,
  selectors: delays,
  '@media': {
    [media.forcedColors]: { background: 'CanvasText' },
    [media.reducedMotion]: { animation: 'none', selectors: { '&:nth-child(odd)': { height: '70%' } } },
  },
});

export const small = componentStyle({ height: '1.1rem' });

export const inText = componentStyle({ background: 'currentColor' });
