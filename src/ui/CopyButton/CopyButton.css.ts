import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

export const place = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  maxWidth: '100%',
});

/** As large as a finger; its room around the icon takes none of the line's. */
export const button = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  margin: '-.75rem -.5rem',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.m,
  background: 'none',
  color: vars.color.textAccent,
  fontSize: '1.15rem',
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceAccent },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' }, [media.print]: { display: 'none' } },
});

export const said = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  ':empty': { display: 'inline' },
});
