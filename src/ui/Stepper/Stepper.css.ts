import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const stepper = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });

export const figure = componentStyle({
  minWidth: '3.5rem',
  color: vars.color.textStrong,
  fontFamily: vars.font.display,
  fontSize: vars.size.figureM,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.medium,
  letterSpacing: '-.025em',
  lineHeight: 1,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});

export const unit = componentStyle({ marginInlineStart: vars.space[2], color: vars.color.textMuted });
