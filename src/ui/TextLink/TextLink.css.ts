import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const textLink = componentStyle({
  color: vars.color.textAccent,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
