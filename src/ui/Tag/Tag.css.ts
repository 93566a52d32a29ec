import { componentStyle, componentVariants } from '../theme/componentStyle.ts';
import { tagLook, tagToneLooks } from './Tag.look.ts';

export const tag = componentStyle(tagLook);

export const tones = componentVariants(tagToneLooks);
