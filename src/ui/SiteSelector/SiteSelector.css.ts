import { componentStyle } from '../theme/componentStyle.ts';
import { room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

export const button = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '.8rem',
  maxWidth: '100%',
  minHeight: '3.5rem',
  padding: '.55rem 1rem',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.l,
  background: 'none',
  color: vars.color.textMuted,
  lineHeight: 1.3,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceTint },
  selectors: { '&:focus-visible': { borderRadius: vars.radius.l } },
  '@container': { [room.belowM]: { width: '100%' } },
});

/** Where a line holds little more than a word it leaves its room to the words. */
export const pin = componentStyle({ display: 'inline-flex', '@container': { [room.belowWord]: { display: 'none' } } });

export const words = componentStyle({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

export const caption = componentStyle({ fontSize: vars.size.caption });

export const address = componentStyle({ color: vars.color.textStrong, fontWeight: vars.weight.semibold });

export const chevrons = componentStyle({ display: 'inline-flex', marginInlineStart: 'auto' });
