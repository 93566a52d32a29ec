import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const list = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const framed = componentStyle({
  paddingBlock: vars.space[5],
  borderBlock: `${vars.layout.hair} solid ${vars.color.borderSubtle}`,
});

/** The value stands beside its label, or below it where there is no room. */
export const fact = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[6],
  breakInside: 'avoid',
});

export const label = componentStyle({
  flex: '0 1 9rem',
  paddingTop: '.1rem',
  color: vars.color.textMuted,
  fontSize: vars.size.small,
});

export const value = componentStyle({
  flex: '1 1 13rem',
  minWidth: 0,
  color: vars.color.textStrong,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
