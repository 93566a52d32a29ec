import { componentStyle } from '../theme/componentStyle.ts';
import { captionLook, noteLook } from './Text.look.ts';

export const note = componentStyle(noteLook);

export const caption = componentStyle(captionLook);
