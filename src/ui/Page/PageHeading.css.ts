import { componentStyle } from '../theme/componentStyle.ts';
import { room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[6]}`,
});

export const lead = componentStyle({
  marginTop: vars.space[2],
  maxWidth: vars.layout.measure,
  fontSize: vars.size.bodyL,
  lineHeight: 1.5,
});

export const above = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  marginBottom: '.6rem',
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  maxWidth: '100%',
  '@container': { [room.belowM]: { flexBasis: '100%' } },
});
