import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

export const skipLink = componentStyle({
  position: 'absolute',
  insetInlineStart: '1rem',
  top: 0,
  zIndex: vars.layer.toast,
  padding: '.75rem 1rem',
  borderRadius: `0 0 ${vars.radius.m} ${vars.radius.m}`,
  background: vars.color.surfaceInverse,
  color: vars.color.textOnInverse,
  transform: 'translateY(-110%)',
  ':focus': { transform: 'none' },
  '@media': { [media.print]: { display: 'none' } },
});
