import type { StyleRule } from '@vanilla-extract/css';

export const iconLook: StyleRule = {
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  strokeWidth: 1.75,
  verticalAlign: '-.24em',
};
