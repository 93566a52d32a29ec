import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';
import { controlLook, invalidLook } from './Field.look.ts';

export const field = componentStyle({ position: 'relative', minWidth: 0 });

/** The lamp's light beside what has been changed and not been saved yet. */
export const changed = componentStyle({
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '-.9rem',
    insetBlock: '.1rem',
    width: 3,
    borderRadius: vars.radius.tick,
    background: vars.color.glow,
  },
  '@container': { [room.belowM]: { '::before': { insetInlineStart: '-.6rem' } } },
  '@media': {
    [media.forcedColors]: { '::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
  },
});

export const label = componentStyle({
  display: 'block',
  marginBottom: '.4rem',
  color: vars.color.textStrong,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

export const mark = componentStyle({ color: vars.color.textMuted, fontWeight: vars.weight.regular });

export const hint = componentStyle({
  margin: '-.2rem 0 .45rem',
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.45,
});

export const control = componentStyle(controlLook);

/**
 * A line of text: a key in it lays out the line, and not the page around it. Its height is the least one, and where nothing
 * gives it a width it has that of the browser's own.
 */
export const line = componentStyle({ contain: 'size layout', containIntrinsicInlineSize: '12rem' });

export const invalid = componentStyle(invalidLook);

export const error = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '.45rem',
  marginTop: '.45rem',
  color: vars.color.textCritical,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const saved = componentStyle({
  marginTop: '.4rem',
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});
