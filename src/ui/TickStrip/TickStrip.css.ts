import { componentStyle, componentVariants } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';
import '../theme/charts.css.ts';

export const whole = componentStyle({ width: '100%' });

export const strip = componentStyle({ display: 'flex', alignItems: 'flex-end', maxWidth: '100%' });

export const sizes = componentVariants({
  small: { height: '1.25rem' },
  wide: { height: '1.9rem' },
  tall: { height: '4.5rem' },
});

/** A tick begins its slot, so that the strips of one period stand below one another slot by slot. */
export const tick = componentStyle({
  flex: '1 1 0',
  minWidth: 0,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  '::before': { content: '""', display: 'block', width: 4, height: '100%', background: 'currentColor' },
});

/** Half of a slot, so that many of them draw nearer to one another where there is no room. */
export const narrowTick = componentStyle({
  flex: '0 1 6px',
  '::before': { width: '50%', borderRadius: vars.radius.tick },
});

const tone = (color: string, forced: 'Highlight' | 'CanvasText' | 'GrayText', height = '100%') => ({
  height,
  color,
  '@media': { [media.forcedColors]: { color: forced } },
});

export const tones = componentVariants({
  on: tone(vars.color.borderAccent, 'Highlight'),
  now: tone(vars.color.textStrong, 'CanvasText'),
  window: tone(vars.color.chartNow, 'Highlight'),
  ended: tone(vars.color.borderStrong, 'CanvasText'),
  past: tone(vars.color.borderStrong, 'GrayText', '45%'),
  none: tone(vars.color.border, 'GrayText', '55%'),
});

export const marks = componentStyle({
  position: 'relative',
  height: '1.4rem',
  marginTop: '.35rem',
  color: vars.color.textMuted,
  fontSize: vars.size.caption,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.4,
});

export const mark = componentStyle({ position: 'absolute', whiteSpace: 'nowrap' });

export const nowMark = componentStyle({
  color: vars.color.textStrong,
  fontWeight: vars.weight.semibold,
  // Where hardly a word has room, it would lie over the last day.
  '@container': { [room.belowWord]: { display: 'none' } },
});
