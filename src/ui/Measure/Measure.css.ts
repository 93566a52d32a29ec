import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const measure = componentStyle({ width: '100%', maxWidth: vars.layout.measure });
