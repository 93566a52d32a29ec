import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const box = componentStyle({ position: 'relative', display: 'block' });

export const select = componentStyle({
  appearance: 'none',
  paddingInlineEnd: '2.75rem',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});

export const arrow = componentStyle({
  position: 'absolute',
  insetInlineEnd: '.9rem',
  top: '50%',
  display: 'inline-flex',
  transform: 'translateY(-50%)',
  color: vars.color.textStrong,
  pointerEvents: 'none',
});
