import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { chartRules } from './rules.ts';

for (const [selector, rule] of chartRules) globalStyle(selector, { '@layer': { [layers.theme]: rule } });
