import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

/** At the bottom of the window while the page goes on below it, and in its own place at the end: it never hides the last. */
export const place = componentStyle({
  position: 'sticky',
  bottom: `calc(${vars.space[6]} + env(safe-area-inset-bottom))`,
  zIndex: vars.layer.toast,
  display: 'flex',
  justifyContent: 'center',
  marginTop: vars.space[8],
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

export const empty = componentStyle({ marginTop: 0 });

export const toast = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  maxWidth: '100%',
  padding: '.75rem .75rem .75rem 1.25rem',
  border: '1px solid transparent',
  borderRadius: vars.radius.l,
  background: vars.color.surfaceInverse,
  color: vars.color.textOnInverse,
  boxShadow: vars.shadow[3],
  pointerEvents: 'auto',
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
});

export const words = componentStyle({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });

export const actions = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

const button = {
  flex: 'none',
  minHeight: '2.5rem',
  border: '1.5px solid transparent',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  ':hover': { background: 'color-mix(in srgb, currentColor 14%, transparent)' },
} as const;

export const undo = componentStyle({
  ...button,
  padding: '0 .9rem',
  borderColor: 'currentColor',
  borderRadius: vars.radius.m,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
});

export const close = componentStyle({
  ...button,
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  padding: 0,
  borderRadius: '50%',
});
