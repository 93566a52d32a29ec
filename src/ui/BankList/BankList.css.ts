import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlock: `${vars.space[2]} ${vars.space[4]}`,
});

export const bank = componentStyle({
  padding: '.35rem .8rem',
  border: `${vars.layout.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  background: vars.color.surfacePage,
  color: vars.color.textStrong,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});
