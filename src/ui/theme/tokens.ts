import { chartColors } from './chartTokens.ts';

/**
 * The values of the design tokens. The variables of the style sheets, of the server's own pages and of the contrast test
 * are all made from these; a component never holds a colour of its own.
 */

const light = {
  surfacePage: '#ffffff',
  surfaceTint: '#f2f7f4',
  surfaceRaised: '#ffffff',
  surfaceSunken: '#e8f0ec',
  /** What is not there yet, or cannot be pressed. */
  surfaceIdle: '#e8f0ec',
  surfaceInverse: '#0b2a20',
  surfaceAccent: '#e0f3ea',
  surfaceInfo: '#e7effb',
  surfaceWarning: '#fff2d9',
  surfaceCritical: '#fdece5',
  surfaceHeat: '#f1e8f4',
  surfaceScrim: 'rgb(6 24 18 / .56)',
  textStrong: '#0a1f18',
  text: '#1f312a',
  textMuted: '#53645c',
  textDisabled: '#84928b',
  textOnAccent: '#ffffff',
  textOnInverse: '#f1f8f4',
  textAccent: '#0b684c',
  textInfo: '#30558f',
  textWarning: '#6b4b00',
  textCritical: '#a03c1a',
  textHeat: '#8a3f9c',
  borderSubtle: '#dde7e1',
  border: '#c3d0c9',
  borderStrong: '#6d7d75',
  borderAccent: '#0f7a5a',
  borderCritical: '#bf4f2a',
  primary: '#0f7a5a',
  primaryHover: '#0b654a',
  primaryActive: '#074f39',
  secondary: '#406aad',
  secondaryHover: '#345a97',
  alert: '#bf4f2a',
  alertHover: '#a8421f',
  lamp: '#f5fbf8',
  lampHover: '#d9eee4',
  textOnLamp: '#07291e',
  staff: '#23407a',
  staffHover: '#345a97',
  staffMark: '#8fb0ea',
  textOnStaff: '#ffffff',
  textOnStaffMuted: '#d5e2fb',
  positive: '#0f7a5a',
  warning: '#8e6704',
  critical: '#bf4f2a',
  info: '#406aad',
  glow: '#f0c054',
  focus: '#1b4b9b',
  focusGap: '#ffffff',
  sceneSun: '#f0c054',
  sceneFar: '#cfe3db',
  sceneMid: '#9ec8b8',
  sceneNear: '#579c82',
  sceneTree: '#0f7a5a',
  sceneHouse: '#0a1f18',
  ...chartColors.light,
};

/** What a colour is for. The name of its variable is the same in kebab case: `surfacePage` is `--surface-page`. */
export type ColorRole = keyof typeof light;
export type Colors = Record<ColorRole, string>;

const dark: Colors = {
  surfacePage: '#0c1512',
  surfaceTint: '#121e1a',
  surfaceRaised: '#182620',
  surfaceSunken: '#08100d',
  surfaceIdle: '#1d2b25',
  surfaceInverse: '#0f2a20',
  surfaceAccent: '#123328',
  surfaceInfo: '#17263d',
  surfaceWarning: '#33270b',
  surfaceCritical: '#3b1c12',
  surfaceHeat: '#2b1d31',
  surfaceScrim: 'rgb(0 6 4 / .72)',
  textStrong: '#f1f7f4',
  text: '#d6e2dc',
  textMuted: '#a1b3aa',
  textDisabled: '#6c7d75',
  textOnAccent: '#ffffff',
  textOnInverse: '#f1f8f4',
  textAccent: '#74d6ae',
  textInfo: '#a3c4f7',
  textWarning: '#f1c76c',
  textCritical: '#fba185',
  textHeat: '#d9a9e4',
  borderSubtle: '#22312b',
  border: '#384b43',
  borderStrong: '#82958c',
  borderAccent: '#3fb98d',
  borderCritical: '#f08a63',
  primary: '#0f7a5a',
  primaryHover: '#128563',
  primaryActive: '#0b654a',
  secondary: '#406aad',
  secondaryHover: '#4a76bd',
  alert: '#bf4f2a',
  alertHover: '#a8421f',
  lamp: '#f5fbf8',
  lampHover: '#d9eee4',
  textOnLamp: '#07291e',
  staff: '#23407a',
  staffHover: '#345a97',
  staffMark: '#8fb0ea',
  textOnStaff: '#ffffff',
  textOnStaffMuted: '#d5e2fb',
  positive: '#57cfa0',
  warning: '#f1c76c',
  critical: '#f08a63',
  info: '#8db5f3',
  glow: '#f5cd74',
  focus: '#ffdc94',
  focusGap: '#0c1512',
  sceneSun: '#f5cd74',
  sceneFar: '#17332a',
  sceneMid: '#225543',
  sceneNear: '#31886a',
  sceneTree: '#3fb98d',
  sceneHouse: '#f1f7f4',
  ...chartColors.dark,
};

/** The room that is dark in both themes (`kaamos`): what it gives another value than the theme around it. */
const kaamos: Partial<Colors> = {
  surfacePage: '#0b2a20',
  surfaceTint: '#10352a',
  surfaceRaised: '#143d30',
  surfaceSunken: '#08211a',
  surfaceIdle: '#174237',
  surfaceAccent: '#17483a',
  surfaceInfo: dark.surfaceInfo,
  surfaceWarning: dark.surfaceWarning,
  surfaceCritical: dark.surfaceCritical,
  textStrong: '#f5fbf8',
  text: '#dcebe4',
  textMuted: '#a9c6ba',
  textAccent: '#86e3be',
  textInfo: '#b2cefa',
  textWarning: '#f5cf7f',
  textCritical: '#ffae94',
  borderSubtle: '#1c4638',
  border: '#2f5e4e',
  borderStrong: '#8fb0a3',
  borderAccent: '#6fe0b4',
  focus: '#ffdc94',
  focusGap: '#0b2a20',
  sceneSun: '#f5c566',
  sceneFar: '#134a39',
  sceneMid: '#1d5f4a',
  sceneNear: '#2a7a60',
  sceneTree: '#3b9376',
  sceneHouse: '#8fd6ba',
  ...chartColors.kaamos,
};

