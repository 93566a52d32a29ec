import { describe, expect, test } from 'vitest';
import { coopColors } from './rules.ts';
import { colors, type ColorRole, type Colors } from './tokens.ts';

/** The relative luminance of a colour such as `#0f7a5a`, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds: ColorRole[] = ['surfacePage', 'surfaceTint', 'surfaceRaised', 'surfaceSunken', 'surfaceIdle'];
const onGrounds = (role: ColorRole) => grounds.map((ground): [ColorRole, ColorRole] => [role, ground]);

/** What has to be read, 4.5 to 1. */
const text: [ColorRole, ColorRole][] = [
  ...onGrounds('textStrong'),
  ...onGrounds('text'),
  ...onGrounds('textMuted'),
  ['textAccent', 'surfacePage'],
  ['textAccent', 'surfaceTint'],
  ['textAccent', 'surfaceRaised'],
  ['textAccent', 'surfaceAccent'],
  ['textInfo', 'surfaceInfo'],
  ['textWarning', 'surfaceWarning'],
  ['textCritical', 'surfaceCritical'],
  ['textHeat', 'surfaceHeat'],
  ['textStrong', 'surfaceAccent'],
  ['text', 'surfaceAccent'],
  ['text', 'surfaceInfo'],
  ['text', 'surfaceWarning'],
  ['text', 'surfaceCritical'],
  // A link within a notice.
  ['textAccent', 'surfaceInfo'],
  ['textAccent', 'surfaceWarning'],
  ['textAccent', 'surfaceCritical'],
  ['textMuted', 'surfaceAccent'],
  ['textOnAccent', 'primary'],
  ['textOnAccent', 'primaryHover'],
  ['textOnAccent', 'primaryActive'],
  ['textOnAccent', 'secondary'],
  ['textOnAccent', 'alert'],
  ['textOnAccent', 'alertHover'],
  ['textOnLamp', 'lamp'],
  ['textOnLamp', 'lampHover'],
  ['textOnInverse', 'surfaceInverse'],
  ['textOnStaff', 'staff'],
  ['textOnStaff', 'staffHover'],
  ['textOnStaffMuted', 'staff'],
];

/** What has to be told apart to be used, 3 to 1. */
const marks: [ColorRole, ColorRole][] = [
  ['borderStrong', 'surfacePage'],
  ['borderStrong', 'surfaceTint'],
  ['borderStrong', 'surfaceRaised'],
  ['borderAccent', 'surfacePage'],
  ['borderAccent', 'surfaceRaised'],
  ['borderCritical', 'surfacePage'],
  ['focus', 'surfacePage'],
  ['focus', 'surfaceTint'],
  ['focus', 'surfaceRaised'],
];

const { light, dark, kaamos } = colors;
const themes: Record<string, Colors> = {
  light,
  dark,
  'kaamos in light': { ...light, ...kaamos },
  'kaamos in dark': { ...dark, ...kaamos },
  'coop, light': { ...light, ...coopColors.light },
  'coop, dark': { ...dark, ...coopColors.dark },
};

/** In the dark room nothing stands on the ground of heat. */
const usedIn = (name: string, [, ground]: [ColorRole, ColorRole]) =>
  !name.startsWith('kaamos') || ground !== 'surfaceHeat';

const tooFaint = (name: string, theme: Colors, pairs: [ColorRole, ColorRole][], least: number) =>
  pairs
    .filter((pair) => usedIn(name, pair))
    .map(([role, ground]) => ({ pair: `${role} on ${ground}`, ratio: contrast(theme[role], theme[ground]) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`);

describe.each(Object.entries(themes))('%s', (name, theme) => {
  test('text can be read', () => {
    expect(tooFaint(name, theme, text, 4.5)).toEqual([]);
  });

  test('lines and rings can be seen', () => {
    expect(tooFaint(name, theme, marks, 3)).toEqual([]);
  });
});
