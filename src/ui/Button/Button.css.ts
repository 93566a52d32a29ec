import { componentStyle, componentVariants } from '../theme/componentStyle.ts';
import { room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';
import { buttonFullLook, buttonLook, buttonSmallLook, buttonVariantLooks } from './Button.look.ts';

export const button = componentStyle(buttonLook);

export const variants = componentVariants(buttonVariantLooks);

export const small = componentStyle(buttonSmallLook);

export const full = componentStyle(buttonFullLook);

const off = {
  background: vars.color.surfaceIdle,
  borderColor: 'transparent',
  color: vars.color.textMuted,
  cursor: 'not-allowed',
} as const;

export const disabled = componentStyle({ ...off, ':hover': off, ':active': off });

export const busy = componentStyle({ cursor: 'progress' });

/** The words keep their place while the ticks stand over them, so the button keeps its width and its name. */
export const content = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.55em',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

/** The words come first where there is little room. */
export const icon = componentStyle({
  display: 'contents',
  '@container': { [room.belowWord]: { display: 'none' } },
});

export const contentBehind = componentStyle({ opacity: 0 });

export const progress = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});
