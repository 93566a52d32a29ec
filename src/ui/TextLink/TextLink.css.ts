import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const textLink = componentStyle({
  color: vars.color.textAccent,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const textButton = componentStyle({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.weight.semibold,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  textAlign: 'start',
  cursor: 'pointer',
});
