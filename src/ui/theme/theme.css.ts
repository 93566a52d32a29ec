import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { kaamosClass, themeRules } from './rules.ts';

for (const [selector, rule] of themeRules) globalStyle(selector, { '@layer': { [layers.theme]: rule } });

/** Makes a part of the page a room that is dark in both themes; one a page at most. */
export const kaamos = kaamosClass;
