import type { StyleRule } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

export const timeline = componentStyle({ display: 'grid' });

export const moment = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '7.5rem minmax(0, 1fr)',
  gap: vars.space[4],
  padding: `0 0 ${vars.space[5]} 1.5rem`,
  breakInside: 'avoid',
  '@container': { [room.belowS]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '.1rem' } },
});

/** A ladder of ticks at the side: green and broad for what has happened, grey and narrow for what is to come. */
const ladder = (color: string, forced: 'Highlight' | 'GrayText', width: string): StyleRule => ({
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '.1rem',
    insetBlock: '.3rem .15rem',
    width,
    background: `repeating-linear-gradient(0deg, ${color} 0 3px, transparent 3px 7px)`,
    forcedColorAdjust: 'none',
  },
  '@media': {
    [media.forcedColors]: {
      '::before': { background: `repeating-linear-gradient(0deg, ${forced} 0 3px, transparent 3px 7px)` },
    },
    [media.print]: { '::before': { printColorAdjust: 'exact' } },
  },
});

export const states = componentVariants({
  done: ladder(vars.color.borderAccent, 'Highlight', '.75rem'),
  ahead: ladder(vars.color.border, 'GrayText', '.4rem'),
});

export const when = componentStyle({
  color: vars.color.textStrong,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});
