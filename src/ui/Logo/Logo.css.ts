import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';
import { logoLook, logoMarkLook } from './Logo.look.ts';

export const logo = componentStyle(logoLook);

export const mark = componentStyle({ ...logoMarkLook, fill: 'none', strokeLinecap: 'round' });

export const rays = componentStyle({ stroke: vars.color.borderAccent });

export const lamp = componentStyle({ stroke: vars.color.glow });
