import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { fontFaces, standIns } from './fonts.ts';
import { layers } from './layers.css.ts';
import { baseRules, resetRules } from './rules.ts';
import './theme.css.ts';

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