/** On paper: black on white, grey lines; what is not named here prints as on the screen in light. */
const print: Partial<Colors> = {
  surfaceTint: '#ffffff',
  surfaceSunken: '#ffffff',
  surfaceIdle: '#ffffff',
  surfaceInverse: '#ffffff',
  surfaceAccent: '#ffffff',
  surfaceInfo: '#ffffff',
  surfaceWarning: '#ffffff',
  surfaceCritical: '#ffffff',
  surfaceHeat: '#ffffff',
  surfacePage: '#ffffff',
  surfaceRaised: '#ffffff',
  textStrong: '#000000',
  text: '#000000',
  textMuted: '#444444',
  textOnAccent: '#000000',
  textOnInverse: '#000000',
  textAccent: '#000000',
  textInfo: '#000000',
  textWarning: '#000000',
  textCritical: '#000000',
  textHeat: '#000000',
  borderSubtle: '#888888',
  border: '#888888',
  borderStrong: '#888888',
  borderAccent: '#888888',
  borderCritical: '#888888',
  ...chartColors.print,
};

/** Who asks for more contrast gets stronger lines and no muted text. */
const moreContrast: Partial<Record<ColorRole, ColorRole>> = {
  borderSubtle: 'borderStrong',
  border: 'borderStrong',
  textMuted: 'text',
};

export const colors = { light, dark, kaamos, print, moreContrast };

const shadowLight = {
  1: '0 1px 2px rgb(6 32 23 / .06), 0 2px 6px rgb(6 32 23 / .05)',
  2: '0 2px 4px rgb(6 32 23 / .05), 0 12px 32px -8px rgb(6 32 23 / .16)',
  3: '0 4px 12px rgb(6 32 23 / .08), 0 32px 72px -16px rgb(6 32 23 / .34)',
};

const shadowDark: typeof shadowLight = {
  1: '0 0 0 1px rgb(255 255 255 / .03), 0 2px 6px rgb(0 0 0 / .4)',
  2: '0 0 0 1px rgb(255 255 255 / .05), 0 12px 32px -8px rgb(0 0 0 / .6)',
  3: '0 0 0 1px rgb(255 255 255 / .07), 0 32px 72px -16px rgb(0 0 0 / .8)',
};

export const shadows = { light: shadowLight, dark: shadowDark };

const fallbackFonts = '"Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** What the device has in place of our fonts. */
export const deviceFonts = {
  display: `"Familjen Standin", "Familjen Standin Wide", ${fallbackFonts}`,
  text: `"Figtree Standin", "Figtree Standin Wide", ${fallbackFonts}`,
};

/** All that is the same in every theme. */
export const dimensions = {
  font: {
    display: `"Familjen Grotesk", ${deviceFonts.display}`,
    text: `"Figtree", ${deviceFonts.text}`,
  },
  size: {
    figureXl: 'clamp(3.25rem, 2.3rem + 4.2vw, 5.25rem)',
    figureL: 'clamp(2.5rem, 2rem + 2.1vw, 3.5rem)',
    figureM: 'clamp(1.75rem, 1.6rem + .7vw, 2.125rem)',
    // Where text is set large in a narrow window, a heading grows less than the text: its words are to stay whole.
    display: 'min(clamp(2.125rem, 1.55rem + 2.6vw, 3.5rem), 12vw)',
    h1: 'min(clamp(1.875rem, 1.55rem + 1.45vw, 2.625rem), 11vw)',
    h2: 'min(clamp(1.375rem, 1.28rem + .45vw, 1.625rem), 10vw)',
    h3: '1.1875rem',
    bodyL: 'min(1.1875rem, 9vw)',
    body: '1.0625rem',
    small: '.9375rem',
    caption: '.8125rem',
  },
  leading: { tight: '1.08', snug: '1.25', body: '1.55' },
  tracking: { figure: '-.035em', display: '-.022em', head: '-.012em' },
  weight: { regular: '400', medium: '500', semibold: '600', bold: '700' },
  space: {
    1: '.25rem',
    2: '.5rem',
    3: '.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    8: '2rem',
    10: '2.5rem',
    14: '3.5rem',
    18: '4.5rem',
    24: '6rem',
    32: '8rem',
  },
  layout: {
    gutter: 'clamp(1rem, .55rem + 1.9vw, 1.5rem)',
    pagePad: 'min(clamp(1rem, .2rem + 4vw, 3rem), 5vw)',
    pageMax: '73.75rem',
    measure: '38rem',
    sectionGap: 'clamp(2.5rem, 1.6rem + 3.6vw, 4.5rem)',
    target: '3rem',
    hair: '1px',
    focusWidth: '3px',
    focusOffset: '2px',
  },
  radius: { tick: '99px', s: '.375rem', m: '.75rem', l: '1.125rem', xl: '1.75rem', full: '999px' },
  time: { fast: '120ms', base: '200ms', slow: '320ms', chart: '520ms' },
  ease: { out: 'cubic-bezier(.2,.7,.2,1)', in: 'cubic-bezier(.5,0,.9,.4)' },
  layer: { sticky: '20', header: '30', popover: '40', dialog: '50', toast: '60' },
};

/** The bounds of the media queries, which cannot read variables. */
export const breakpoints = { s: '30rem', m: '45rem' };
