import { componentStyle } from '../theme/componentStyle.ts';
import { captionLook, leadLook, noteLook } from './Text.look.ts';

export const lead = componentStyle(leadLook);

export const note = componentStyle(noteLook);

export const caption = componentStyle(captionLook);
