import { componentStyle } from '../theme/componentStyle.ts';
import { room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  padding: `${vars.space[4]} 0`,
  borderBottom: `${vars.layout.hair} solid ${vars.color.borderSubtle}`,
  breakInside: 'avoid',
});

/** Where a line holds little more than a word it leaves its room to the words. */
export const glyph = componentStyle({ display: 'flex', '@container': { [room.belowWord]: { display: 'none' } } });

/** An action for which there is no room beside the words stands below them. */
export const told = componentStyle({
  display: 'flex',
  flex: '1 1 9rem',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minWidth: 0,
});

export const words = componentStyle({ flex: '1 1 8rem', minWidth: 0 });

export const below = componentStyle({ flexBasis: '100%', minWidth: 0 });

export const title = componentStyle({
  display: 'block',
  color: vars.color.textStrong,
  fontWeight: vars.weight.semibold,
});

export const line = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.65,
});
