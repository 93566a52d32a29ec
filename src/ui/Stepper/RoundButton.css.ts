import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

/** Beside large text on a narrow screen it grows no further than what it changes has room for. */
const size = `min(${vars.layout.target}, 15vw)`;

export const button = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: size,
  height: size,
  padding: 0,
  border: `1.5px solid ${vars.color.borderStrong}`,
  borderRadius: '50%',
  background: 'none',
  color: vars.color.textStrong,
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceTint },
  ':active': { background: vars.color.surfaceSunken },
  selectors: {
    '&:focus-visible': { borderRadius: '50%' },
    '&[aria-disabled]': {
      borderColor: vars.color.borderSubtle,
      background: 'none',
      color: vars.color.textDisabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-disabled]': { borderColor: 'GrayText', color: 'GrayText' } } },
    [media.print]: { display: 'none' },
  },
});
