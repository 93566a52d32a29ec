import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { headRoom, room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';
import { lineInset } from '../UserMenu/UserMenuItems.css.ts';

export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: '3.5rem',
  borderBottom: `${vars.layout.hair} solid ${vars.color.borderSubtle}`,
  color: vars.color.textStrong,
  fontFamily: vars.font.display,
  fontSize: '1.25rem',
  fontWeight: vars.weight.semibold,
  lineHeight: 1.2,
  textDecoration: 'none',
  '@container': { [room.belowWord]: { fontSize: '1rem' } },
  selectors: { '&[aria-current]': { color: vars.color.textAccent } },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current]': { textDecoration: 'underline', textDecorationThickness: 3 } },
    },
  },
});

/** What stands in the head itself where it has the room. */
export const tools = componentStyle({ '@container': { [headRoom.fromTools]: { display: 'none' } } });

export const person = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginBlock: vars.space[4],
  color: vars.color.textStrong,
  fontWeight: vars.weight.semibold,
});

const inset = `min(.75rem, ${vars.layout.pagePad})`;

/** The items' own inset is taken back, so that their words stand in line with the rest; the lines between them do already. */
export const account = componentStyle({
  marginInline: `calc(-1 * ${inset})`,
  marginBottom: vars.space[4],
  vars: { [lineInset]: inset },
});
