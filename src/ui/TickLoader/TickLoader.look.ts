import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/vars.ts';

export const ticksLook: StyleRule = {
  display: 'inline-flex',
  alignItems: 'flex-end',
  gap: 3,
  height: '1.5rem',
};

export const tickLook: StyleRule = {
  width: 3,
  height: '30%',
  borderRadius: vars.radius.tick,
  background: vars.color.borderAccent,
  forcedColorAdjust: 'none',
};
