import type { StyleRule } from '@vanilla-extract/css';

export const visuallyHiddenLook: StyleRule = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
