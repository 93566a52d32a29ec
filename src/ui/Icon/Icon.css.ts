import { componentStyle } from '../theme/componentStyle.ts';
import { iconLook } from './Icon.look.ts';

export const icon = componentStyle(iconLook);
