import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-.4rem)' } });

/** As wide as its button; all the width where there is little, as buttons often are there. */
export const popover = componentStyle({
  position: 'relative',
  width: 'fit-content',
  maxWidth: '100%',
  '@container': { [room.belowM]: { width: '100%' } },
});

export const list = componentStyle({
  position: 'absolute',
  top: 'calc(100% + .4rem)',
  zIndex: vars.layer.popover,
  minWidth: '100%',
  width: 'max-content',
  maxWidth: '24rem',
  padding: vars.space[3],
  border: `1px solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow[3],
  animation: `${unfold} ${vars.time.base} ${vars.ease.out}`,
  '@container': { [room.belowM]: { maxWidth: '100%' } },
  '@media': {
    [media.forcedColors]: { borderColor: 'ButtonText' },
    [media.print]: { display: 'none' },
  },
});

export const toStart = componentStyle({ insetInlineStart: 0 });

export const toEnd = componentStyle({ insetInlineEnd: 0 });
