import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';
import '../theme/charts.css.ts';

export const gauge = componentStyle({ width: '100%', maxWidth: '36rem' });

export const ticks = componentStyle({ display: 'flex', alignItems: 'flex-end', gap: 'min(2px, .5%)', height: '4rem' });

export const tick = componentStyle({
  flex: '1 1 0',
  minWidth: 0,
  borderRadius: vars.radius.tick,
  background: vars.color.border,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { background: 'GrayText' } },
});

export const on = componentStyle({
  background: vars.color.chartElectricity,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});

export const classes = componentStyle({
  position: 'relative',
  height: '1.6rem',
  marginTop: '.4rem',
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
});

export const name = componentStyle({ position: 'absolute' });

export const currentName = componentStyle({ color: vars.color.textAccent, textDecoration: 'underline' });
