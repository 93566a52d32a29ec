import { rooms } from './rooms.ts';
import { breakpoints } from './tokens.ts';

const from = (width: string) => `(min-width: ${width})`;
const below = (width: string) => `not all and (min-width: ${width})`;

/** The media queries of the design, to be used as keys of `@media`. What is in a page asks for its room instead (`room`). */
export const media = {
  fromM: from(breakpoints.m),
  fromNav: from(rooms.nav),
  belowS: below(breakpoints.s),
  belowM: below(breakpoints.m),
  /** Neither the narrowest telephone nor one on its side, nor a page that is enlarged so far. */
  roomy: '(min-width: 23rem) and (min-height: 30rem)',
  dark: 'screen and (prefers-color-scheme: dark)',
  screen: 'screen',
  print: 'print',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
} as const;
