import { componentStyle } from '../theme/componentStyle.ts';
import { room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

export const group = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  paddingBlock: vars.space[8],
  borderTop: `${vars.layout.hair} solid ${vars.color.borderSubtle}`,
  selectors: { '&:first-child': { borderTopColor: vars.color.borderStrong } },
  '@container': { [room.fromM]: { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
});

export const title = componentStyle({ fontSize: '1.125rem' });
