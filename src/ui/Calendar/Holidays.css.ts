import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const heading = componentStyle({
  color: vars.color.textStrong,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
});

export const list = componentStyle({
  margin: `${vars.space[1]} 0 0`,
  padding: 0,
  listStyle: 'none',
  color: vars.color.textMuted,
  fontSize: vars.size.small,
});

export const holiday = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[3]}` });

export const day = componentStyle({
  color: vars.color.textStrong,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
