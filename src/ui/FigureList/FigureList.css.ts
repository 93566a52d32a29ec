import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

const hairline = `${vars.layout.hair} solid ${vars.color.borderSubtle}`;

export const list = componentStyle({
  // In a panel too, whose parts are as wide as they need.
  justifySelf: 'stretch',
  borderTop: hairline,
  selectors: { '&:not(:last-child)': { marginBottom: vars.space[3] } },
});

/** A long label and a wide figure stand below one another where there is no room for both. */
export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  padding: `${vars.space[4]} 0`,
  borderBottom: hairline,
  breakInside: 'avoid',
});

export const note = componentStyle({ display: 'block', color: vars.color.textMuted, fontSize: vars.size.small });

export const figure = componentStyle({
  marginInlineStart: 'auto',
  color: vars.color.textStrong,
  fontFamily: vars.font.display,
  fontSize: vars.size.figureM,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: '-.025em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

export const unit = componentStyle({
  color: vars.color.textMuted,
  fontSize: '.5em',
  letterSpacing: '-.005em',
});
