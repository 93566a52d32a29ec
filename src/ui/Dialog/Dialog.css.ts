import { globalStyle, keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle.ts';
import { layers } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { givesPageRoom, room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1.5rem)' } });
const dim = keyframes({ from: { opacity: 0 } });

/** A sheet at the bottom of a narrow screen. What it is laid out by is the window; what it holds, by it. */
export const dialog = componentStyle({
  ...givesPageRoom,
  width: 'min(34rem, calc(100vw - 2rem))',
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 2rem)',
  margin: 'auto',
  padding: 'clamp(1.35rem, .9rem + 2vw, 2.25rem) min(clamp(1.35rem, .9rem + 2vw, 2.25rem), 7vw)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: '1px solid transparent',
  borderRadius: vars.radius.xl,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow[3],
  animation: `${rise} ${vars.time.slow} ${vars.ease.out}`,
  '::backdrop': { background: vars.color.surfaceScrim, animation: `${dim} ${vars.time.slow} ${vars.ease.out}` },
  '@media': {
    [media.belowM]: {
      width: '100vw',
      maxHeight: '92dvh',
      marginBlockEnd: 0,
      paddingBottom: 'calc(1.5rem + env(safe-area-inset-bottom))',
      borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
    },
    [media.forcedColors]: { borderColor: 'ButtonText' },
    [media.print]: { display: 'none' },
  },
});

export const wide = componentStyle({
  width: 'min(56rem, calc(100vw - 2rem))',
  selectors: { '&[open]': { display: 'flex', flexDirection: 'column' } },
  // A sheet that keeps its height while the list in it grows shorter.
  '@media': { [media.belowM]: { width: '100vw', height: '92dvh' } },
});

// A backdrop inherits no variables in older browsers, and the page behind a dialog must not scroll.
globalStyle('html:has(dialog[open])', { '@layer': { [layers.component]: { overflow: 'hidden' } } });

export const scene = componentStyle({ marginBottom: vars.space[6] });

export const head = componentStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBottom: vars.space[2],
});

export const reason = componentStyle({
  maxWidth: '46rem',
  marginBottom: vars.space[5],
  color: vars.color.textMuted,
});

export const held = componentStyle({ marginTop: vars.space[5], color: vars.color.textMuted });

export const close = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 'min(2.75rem, 14vw)',
  height: 'min(2.75rem, 14vw)',
  margin: '-.5rem -.6rem 0 0',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceTint },
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginTop: vars.space[8],
  '@container': { [room.belowS]: { display: 'grid' } },
});
