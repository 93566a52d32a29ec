import { createVar, fallbackVar, type StyleRule } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';
import { chevronLook } from './chevron.look.ts';
import { cardRoom, cards, rowByRow, tracks } from './tracks.css.ts';
import { visuallyHiddenLook } from '../VisuallyHidden/VisuallyHidden.look.ts';

const { borderSubtle, border, borderStrong, surfaceTint, surfaceAccent, textMuted, textStrong } = vars.color;
const hairline = `${vars.layout.hair} solid ${borderSubtle}`;

/** The rows reach a little out of the text, so that their ground does not end where it begins; not on a narrow page. */
const out = createVar();
const outer = { '&:first-child': { paddingInlineStart: out }, '&:last-child': { paddingInlineEnd: out } };

/** The room before a card that its icon has. */
const aside = createVar();

/** What the head hides when rows pass below it. */
const ground = createVar();

/** Asked of the table's place, not of the window: a table in a narrow column is cards as well, one on paper is none. */
const whereNarrow = (rule: StyleRule) => ({ '@container': { [cardRoom]: rule } });
/** Of many rows those in view alone are drawn, each at its place. */
export const inView = componentStyle({});
const asRowByRow = (rule: StyleRule) => ({ [`${rowByRow} &`]: rule });
const asCards = (rule: StyleRule) => ({ [`${cards} &`]: whereNarrow(rule) });

export const place = componentStyle({
  marginInline: `calc(-1 * ${out})`,
  vars: { [ground]: vars.color.surfacePage, [out]: '0px', [aside]: '0px' },
  '@container': { [room.fromM]: { vars: { [out]: vars.space[2] } } },
});

/** In a dialog: as high as there is room for. */
export const inPlace = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  vars: { [ground]: vars.color.surfaceRaised, [out]: vars.space[2] },
});

const whereWord = (rule: StyleRule) => ({ '@container': { '(max-width: 14rem)': rule } });
/** Where rows to choose from are cards, the icon of one of their cells stands before them, but in a line of a word. */
export const iconsAside = componentStyle({ vars: { [aside]: '2.25rem' } });

export const table = componentStyle({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '1rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { ...asRowByRow({ display: 'block' }), ...asCards({ display: 'block' }) },
  '@media': { [media.print]: { fontSize: '.875rem' } },
});

export const caption = componentStyle(visuallyHiddenLook);

export const group = componentStyle({
  selectors: { ...asRowByRow({ display: 'block' }), ...asCards({ display: 'block' }) },
});

/** The head of rows that pass below it. */
export const stickyHead = componentStyle({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  background: ground,
  selectors: asCards({ position: 'static' }),
});

/** As high as all the rows, so that the bar tells where one is among them. */
export const rowsInView = componentStyle({ position: 'relative' });

const acrossColumns = asRowByRow({
  display: 'grid',
  gridTemplateColumns: fallbackVar(tracks, 'minmax(0, 2.2fr)'),
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  alignItems: 'center',
});

export const headRow = componentStyle({
  selectors: {
    [`${rowByRow} &`]: { ...acrossColumns[`${rowByRow} &`], borderBottom: `1.5px solid ${border}` },
    ...asCards({
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space[5],
      paddingInline: out,
      borderBottom: `1.5px solid ${border}`,
    }),
    // In lines of a word it is one line all the same, so that rows are seen below it.
    [`${cards}${inView} &`]: whereWord({ flexWrap: 'nowrap', overflowX: 'auto' }),
  },
});

export const headCell = componentStyle({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  padding: `.6rem ${vars.space[2]}`,
  borderBottom: `1.5px solid ${border}`,
  background: ground,
  color: textMuted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  textAlign: 'start',
  verticalAlign: 'baseline',
  selectors: {
    '&[aria-sort]': { color: textStrong },
    ...outer,
    ...asRowByRow({ position: 'static', borderBottom: 0 }),
    ...asCards({ position: 'static', padding: 0, border: 0, background: 'none' }),
  },
  '@media': { [media.print]: { position: 'static' } },
});

export const sortButton = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.3rem',
  minHeight: '1.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  ':hover': { color: textStrong },
  selectors: asCards({ minHeight: vars.layout.target }),
});

export const sortMark = componentStyle({
  display: 'inline-flex',
  fontSize: '.8em',
  '@media': { [media.print]: { display: 'none' } },
});

export const row = componentStyle({
  breakInside: 'avoid',
  ':hover': { background: surfaceTint },
  selectors: {
    [`${rowByRow} &`]: { ...acrossColumns[`${rowByRow} &`], borderBottom: hairline },
    ...asCards({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '.3rem',
      padding: `${vars.space[4]} ${out}`,
      borderBottom: hairline,
    }),
  },
});

