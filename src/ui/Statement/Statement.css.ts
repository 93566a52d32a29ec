import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const statement = componentStyle({
  margin: 0,
  borderInlineStart: `4px solid ${vars.color.borderAccent}`,
  paddingInlineStart: vars.space[5],
  color: vars.color.textStrong,
  fontSize: vars.size.bodyL,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
