import { componentStyle } from '../../../src/ui/theme/componentStyle.ts';
import { media } from '../../../src/ui/theme/media.ts';
import { vars } from '../../../src/ui/theme/vars.ts';

export const list = componentStyle({ display: 'grid', gap: '.6rem', fontSize: vars.size.small });

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '.2rem 1rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const figure = componentStyle({ color: vars.color.textStrong, fontWeight: vars.weight.bold });

const ticks = (color: string) => `repeating-linear-gradient(90deg, ${color} 0 3px, transparent 3px 6px)`;

/** A row of ticks; those that are done stand over it. */
export const bar = componentStyle({
  gridColumn: '1 / -1',
  height: '.6rem',
  background: ticks(vars.color.border),
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { background: ticks('GrayText') } },
});

export const done = componentStyle({
  height: '100%',
  backgroundColor: vars.color.surfacePage,
  backgroundImage: ticks(vars.color.borderAccent),
  '@media': { [media.forcedColors]: { backgroundColor: 'Canvas', backgroundImage: ticks('Highlight') } },
});

/** What opens in a notice stands near to it. */
export const gaps = componentStyle({ vars: { [vars.layout.sectionGap]: '0px' } });
