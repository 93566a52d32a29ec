import { assignVars, type GlobalStyleRule } from '@vanilla-extract/css';
import { chartColors } from './chartTokens.ts';
import { media } from './media.ts';
import { colors, dimensions, shadows, type ColorRole, type Colors } from './tokens.ts';
import { vars } from './vars.ts';

/** A rule of a style sheet: the selector and what it says. */
export type GlobalRule = [selector: string, rule: GlobalStyleRule];

/** The class of a room that is dark in both themes. */
export const kaamosClass = 'kaamos';

type Variables = Record<string, string>;

/** Colours that a brand has of its own, in light and in dark; all else is the main brand's. */
interface BrandColors {
  light: Partial<Colors>;
  dark: Partial<Colors>;
}

export const coopColors: BrandColors = {
  light: {
    primary: '#1b6a8c',
    primaryHover: '#145672',
    primaryActive: '#0d4259',
    borderAccent: '#1b6a8c',
    textAccent: '#155b79',
    surfaceAccent: '#e0f0f7',
  },
  dark: {
    primary: '#1b6a8c',
    primaryHover: '#1f7396',
    primaryActive: '#145672',
    borderAccent: '#57b0d4',
    textAccent: '#8ccfea',
    surfaceAccent: '#12303f',
  },
};

const isOfCharts = (role: string) => role in chartColors.light;

function variablesOf(roles: Partial<Colors>, isWanted: (role: string) => boolean): Variables {
  const entries = Object.entries(roles).filter(([role]) => isWanted(role));
  return Object.fromEntries(entries.map(([role, value]) => [vars.color[role as ColorRole], value]));
}

/** Those that every page has. */
const colorVariables = (roles: Partial<Colors>) => variablesOf(roles, (role) => !isOfCharts(role));
const chartVariables = (roles: Partial<Colors>) => variablesOf(roles, isOfCharts);

const darkVariables = { ...colorVariables(colors.dark), ...assignVars(vars.shadow, shadows.dark) };

const moreContrast = Object.fromEntries(
  Object.entries(colors.moreContrast).map(([role, stronger]) => [vars.color[role as ColorRole], vars.color[stronger]]),
) as Variables;

const noShadows = assignVars(vars.shadow, { 1: 'none', 2: 'none', 3: 'none' });
const printVariables = { ...colorVariables(colors.print), ...noShadows };

const notForcedLight = ':root:not([data-theme="light"])';
const forcedDark = ':root[data-theme="dark"]';
const coop = '[data-brand="coop"]';
// Said more than once, a selector is the stronger for it: these are to win over every theme and brand.
const everyTheme = ':root:root:root';

/**
 * The variables of every theme but those of charts. The theme follows the system; `data-theme="light"` or `"dark"` on the root forces one, and
 * `data-brand="coop"` there gives the colours of the second brand.
 */
export const themeRules: GlobalRule[] = [
  [
    ':root',
    {
      colorScheme: 'light',
      vars: {
        ...colorVariables(colors.light),
        ...assignVars(vars.shadow, shadows.light),
        ...assignVars(vars.font, dimensions.font),
        ...assignVars(vars.size, dimensions.size),
        ...assignVars(vars.leading, dimensions.leading),
        ...assignVars(vars.tracking, dimensions.tracking),
        ...assignVars(vars.weight, dimensions.weight),
        ...assignVars(vars.space, dimensions.space),
        ...assignVars(vars.layout, dimensions.layout),
        ...assignVars(vars.radius, dimensions.radius),
        ...assignVars(vars.time, dimensions.time),
        ...assignVars(vars.ease, dimensions.ease),
        ...assignVars(vars.layer, dimensions.layer),
      },
    },
  ],
  [`:root${coop}`, { vars: colorVariables(coopColors.light) }],
  [notForcedLight, { '@media': { [media.dark]: { colorScheme: 'dark', vars: darkVariables } } }],
  [`${notForcedLight}${coop}`, { '@media': { [media.dark]: { vars: colorVariables(coopColors.dark) } } }],
  [forcedDark, { '@media': { [media.screen]: { colorScheme: 'dark', vars: darkVariables } } }],
  [`${forcedDark}${coop}`, { '@media': { [media.screen]: { vars: colorVariables(coopColors.dark) } } }],
  [`.${kaamosClass}`, { colorScheme: 'dark', color: vars.color.text, vars: colorVariables(colors.kaamos) }],
  [`${everyTheme}, .${kaamosClass}`, { '@media': { [media.moreContrast]: { vars: moreContrast } } }],
  [':root', { '@media': { [media.moreContrast]: { vars: { [vars.layout.hair]: '1.5px' } } } }],
  [
    ':root',
    {
      '@media': {
        [media.reducedMotion]: { vars: assignVars(vars.time, { fast: '0ms', base: '0ms', slow: '0ms', chart: '0ms' }) },
      },
    },
  ],
  [`${everyTheme}, .${kaamosClass}`, { '@media': { [media.print]: { colorScheme: 'light', vars: printVariables } } }],
];

