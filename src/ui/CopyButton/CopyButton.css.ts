import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

/** As large as a finger; its room around the icon takes none of the line's. */
export const button = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  verticalAlign: 'middle',
  width: '2.75rem',
  height: '2.75rem',
  margin: '-.75rem -.5rem',
  // What a finger has left lit stays within the line.
  padding: '.55rem .5rem',
  border: '1px solid transparent',
  borderRadius: vars.radius.m,
  backgroundColor: 'transparent',
  backgroundClip: 'content-box',
  color: vars.color.textAccent,
  fontSize: '1.15rem',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.surfaceAccent },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' }, [media.print]: { display: 'none' } },
});

/** As wide as the longest of its words, shown or not: what is said moves nothing. Alone below the button where there is no room beside it. */
export const said = componentStyle({
  display: 'inline-grid',
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  whiteSpace: 'nowrap',
  '@media': { [media.print]: { display: 'none' } },
});

export const word = componentStyle({ gridArea: '1 / 1', visibility: 'hidden' });

export const shown = componentStyle({ visibility: 'visible' });
