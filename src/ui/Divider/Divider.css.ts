import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

const line = { content: '""', flex: 1, borderTop: `${vars.layout.hair} solid ${vars.color.border}` } as const;

export const divider = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  '::before': line,
  '::after': line,
});
