import type { StyleRule } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

export const steps = componentStyle({
  display: 'flex',
  gap: vars.space[3],
  '@container': { [room.belowM]: { gap: '.4rem' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const step = componentStyle({
  flex: '1 1 0',
  minWidth: 0,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: 1.35,
});

/** Ticks over the words: those of the current step are twice as high. */
const ticks = (color: string, forced: 'Highlight' | 'CanvasText' | 'GrayText', height: string): StyleRule => ({
  '::before': {
    content: '""',
    display: 'block',
    height,
    marginTop: `calc(1rem - ${height})`,
    marginBottom: '.55rem',
    background: `repeating-linear-gradient(90deg, ${color} 0 3px, transparent 3px 7px)`,
    forcedColorAdjust: 'none',
  },
  '@media': {
    [media.forcedColors]: {
      '::before': { background: `repeating-linear-gradient(90deg, ${forced} 0 3px, transparent 3px 7px)` },
    },
  },
});

const { borderAccent, border, text, textStrong, textMuted } = vars.color;

export const states = componentVariants({
  done: { ...ticks(borderAccent, 'CanvasText', '.5rem'), color: text },
  current: { ...ticks(borderAccent, 'Highlight', '1rem'), color: textStrong, fontWeight: vars.weight.semibold },
  ahead: { ...ticks(border, 'GrayText', '.5rem'), color: textMuted },
});

/** A soft hyphen that shows is no part of the least width of the words: the step has room for it besides. */
const HYPHEN = '.4em';

export const wideStep = componentStyle({
  '@container': { [room.belowM]: { flexGrow: 2.4, minWidth: 'min-content', paddingInlineEnd: HYPHEN } },
});

export const wideWords = componentStyle({
  '@container': { [room.belowM]: { display: 'block', width: `calc(100% + ${HYPHEN})` } },
});

/** On a narrow screen only the current step has its words to be seen. */
export const words = componentStyle({
  '@container': {
    [room.belowM]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const control = componentStyle({
  padding: '.2rem 0',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
});
