import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

/** As high as the selector: its caption, the address in a line, and what is around them. */
export const room = componentStyle({
  minHeight: `max(3.5rem, 1.3 * (${vars.size.caption} + ${vars.size.body}) + 1.1rem + 2px)`,
  flex: '1 1 auto',
});
