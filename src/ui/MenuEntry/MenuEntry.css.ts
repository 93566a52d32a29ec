import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

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
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceTint },
  '@container': { [room.belowWord]: { flexWrap: 'wrap' } },
});

/** Where a line holds little more than a word it leaves its room to the words. */
export const picture = componentStyle({
  display: 'inline-flex',
  '@container': { [room.belowWord]: { display: 'none' } },
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

export const end = componentStyle({
  display: 'inline-flex',
  marginInlineStart: 'auto',
  paddingInlineStart: vars.space[3],
  color: vars.color.textMuted,
});

export const count = componentStyle({ fontSize: vars.size.small });
