import { componentStyle } from '../theme/componentStyle.ts';
import { room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

const numbers = 'tabular-nums lining-nums';
const hairline = `${vars.layout.hair} solid ${vars.color.borderSubtle}`;

export const sum = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${vars.space[2]} ${vars.space[10]}`,
  marginTop: vars.space[5],
});

/** A sum is one word, which large text must not make wider than its card: of a thousand and more too. */
const withinCard = (size: string) => `min(${size}, 16cqi)`;

export const amount = componentStyle({
  color: vars.color.textStrong,
  fontFamily: vars.font.display,
  fontSize: withinCard(vars.size.figureL),
  fontWeight: vars.weight.medium,
  fontVariantNumeric: numbers,
  letterSpacing: vars.tracking.figure,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

export const largeAmount = componentStyle({ fontSize: withinCard(vars.size.figureXl) });

export const unit = componentStyle({
  marginInlineStart: '.25em',
  color: vars.color.textMuted,
  fontSize: '.4em',
  letterSpacing: '-.005em',
});

export const due = componentStyle({ flex: '1 1 100%', lineHeight: 1.35, fontVariantNumeric: numbers });

export const largeDue = componentStyle({ flex: '0 1 auto', display: 'grid' });

export const dueDate = componentStyle({ color: vars.color.textStrong, fontWeight: vars.weight.semibold });

export const largeDueDate = componentStyle({ fontFamily: vars.font.display, fontSize: '1.25rem' });

export const dueNote = componentStyle({
  color: vars.color.textMuted,
  selectors: { [`${dueDate} + &::before`]: { content: '" · "' }, [`${largeDue} &::before`]: { content: 'none' } },
});

export const parts = componentStyle({
  marginTop: vars.space[5],
  borderTop: hairline,
  fontSize: vars.size.small,
  fontVariantNumeric: numbers,
});

export const part = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  paddingBlock: '.45rem',
  borderBottom: hairline,
});

export const partSum = componentStyle({ marginInlineStart: 'auto', color: vars.color.textStrong });

/** Two beside one another where both have room; a long one, such as an account number, takes the line. */
export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  marginTop: vars.space[5],
  paddingTop: vars.space[5],
  borderTop: hairline,
  fontVariantNumeric: numbers,
});

export const fact = componentStyle({
  flex: '1 1 auto',
  minWidth: 'min(8rem, 100%)',
  '@container': { [room.belowS]: { flexBasis: '100%' } },
});

export const factLabel = componentStyle({ color: vars.color.textMuted, fontSize: vars.size.small });

export const factValue = componentStyle({
  color: vars.color.textStrong,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});