/** The colours of charts in every theme, for pages that have one. */
export const chartRules: GlobalRule[] = [
  [':root', { vars: chartVariables(colors.light) }],
  [notForcedLight, { '@media': { [media.dark]: { vars: chartVariables(colors.dark) } } }],
  [forcedDark, { '@media': { [media.screen]: { vars: chartVariables(colors.dark) } } }],
  [`.${kaamosClass}`, { vars: chartVariables(colors.kaamos) }],
  [`${everyTheme}, .${kaamosClass}`, { '@media': { [media.print]: { vars: chartVariables(colors.print) } } }],
];

/** What the browser's own style sheet is changed to before anything else. */
export const resetRules: GlobalRule[] = [
  ['*, *::before, *::after', { boxSizing: 'border-box' }],
  [
    'html',
    {
      WebkitTextSizeAdjust: '100%',
      textSizeAdjust: '100%',
      scrollPaddingTop: '6rem',
      // Every size is a multiple of it.
      '@media': { [media.print]: { fontSize: '10pt' } },
    },
  ],
  ['body, h1, h2, h3, h4, p, figure, dl, dd, ul, ol, fieldset', { margin: 0 }],
  ['ul, ol, fieldset', { padding: 0 }],
  ['ul[role="list"], ol[role="list"]', { listStyle: 'none' }],
  ['fieldset', { border: 0, minWidth: 0 }],
  ['legend', { padding: 0 }],
  ['button, input, select, textarea', { font: 'inherit', color: 'inherit' }],
  ['img, svg', { maxWidth: '100%' }],
];

/** The ring of what has the focus, the same on everything. */
export const focusRing = {
  outline: `${vars.layout.focusWidth} solid ${vars.color.focus}`,
  outlineOffset: vars.layout.focusOffset,
  boxShadow: `0 0 0 ${vars.layout.focusOffset} ${vars.color.focusGap}`,
} as const;

const heading = {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.head,
  lineHeight: 1.18,
  color: vars.color.textStrong,
  textWrap: 'balance',
  // A long compound may break rather than push its column wider.
  overflowWrap: 'anywhere',
} as const;

/** Text, headings, links and the focus as every page has them. */
export const baseRules: GlobalRule[] = [
  [
    'body',
    {
      background: vars.color.surfacePage,
      color: vars.color.text,
      font: `${vars.weight.regular} ${vars.size.body}/${vars.leading.body} ${vars.font.text}`,
      WebkitFontSmoothing: 'antialiased',
      hyphens: 'manual',
      overflowWrap: 'break-word',
    },
  ],
  ['h1, h2, h3, h4', heading],
  ['h1', { fontSize: vars.size.h1, letterSpacing: vars.tracking.display, lineHeight: 1.1 }],
  ['h2', { fontSize: vars.size.h2 }],
  ['h3', { fontSize: vars.size.h3, lineHeight: 1.3 }],
  ['h4', { fontSize: vars.size.body, lineHeight: 1.35 }],
  ['p', { textWrap: 'pretty' }],
  ['a', { color: vars.color.textAccent, textDecorationThickness: '1px', textUnderlineOffset: '.22em' }],
  ['a:hover', { textDecorationThickness: '2px' }],
  ['a[href^="http"]::after', { '@media': { [media.print]: { content: '" (" attr(href) ")"', fontSize: '.85em' } } }],
  [':focus-visible', { ...focusRing, borderRadius: vars.radius.s }],
  // A heading takes the focus when a page opens, so that it is read; it is nothing to press, so it has no ring.
  ['h1:focus, h2:focus, main:focus', { outline: 'none', boxShadow: 'none' }],
];
