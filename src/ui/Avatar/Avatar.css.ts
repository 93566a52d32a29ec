import { componentStyle } from '../theme/componentStyle.ts';
import { avatarLook, avatarStaffLook } from './Avatar.look.ts';

export const avatar = componentStyle(avatarLook);

export const staff = componentStyle(avatarStaffLook);
