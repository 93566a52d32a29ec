import { breakpoints } from './tokens.ts';

const from = (width: string) => `(min-width: ${width})`;
const below = (width: string) => `not all and (min-width: ${width})`;

/** The media queries of the design, to be used as keys of `@media`. */
export const media = {
  fromS: from(breakpoints.s),
  fromM: from(breakpoints.m),
  fromL: from(breakpoints.l),
  fromNav: from(breakpoints.nav),
  belowS: below(breakpoints.s),
  belowM: below(breakpoints.m),
  belowL: below(breakpoints.l),
  belowNav: below(breakpoints.nav),
  dark: 'screen and (prefers-color-scheme: dark)',
  screen: 'screen',
  print: 'print',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
} as const;
