import { style, type StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** The styles of a component, in the layer that wins over the theme. */
export function componentStyle(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [layers.component]: rule } }, debugId);
}

/** A class for each of a component's variants. */
export function componentVariants<Name extends string>(rules: Record<Name, StyleRule>): Record<Name, string> {
  const classes = Object.entries<StyleRule>(rules).map(([name, rule]) => [name, componentStyle(rule, name)]);
  return Object.fromEntries(classes) as Record<Name, string>;
}
