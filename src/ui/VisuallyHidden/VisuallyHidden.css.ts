import { componentStyle } from '../theme/componentStyle.ts';
import { visuallyHiddenLook } from './VisuallyHidden.look.ts';

export const visuallyHidden = componentStyle(visuallyHiddenLook);
