import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { givesRoom } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

export const cards = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  gap: vars.layout.gutter,
});

export const card = componentStyle({
  ...givesRoom,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: 'min(clamp(1.25rem, 2vw, 1.75rem), 6.5vw)',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.xl,
  background: vars.color.surfaceRaised,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const marked = componentStyle({
  borderColor: vars.color.borderAccent,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.borderAccent}`,
});

/** As high on each card, so that what follows stands in a line. */
export const mark = componentStyle({ minHeight: '1.9rem' });

export const title = componentStyle({ marginTop: vars.space[2], fontSize: vars.size.h2 });

export const tagline = componentStyle({ marginTop: vars.space[1], color: vars.color.textMuted });

export const price = componentStyle({
  marginTop: vars.space[5],
  color: vars.color.textStrong,
  fontFamily: vars.font.display,
  fontSize: vars.size.figureL,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: '-.03em',
  lineHeight: 1,
});

/** A long one stands below its figure where there is no room beside it. */
export const unit = componentStyle({
  display: 'inline-block',
  whiteSpace: 'pre',
  color: vars.color.textMuted,
  fontSize: '.42em',
  letterSpacing: '-.005em',
});

const small = {
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;

export const priceNote = componentStyle({ ...small, marginTop: vars.space[2] });

export const points = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  marginBlock: vars.space[5],
  padding: 0,
  listStyle: 'none',
});

export const point = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gap: vars.space[2],
});

export const tick = componentStyle({ color: vars.color.textAccent });

/** At the foot of the card, whatever its words take. */
export const costs = componentStyle({ marginTop: 'auto', fontVariantNumeric: 'tabular-nums lining-nums' });

export const cost = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  paddingBlock: '.7rem',
  borderTop: `${vars.layout.hair} solid ${vars.color.borderSubtle}`,
});

export const costLabel = componentStyle({ ...small });

export const costFigure = componentStyle({
  marginInlineStart: 'auto',
  color: vars.color.textStrong,
  fontWeight: vars.weight.semibold,
  whiteSpace: 'nowrap',
});

export const sum = componentStyle({
  marginInlineStart: 'auto',
  color: vars.color.textStrong,
  fontFamily: vars.font.display,
  fontSize: '1.375rem',
  fontWeight: vars.weight.medium,
  letterSpacing: '-.02em',
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
});

export const sumUnit = componentStyle({ color: vars.color.textMuted, fontSize: '.7em', letterSpacing: '-.005em' });

export const action = componentStyle({ marginTop: vars.space[4] });
