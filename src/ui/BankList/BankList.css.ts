import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  // A panel gives what it holds no more width than its words take.
  justifySelf: 'stretch',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginBlock: `${vars.space[2]} ${vars.space[4]}`,
});

// Without ground, border or corners: nothing that could be pressed.
export const bank = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.text,
  fontSize: vars.size.small,
});

export const logo = componentStyle({ display: 'inline-flex', flex: 'none', color: vars.color.textMuted });
