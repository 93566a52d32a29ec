import { assignVars, globalFontFace, globalStyle } from '@vanilla-extract/css';
import { fontFaces, standIns } from './fonts.ts';
import { layers } from './layers.css.ts';
import { baseRules, resetRules } from './rules.ts';
import './theme.css.ts';
import { deviceFonts } from './tokens.ts';
import { vars } from './vars.ts';

for (const { family, file, weights, range } of fontFaces) {
  globalFontFace(family, {
    src: `url("./fonts/${file}?no-inline") format("woff2")`,
    fontWeight: weights,
    fontDisplay: 'swap',
    unicodeRange: range,
  });
}

for (const { family, fonts, size, ascent, descent } of standIns) {
  globalFontFace(family, {
    src: fonts.map((font) => `local("${font}")`).join(','),
    fontWeight: '300 900',
    sizeAdjust: `${size}%`,
    ascentOverride: `${ascent}%`,
    descentOverride: `${descent}%`,
    lineGapOverride: '0%',
  });
}

for (const [selector, rule] of resetRules) globalStyle(selector, { '@layer': { [layers.reset]: rule } });
for (const [selector, rule] of baseRules) globalStyle(selector, { '@layer': { [layers.theme]: rule } });

// Before the page stands nothing is fetched for a look that the device can nearly give it (`start.fonts`).
globalStyle(':root[data-fonts="later"]', {
  '@layer': { [layers.theme]: { vars: assignVars(vars.font, deviceFonts) } },
});
