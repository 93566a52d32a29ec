import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';
import { goLinkLook } from './GoLink.look.ts';

export const goLink = componentStyle(goLinkLook);

export const arrow = componentStyle({
  display: 'inline-flex',
  transition: `transform ${vars.time.base} ${vars.ease.out}`,
  selectors: { [`${goLink}:hover &`]: { transform: 'translateX(3px)' } },
});