/** Its tick says the same as its ground. */
export const currentRow = componentStyle({
  background: surfaceAccent,
  ':hover': { background: surfaceAccent },
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

/** A list of things to press: the title, then all else in small in the lines below it. */
export const pickableRow = componentStyle({
  cursor: 'pointer',
  selectors: {
    ...asCards({
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '.1rem .9rem',
      padding: `.8rem 2.25rem .8rem calc(${out} + ${aside})`,
    }),
    [`${cards}${iconsAside} &`]: whereWord({ paddingInline: out }),
    [`${cards} &:not(${currentRow})::after`]: whereNarrow(chevronLook(out)),
    [`${cards}${iconsAside} &:not(${currentRow})::after`]: whereWord({ display: 'none' }),
  },
});

const label = { content: ['attr(data-label)', 'attr(data-label) / ""'], color: textMuted, fontSize: vars.size.small };

export const cell = componentStyle({
  padding: `.85rem ${vars.space[2]}`,
  borderBottom: hairline,
  color: vars.color.text,
  fontWeight: 'inherit',
  textAlign: 'start',
  verticalAlign: 'middle',
  overflowWrap: 'break-word',
  selectors: {
    ...outer,
    ...asRowByRow({ borderBottom: 0 }),
    ...asCards({
      display: 'grid',
      gridTemplateColumns: 'minmax(5rem, 38%) minmax(0, 1fr)',
      gap: vars.space[3],
      alignItems: 'baseline',
      justifyItems: 'start',
      padding: 0,
      border: 0,
      textAlign: 'start',
      overflowWrap: 'anywhere',
      whiteSpace: 'normal',
    }),
    [`${cards} &&`]: whereWord({ gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 }),
    [`${cards} &[data-label]::before`]: whereNarrow(label),
    [`${cards} &:empty`]: whereNarrow({ display: 'none' }),
  },
});

/** What has no label to be seen takes the whole line. */
export const cellWhole = componentStyle({ selectors: asCards({ display: 'block' }) });

export const cellInLine = componentStyle({
  paddingBlock: '.35rem',
  selectors: {
    ...asCards({ display: 'block', color: textMuted, fontSize: vars.size.small }),
    [`${cards} &[data-label]::before`]: whereNarrow({ display: 'inline-block', marginInlineEnd: '.35rem' }),
    // Of many alike it is seen what is what.
    [`${inView} &[data-label]::before`]: whereNarrow({ content: 'none' }),
  },
});

export const cellIcon = componentStyle({
  display: 'inline-flex',
  marginInlineEnd: vars.space[2],
  color: textMuted,
  verticalAlign: 'middle',
  selectors: {
    [`${iconsAside} &`]: whereNarrow({
      position: 'absolute',
      insetInlineStart: out,
      insetBlock: 0,
      display: 'grid',
      placeItems: 'center',
      margin: 0,
      color: vars.color.textAccent,
    }),
    [`${cards}${iconsAside} &`]: whereWord({ display: 'none' }),
  },
});

export const rowHeader = componentStyle({
  color: textStrong,
  fontWeight: vars.weight.semibold,
  selectors: asCards({ flex: '1 1 100%', color: textStrong, fontSize: '1rem' }),
});

/** Read on cards, not seen: a head with nothing to press, as each value has the label beside it; what the row shows as well. */
export const hiddenOnCards = componentStyle({ selectors: asCards(visuallyHiddenLook) });

/** The height of the row is that of what is pressed in it. */
export const rowHeaderControl = componentStyle({ paddingBlock: '.35rem' });

export const footCell = componentStyle({
  borderTop: `1.5px solid ${borderStrong}`,
  borderBottom: 0,
  color: textStrong,
  fontWeight: vars.weight.semibold,
});

export const end = componentStyle({ paddingInlineStart: vars.space[5], textAlign: 'end', whiteSpace: 'nowrap' });

export const control = componentStyle({
  display: 'inline-block',
  minHeight: '2.75rem',
  // Its words stand in the middle, of whatever it is.
  padding: `${(2.75 - 1.4) / 2}rem 0`,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  lineHeight: 1.4,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    [`${row}:hover &`]: { textDecoration: 'underline' },
    ...asCards({ minHeight: '1.75rem', paddingBlock: `${(1.75 - 1.4) / 2}rem` }),
  },
});

const atEnd = asCards({
  position: 'absolute',
  insetInlineEnd: out,
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
});

export const currentMark = componentStyle({
  display: 'inline-flex',
  marginInlineStart: vars.space[3],
  verticalAlign: 'middle',
  color: vars.color.textAccent,
  selectors: atEnd,
});
