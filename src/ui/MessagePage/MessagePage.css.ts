import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

export const message = componentStyle({
  width: '100%',
  maxWidth: '40rem',
  marginInline: 'auto',
  paddingBlock: 'clamp(.5rem, 3vw, 3rem)',
});

export const scene = componentStyle({
  height: 'clamp(9rem, 22vw, 14rem)',
  marginBottom: vars.space[8],
  '@media': { [media.print]: { display: 'none' } },
});

export const lead = componentStyle({
  marginTop: vars.space[3],
  maxWidth: vars.layout.measure,
  fontSize: vars.size.bodyL,
  lineHeight: 1.5,
});

export const facts = componentStyle({ marginTop: vars.space[6] });

export const note = componentStyle({
  marginTop: vars.space[4],
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  marginTop: vars.space[8],
  '@container': { [room.belowS]: { display: 'grid' } },
});

export const more = componentStyle({ marginTop: vars.space[8], textAlign: 'start' });
