import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

export const navigation = componentStyle({
  display: 'none',
  alignSelf: 'stretch',
  '@container': { [room.fromNav]: { display: 'flex' } },
});

export const items = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 clamp(.9rem, .2rem + 1.3vw, 1.75rem)',
});

export const slot = componentStyle({ display: 'flex' });

/** The page that is open stands on ticks. */
export const link = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  color: vars.color.text,
  fontSize: '1rem',
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  ':hover': { color: vars.color.textAccent },
  selectors: {
    '&[aria-current]': { color: vars.color.textStrong, fontWeight: vars.weight.semibold },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 0 -1px',
      height: 7,
      background: `repeating-linear-gradient(90deg, ${vars.color.borderAccent} 0 3px, transparent 3px 6px)`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current]': { textDecoration: 'underline', textDecorationThickness: 3 } },
    },
  },
});
