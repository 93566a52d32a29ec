import { globalLayer } from '@vanilla-extract/css';

/** The order in which styles win, the last the strongest; said here once, before any style. */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  component: globalLayer('component'),
};
