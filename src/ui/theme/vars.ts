import { createGlobalThemeContract } from '@vanilla-extract/css';
import { colors, dimensions, shadows } from './tokens.ts';

/** How the variables of a group begin; a colour's role is its whole name. */
const prefixes: Record<string, string> = {
  color: '',
  layout: '',
  size: 'fs-',
  leading: 'lh-',
  tracking: 'track-',
  weight: 'fw-',
  space: 's-',
  radius: 'r-',
  time: 't-',
  layer: 'z-',
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `['color', 'surfacePage']` is `surface-page`, `['space', '4']` is `s-4`. */
function variableName([group = '', name = '']: string[]): string {
  return (prefixes[group] ?? `${group}-`) + kebab(name);
}

/** The variables as styles use them: `vars.color.surfacePage` is `var(--surface-page)`. */
export const vars = createGlobalThemeContract(
  { color: colors.light, shadow: shadows.light, ...dimensions },
  (_value, path) => variableName(path),
);
