import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { givesRoom } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

const rowHeight = '2.75rem';

export const calendar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${vars.space[5]} ${vars.space[8]}`,
});

export const month = componentStyle({ ...givesRoom, flex: '1 1 17rem', minWidth: 0, maxWidth: '22rem' });

/** Of what stands in seven columns: under large text as large as leaves the columns apart. */
const ofColumn = (size: string, most = '8.5cqi') => `min(${size}, ${most})`;

export const beside = componentStyle({
  flex: '1 1 13rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  minWidth: 0,
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBottom: '.35rem',
});

export const name = componentStyle({
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: vars.color.textStrong,
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.2,
  textAlign: 'center',
});

/** As tall as the longest month, so that what is below stays when another month is shown. */
export const weeks = componentStyle({
  minHeight: `calc(6 * ${rowHeight} + 2rem)`,
  '@media': { [media.print]: { minHeight: 0 } },
});

export const table = componentStyle({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const weekday = componentStyle({
  padding: '.35rem 0',
  color: vars.color.textMuted,
  // Three letters of Swedish and English have no more room.
  fontSize: ofColumn(vars.size.caption, '6.4cqi'),
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
});

export const weekdayName = componentStyle({ textDecoration: 'none' });

export const cell = componentStyle({ height: rowHeight, padding: 1, textAlign: 'center' });

export const day = componentStyle({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minHeight: '2.6rem',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.m,
  background: 'none',
  color: vars.color.textStrong,
  fontSize: ofColumn('1em'),
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceSunken },
  selectors: {
    '&:focus-visible': { position: 'relative', borderRadius: vars.radius.m },
    '&[aria-current=date]': { boxShadow: `inset 0 -3px 0 ${vars.color.borderAccent}`, borderRadius: vars.radius.s },
    '&[aria-pressed=true]': {
      background: vars.color.primary,
      borderRadius: vars.radius.m,
      color: vars.color.textOnAccent,
      fontWeight: vars.weight.semibold,
    },
    '&[aria-disabled]': {
      background: 'none',
      color: vars.color.textMuted,
      fontWeight: vars.weight.regular,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-current=date]': { borderColor: 'CanvasText' },
        '&[aria-pressed=true]': { outline: '3px solid Highlight', outlineOffset: '-3px' },
        '&[aria-disabled]': { color: 'GrayText' },
      },
    },
    [media.print]: { selectors: { '&[aria-pressed=true]': { borderColor: vars.color.textStrong } } },
  },
});

/** A dot below the number. */
export const marked = componentStyle({
  position: 'relative',
  '::after': {
    content: '',
    position: 'absolute',
    bottom: '.3rem',
    left: 'calc(50% - .15rem)',
    width: '.3rem',
    height: '.3rem',
    borderRadius: '50%',
    background: 'currentColor',
  },
});

export const reason = componentStyle({
  minHeight: '1.45em',
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  lineHeight: 1.45,
});
