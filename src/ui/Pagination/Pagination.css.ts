import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

export const pages = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  marginTop: vars.space[5],
  '@media': { [media.print]: { display: 'none' } },
});

export const more = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  marginTop: vars.space[5],
  '@media': { [media.print]: { display: 'none' } },
});

export const count = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const buttons = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] });
