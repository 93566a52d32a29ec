import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle.ts';
import { layers } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

const pad = `min(${vars.space[5]}, ${vars.layout.pagePad})`;

export const bar = componentStyle({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  margin: `${vars.space[10]} calc(-1 * ${pad}) 0`,
  padding: `${vars.space[4]} ${pad} calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
  border: `1px solid ${vars.color.borderSubtle}`,
  borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0`,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow[2],
  '@media': { [media.print]: { display: 'none' } },
});

// What has the focus is never behind the bar.
globalStyle(`html:has(.${bar})`, { '@layer': { [layers.component]: { scrollPaddingBottom: '9rem' } } });

export const changes = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '.6rem',
  color: vars.color.textStrong,
  fontWeight: vars.weight.semibold,
});

export const buttons = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
});
