import { componentStyle, componentVariants } from '../theme/componentStyle.ts';
import { pageRoom, room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

const hairline = `${vars.layout.hair} solid ${vars.color.borderSubtle}`;

export const key = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${vars.space[3]} ${vars.space[8]}`,
});

export const figure = componentStyle({
  color: vars.color.textStrong,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: vars.tracking.figure,
  lineHeight: 1,
});

/** Where hardly a word has room, a day is not broken. */
const narrow = { [room.belowWord]: { fontSize: '1.5rem' } };

export const sizes = componentVariants({
  xl: { fontSize: vars.size.figureXl, '@container': narrow },
  l: { fontSize: vars.size.figureL, '@container': narrow },
  m: { fontSize: vars.size.figureM, letterSpacing: '-.025em', '@container': narrow },
});

/** It stands below its figure, whole, where there is no room beside it. */
export const unit = componentStyle({
  display: 'inline-block',
  whiteSpace: 'pre',
  color: vars.color.textMuted,
  fontSize: '.42em',
  letterSpacing: '-.005em',
});

export const beside = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.size.small,
});

/** Beside one another as far as there is room, each with a line before it but the first of a row. */
export const figures = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  overflow: 'hidden',
  borderBlock: hairline,
  '@container': {
    [pageRoom.belowL]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [room.belowXs]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** The lines of the first of each row lie outside of the list, which cuts them off. */
export const item = componentStyle({
  marginInlineStart: `calc(-1 * ${vars.space[4]})`,
  marginBlockStart: '-1px',
  padding: vars.space[4],
  paddingBlock: vars.space[5],
  borderInlineStart: hairline,
  borderBlockStart: hairline,
  breakInside: 'avoid',
});

export const label = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

export const value = componentStyle({ marginTop: vars.space[2] });

export const note = componentStyle({
  marginTop: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
