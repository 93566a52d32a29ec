import { componentStyle } from '../theme/componentStyle.ts';
import { room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

export const row = componentStyle({
  borderTop: `${vars.layout.hair} solid ${vars.color.borderSubtle}`,
  selectors: { '&:last-child': { borderBottom: `${vars.layout.hair} solid ${vars.color.borderSubtle}` } },
});

export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '3.25rem',
  padding: `${vars.space[2]} 0`,
  color: vars.color.textStrong,
  fontWeight: vars.weight.medium,
  lineHeight: 1.35,
  // An address is one long word.
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { color: vars.color.textAccent, textDecoration: 'underline' },
});

/** The words come first where there is little room. */
export const icon = componentStyle({
  display: 'inline-flex',
  flex: 'none',
  color: vars.color.textAccent,
  '@container': { [room.belowWord]: { display: 'none' } },
});

export const words = componentStyle({ minWidth: 0 });

export const go = componentStyle({
  display: 'inline-flex',
  flex: 'none',
  marginInlineStart: 'auto',
  '@container': { [room.belowXs]: { display: 'none' } },
});
