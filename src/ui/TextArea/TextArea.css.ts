import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const area = componentStyle({ resize: 'vertical' });

export const count = componentStyle({
  marginTop: '.35rem',
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.45,
  textAlign: 'end',
});

export const over = componentStyle({ color: vars.color.textCritical, fontWeight: vars.weight.semibold });
