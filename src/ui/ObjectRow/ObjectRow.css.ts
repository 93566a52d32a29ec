import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

const hairline = `${vars.layout.hair} solid ${vars.color.borderSubtle}`;

export const list = componentStyle({ borderTop: hairline });

/** On a narrow screen the parts stand below one another, beside the glyph. */
export const row = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 1.5rem',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  alignItems: 'center',
  padding: `${vars.space[5]} 0`,
  borderBottom: hairline,
  breakInside: 'avoid',
  '@media': {
    [media.belowL]: { gridTemplateAreas: '"glyph words go" "glyph place ." "glyph status ."', alignItems: 'start' },
    [media.fromL]: { gridTemplateColumns: '3.5rem minmax(0, 1.35fr) minmax(0, 1fr) 13rem 1.5rem' },
  },
});

const area = (name: string) => componentStyle({ '@media': { [media.belowL]: { gridArea: name } } });

export const glyph = area('glyph');

export const words = area('words');

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

export const place = componentStyle({ ...small, '@media': { [media.belowL]: { gridArea: 'place' } } });

export const status = componentStyle({ justifySelf: 'start', '@media': { [media.belowL]: { gridArea: 'status' } } });

export const go = componentStyle({
  display: 'inline-flex',
  color: vars.color.textMuted,
  '@media': { [media.belowL]: { gridArea: 'go', paddingTop: '.35rem' }, [media.print]: { visibility: 'hidden' } },
});
