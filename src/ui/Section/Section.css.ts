import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const section = componentStyle({
  marginTop: vars.layout.sectionGap,
  minWidth: 0,
  // The first of a page or of a column stands nearer to what it belongs to.
  selectors: { 'header + &': { marginTop: vars.space[10] }, '&:first-child': { marginTop: 0 } },
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  marginBottom: vars.space[4],
});

export const count = componentStyle({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
