import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const box = componentStyle({ position: 'relative', display: 'block' });

/** Room for what stands at the end. */
export const withEnd = componentStyle({ paddingInlineEnd: '3.25rem' });

export const confirmed = componentStyle({ borderColor: vars.color.borderAccent });

export const end = componentStyle({
  position: 'absolute',
  insetInlineEnd: '1rem',
  top: '50%',
  maxWidth: '3rem',
  transform: 'translateY(-50%)',
  color: vars.color.textMuted,
  lineHeight: 1.35,
  pointerEvents: 'none',
});

export const tick = componentStyle({ color: vars.color.textAccent });

export const confirmation = componentStyle({
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.5,
  selectors: { '&:not(:empty)': { marginTop: vars.space[2] } },
});
