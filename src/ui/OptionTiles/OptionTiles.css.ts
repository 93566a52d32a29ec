import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

/** Three in a row; two where the words would not fit, as with large text. */
export const tiles = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(6rem, 30%), 1fr))',
  gap: vars.space[2],
});

export const tile = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: '.15rem',
  minHeight: '3.5rem',
  padding: '.35rem .3rem',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  color: vars.color.textStrong,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.2,
  textAlign: 'center',
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceTint },
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.borderAccent,
      background: vars.color.surfaceAccent,
      boxShadow: `inset 0 0 0 1.5px ${vars.color.borderAccent}`,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.layout.focusWidth} solid ${vars.color.focus}`,
      outlineOffset: vars.layout.focusOffset,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } },
  },
});

export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const icon = componentStyle({ display: 'inline-flex', color: vars.color.textMuted });

export const label = componentStyle({ maxWidth: '100%', overflowWrap: 'anywhere' });
