import { componentStyle, componentVariants } from '../theme/componentStyle.ts';
import { checkboxLook, radioLook } from '../Field/Field.look.ts';
import { media } from '../theme/media.ts';
import { room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

const two = (least: string) => `repeat(auto-fill, minmax(min(100%, max(${least}, 40%)), 1fr))`;

export const groups = componentVariants({
  rows: { display: 'grid', gap: vars.space[2] },
  columns: { display: 'grid', gridTemplateColumns: two('13rem'), gap: `${vars.space[3]} ${vars.space[4]}` },
  offers: { display: 'grid', gridTemplateColumns: two('17rem'), gap: vars.layout.gutter },
  pictures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(8rem, 30%), 1fr))',
    gap: vars.space[4],
    '@container': { [room.belowS]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
});

export const card = componentStyle({
  position: 'relative',
  isolation: 'isolate',
  minWidth: 0,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.color.surfaceTint },
    '&:has(:checked)': {
      borderColor: vars.color.borderAccent,
      background: `color-mix(in oklab, ${vars.color.surfaceAccent} 55%, ${vars.color.surfaceRaised})`,
      boxShadow: `inset 0 0 0 1.5px ${vars.color.borderAccent}`,
    },
    '&:has(input:focus-visible)': {
      outline: `${vars.layout.focusWidth} solid ${vars.color.focus}`,
      outlineOffset: vars.layout.focusOffset,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } },
    [media.print]: { breakInside: 'avoid' },
  },
});

/** Everything of the card but a link in it belongs to the label, its edges too. */
export const label = componentStyle({
  display: 'grid',
  padding: vars.space[5],
  lineHeight: 1.45,
  cursor: 'pointer',
  '::before': { content: '""', position: 'absolute', inset: 0, zIndex: -1 },
});

/** Where hardly a word has room, the words stand below the ring. */
const narrow = { [room.belowWord]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: vars.space[2] } };

export const layouts = componentVariants({
  rows: {
    gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
    gap: `${vars.space[2]} .85rem`,
    alignItems: 'center',
    padding: `${vars.space[4]} ${vars.space[5]}`,
    '@container': narrow,
  },
  columns: {
    gridTemplateColumns: '1.5rem minmax(0, 1fr)',
    gap: `${vars.space[2]} .85rem`,
    alignItems: 'start',
    '@container': narrow,
  },
  offers: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: vars.space[4],
    padding: `${vars.space[6]} ${vars.space[6]} 0`,
    // The words have all of the card already.
    '@container': { [room.belowWord]: { padding: `${vars.space[3]} ${vars.space[3]} 0` } },
  },
  pictures: {
    justifyItems: 'center',
    padding: `${vars.space[5]} ${vars.space[3]}`,
    textAlign: 'center',
    '@container': {
      [room.belowS]: {
        gridTemplateColumns: '4.5rem minmax(0, 1fr)',
        gap: vars.space[4],
        alignItems: 'center',
        justifyItems: 'start',
        padding: vars.space[4],
        textAlign: 'start',
      },
    },
  },
});

/** An offer's price stands at the foot of its card, whatever its words take. */
export const offer = componentStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '15rem',
});

export const off = componentStyle({
  background: vars.color.surfaceIdle,
  borderColor: vars.color.border,
  selectors: { '&:hover': { background: vars.color.surfaceIdle } },
  '@media': { [media.forcedColors]: { borderColor: 'GrayText', borderStyle: 'dashed' } },
});

export const labelOff = componentStyle({ cursor: 'not-allowed' });

export const radio = componentStyle(radioLook);

export const checkbox = componentStyle(checkboxLook);

export const inputs = componentVariants({
  rows: {},
  columns: {},
  offers: { gridColumn: 2, gridRow: 1, justifySelf: 'end' },
  // The picture and the ring of the card say what is chosen.
  pictures: { position: 'absolute', inset: 0, width: 'auto', height: 'auto', opacity: 0 },
});

export const words = componentVariants({
  rows: { minWidth: 0 },
  columns: { minWidth: 0 },
  offers: { gridColumn: '1 / -1', minWidth: 0 },
  pictures: { minWidth: 0, maxWidth: '100%' },
});

/** A badge that finds no room beside the title stands below it. */
const title = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  color: vars.color.textStrong,
  fontWeight: vars.weight.semibold,
} as const;

export const titles = componentVariants({
  rows: title,
  columns: title,
  offers: {
    ...title,
    fontFamily: vars.font.display,
    fontSize: '1.375rem',
    letterSpacing: vars.tracking.head,
    lineHeight: 1.18,
  },
  pictures: { ...title, justifyContent: 'center', lineHeight: 1.25 },
});

const small = {
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.5,
} as const;

export const descriptions = componentVariants({
  rows: small,
  columns: small,
  offers: { display: 'block', marginTop: vars.space[2], lineHeight: 1.5 },
  pictures: small,
});

export const badge = componentStyle({
  padding: '.2rem .6rem',
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  background: vars.color.primary,
  color: vars.color.textOnAccent,
  fontFamily: vars.font.text,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.semibold,
  letterSpacing: 0,
  lineHeight: 1.35,
  '@media': {
    [media.forcedColors]: { borderColor: 'CanvasText' },
    [media.print]: { borderColor: vars.color.border },
  },
});

export const pictures = componentVariants({
  rows: {},
  columns: {},
  offers: { gridColumn: 1, gridRow: 1 },
  pictures: {
    display: 'block',
    height: '4.25rem',
    marginBottom: '.9rem',
    color: vars.color.textMuted,
    selectors: { [`${card}:has(:checked) &`]: { color: vars.color.borderAccent } },
    '@container': { [room.belowS]: { height: '2.75rem', marginBottom: 0 } },
  },
});

const figure = {
  color: vars.color.textStrong,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: '-.025em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
} as const;

const belowWords = { [room.belowWord]: { gridColumn: 'auto', justifySelf: 'start' } };

export const prices = componentVariants({
  rows: { ...figure, fontSize: '1.25rem', gridColumn: 3, justifySelf: 'end', '@container': belowWords },
  columns: { ...figure, fontSize: '1.25rem', gridColumn: 2, '@container': belowWords },
  offers: { ...figure, fontSize: vars.size.figureM },
  pictures: { ...figure, fontSize: '1.25rem' },
});

export const unit = componentStyle({
  marginInlineStart: '.25em',
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  letterSpacing: '-.005em',
});

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  alignContent: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[6]}`,
  // A press goes through to the label that lies behind.
  pointerEvents: 'none',
});

export const more = componentStyle({ fontSize: vars.size.small, pointerEvents: 'auto' });
