import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const measure = componentStyle({ maxWidth: vars.layout.measure });
