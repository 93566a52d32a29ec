import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-.4rem)' } });

export const menu = componentStyle({ position: 'relative' });

export const button = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '.6rem',
  maxWidth: '18rem',
  padding: '.25rem',
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  background: 'none',
  color: vars.color.textStrong,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceTint },
  selectors: { '&:focus-visible': { borderRadius: vars.radius.full } },
  '@container': { [room.fromNav]: { padding: '.3rem .7rem .3rem .3rem', borderColor: vars.color.border } },
  '@media': {
    [media.forcedColors]: { borderColor: 'ButtonText' },
  },
});

/** Only the initials are seen on a narrow screen; the name stays the button's name. */
export const name = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': {
    [room.belowNav]: { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)' },
  },
});

export const chevron = componentStyle({
  display: 'none',
  '@container': { [room.fromNav]: { display: 'inline-flex' } },
});

export const popover = componentStyle({
  position: 'absolute',
  insetInlineEnd: 0,
  top: 'calc(100% + .6rem)',
  zIndex: vars.layer.popover,
  width: 'min(21rem, calc(100vw - 2rem))',
  maxHeight: 'calc(100vh - 6rem)',
  overflow: 'auto',
  padding: vars.space[3],
  border: `1px solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow[3],
  animation: `${unfold} ${vars.time.base} ${vars.ease.out}`,
});
