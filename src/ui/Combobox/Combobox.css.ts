import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

export const box = componentStyle({ position: 'relative', display: 'block' });

/** As wide as the field, over what stands below it. */
export const list = componentStyle({
  position: 'absolute',
  insetInline: 0,
  top: 'calc(100% + .3rem)',
  zIndex: vars.layer.popover,
  maxHeight: '20rem',
  margin: 0,
  padding: '.35rem',
  overflowY: 'auto',
  border: `1px solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow[3],
  '@media': {
    [media.forcedColors]: { borderColor: 'ButtonText' },
    [media.print]: { display: 'none' },
  },
});

export const option = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 .75rem',
  minHeight: vars.layout.target,
  padding: '.45rem .6rem',
  borderRadius: vars.radius.m,
  color: vars.color.textStrong,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceTint },
});

export const active = componentStyle({
  background: vars.color.surfaceAccent,
  outline: `2px solid ${vars.color.borderAccent}`,
  outlineOffset: -2,
  ':hover': { background: vars.color.surfaceAccent },
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
});

export const detail = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
