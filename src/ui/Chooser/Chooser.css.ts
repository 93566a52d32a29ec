import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle.ts';
import { layers } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { pageRoom } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

export const search = componentStyle({ flex: 'none', marginTop: vars.space[5] });

export const label = componentStyle({
  display: 'block',
  marginBottom: '.4rem',
  color: vars.color.textStrong,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.35,
});

export const field = componentStyle({ position: 'relative' });

export const fieldIcon = componentStyle({
  position: 'absolute',
  insetInlineStart: '.9rem',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.textMuted,
  pointerEvents: 'none',
});

export const input = componentStyle({
  width: '100%',
  minHeight: vars.layout.target,
  padding: '.6rem .9rem .6rem 2.75rem',
  border: `1.5px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  color: vars.color.textStrong,
  lineHeight: 1.35,
  selectors: {
    '&:focus-visible': { borderRadius: vars.radius.m },
    // The way to clear it is a word below.
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const found = componentStyle({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: vars.space[4],
  minHeight: '2.75rem',
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const clear = componentStyle({
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.textAccent,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.22em',
  cursor: 'pointer',
  ':hover': { textDecorationThickness: '2px' },
});

/** The name of what is marked, as it is found. */
export const MATCH = 'match';
globalStyle(`::highlight(${MATCH})`, {
  '@layer': {
    [layers.component]: {
      backgroundColor: vars.color.surfaceAccent,
      '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', color: 'HighlightText' } },
    },
  },
});

/** As high as all the rows, or what is left of the window, so that the dialog keeps its size while a search goes on. */
export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 1,
  minHeight: '10rem',
  '@container': { [pageRoom.belowM]: { flexGrow: 1 } },
});

export const none = componentStyle({ paddingBlock: vars.space[6], overflowWrap: 'anywhere' });

export const noneTitle = componentStyle({ color: vars.color.textStrong, fontWeight: vars.weight.semibold });

export const noneHint = componentStyle({ color: vars.color.textMuted, fontSize: vars.size.small });

/** One line, so that the list has the room. */
export const actions = componentStyle({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  marginTop: vars.space[4],
});
