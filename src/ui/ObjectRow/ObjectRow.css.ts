import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { givesRoom, room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

const hairline = `${vars.layout.hair} solid ${vars.color.borderSubtle}`;

export const list = componentStyle({ ...givesRoom, borderTop: hairline });

/** Where they have no room beside one another, the parts stand below one another, beside the glyph. */
export const row = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 1.5rem',
  gridTemplateAreas: '"glyph words go" "glyph place ." "glyph status ."',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  alignItems: 'start',
  padding: `${vars.space[5]} 0`,
  borderBottom: hairline,
  breakInside: 'avoid',
  '@container': {
    [room.belowWord]: {
      gridTemplateColumns: 'minmax(0, 1fr) 1.5rem',
      gridTemplateAreas: '"glyph go" "words words" "place place" "status status"',
    },
    [room.fromRow]: {
      gridTemplateColumns: '3.5rem minmax(0, 1.35fr) minmax(0, 1fr) 13rem 1.5rem',
      gridTemplateAreas: '"glyph words place status go"',
      alignItems: 'center',
    },
  },
});

export const glyph = componentStyle({ gridArea: 'glyph' });

export const words = componentStyle({ gridArea: 'words' });

export const title = componentStyle({
  fontFamily: vars.font.display,
  fontSize: '1.1875rem',
  fontWeight: vars.weight.semibold,
  lineHeight: 1.3,
});

/** The link covers the row, so that a press anywhere on it opens it, while the row stays text to select and to read. */
export const link = componentStyle({
  color: vars.color.textStrong,
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.s },
  selectors: {
    [`${row}:hover &`]: { textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.layout.focusWidth} solid ${vars.color.focus}`,
      outlineOffset: vars.layout.focusOffset,
    },
  },
});

const small = { color: vars.color.textMuted, fontSize: vars.size.small, lineHeight: 1.6 } as const;

export const line = componentStyle({ ...small, display: 'block' });

export const place = componentStyle({ ...small, gridArea: 'place' });

export const status = componentStyle({ gridArea: 'status', justifySelf: 'start' });

export const go = componentStyle({
  gridArea: 'go',
  display: 'inline-flex',
  paddingTop: '.35rem',
  color: vars.color.textMuted,
  '@container': { [room.fromRow]: { paddingTop: 0 } },
  '@media': { [media.print]: { visibility: 'hidden' } },
});
