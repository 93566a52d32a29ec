import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-.4rem)' } });

/** As wide as its button; all the width of a narrow screen, whose buttons often are as wide. */
export const popover = componentStyle({
  position: 'relative',
  width: 'fit-content',
  maxWidth: '100%',
  '@media': { [media.belowM]: { width: '100%' } },
});

export const list = componentStyle({
  position: 'absolute',
  top: 'calc(100% + .4rem)',
  zIndex: vars.layer.popover,
  minWidth: '100%',
  width: 'max-content',
  maxWidth: '24rem',
  padding: vars.space[3],
  border: `1px solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow[3],
  animation: `${unfold} ${vars.time.base} ${vars.ease.out}`,
  '@media': {
    [media.belowM]: { maxWidth: '100%' },
    [media.forcedColors]: { borderColor: 'ButtonText' },
    [media.print]: { display: 'none' },
  },
});

export const toStart = componentStyle({ insetInlineStart: 0 });

export const toEnd = componentStyle({ insetInlineEnd: 0 });

export const entry = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: '2.75rem',
  padding: '.45rem .75rem',
  border: 0,
  borderRadius: vars.radius.m,
  background: 'none',
  color: vars.color.text,
  fontSize: '1rem',
  fontWeight: vars.weight.medium,
  lineHeight: 1.35,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceTint },
});

export const current = componentStyle({
  background: vars.color.surfaceAccent,
  color: vars.color.textStrong,
  ':hover': { background: vars.color.surfaceAccent },
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

export const words = componentStyle({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

export const detail = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const tick = componentStyle({
  display: 'inline-flex',
  marginInlineStart: 'auto',
  paddingInlineStart: vars.space[3],
  color: vars.color.textMuted,
});
