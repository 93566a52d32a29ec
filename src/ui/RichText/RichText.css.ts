import { globalStyle } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../theme/componentStyle.ts';
import { layers } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';
import { visuallyHiddenLook } from '../VisuallyHidden/VisuallyHidden.look.ts';

export const sizes = componentVariants({
  normal: { fontSize: vars.size.body },
  small: { fontSize: vars.size.small, lineHeight: 1.5 },
});

export const richText = componentStyle({
  display: 'flow-root',
  maxWidth: vars.layout.measure,
  overflowWrap: 'anywhere',
});

// The parts of a document stand below one another; those of a list item or a cell do too, nearer.
globalStyle(`${richText} > * + *`, { '@layer': { [layers.component]: { marginTop: vars.space[4] } } });

/** As every heading of a page; those of the fifth and sixth level have no look of their own there. */
const heading = {
  clear: 'both',
  marginTop: vars.space[8],
  color: vars.color.textStrong,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.head,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
  selectors: { '&:first-child': { marginTop: 0 } },
} as const;

export const headings = componentVariants({
  1: { ...heading, fontSize: vars.size.h2 },
  2: { ...heading, fontSize: vars.size.h3 },
  3: { ...heading, fontSize: vars.size.bodyL, marginTop: vars.space[6] },
});

export const smallHeadings = componentVariants({
  1: { ...heading, fontSize: vars.size.h3 },
  2: { ...heading, fontSize: vars.size.body, marginTop: vars.space[6] },
  3: { ...heading, fontSize: vars.size.small, marginTop: vars.space[5] },
});

/** A new line in the text is one on the page. */
export const paragraph = componentStyle({ whiteSpace: 'pre-line' });

export const list = componentStyle({ paddingInlineStart: '1.4rem' });

export const item = componentStyle({
  paddingInlineStart: '.2rem',
  whiteSpace: 'pre-line',
  selectors: { '& + &': { marginTop: vars.space[2] } },
  '::marker': { color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums lining-nums' },
});

globalStyle(`${item} > * + *`, { '@layer': { [layers.component]: { marginTop: vars.space[2] } } });

export const bold = componentStyle({ color: vars.color.textStrong, fontWeight: vars.weight.semibold });

export const link = componentStyle({ color: vars.color.textAccent });

export const externalMark = componentStyle({
  display: 'inline-flex',
  marginInlineStart: '.2em',
  fontSize: '.75em',
  '@media': { [media.print]: { display: 'none' } },
});

export const table = componentStyle({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'normal',
});

const cellShape = {
  padding: '.7rem .9rem .7rem 0',
  borderBottom: `${vars.layout.hair} solid ${vars.color.borderSubtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
  whiteSpace: 'pre-line',
} as const;

export const caption = componentStyle(visuallyHiddenLook);

export const cell = componentStyle(cellShape);

export const headerCell = componentStyle({
  ...cellShape,
  color: vars.color.textStrong,
  fontWeight: vars.weight.semibold,
});

const image = { display: 'block', maxWidth: '100%', height: 'auto', borderRadius: vars.radius.m } as const;

/** Text runs beside it where there is room for both. */
const beside = (side: 'left' | 'right') =>
  ({
    ...image,
    '@container': {
      [room.fromS]: {
        float: side,
        width: 'min(45%, 18rem)',
        [side === 'left' ? 'marginRight' : 'marginLeft']: vars.space[6],
        marginBottom: vars.space[3],
      },
    },
  }) as const;

export const images = componentVariants({ block: image, left: beside('left'), right: beside('right') });
