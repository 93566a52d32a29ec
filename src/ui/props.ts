import type { ComponentPropsWithRef, ElementType } from 'react';

/** The attributes of an element, but for those that would change a component's looks from outside. */
export type ElementProps<T extends ElementType> = Omit<ComponentPropsWithRef<T>, 'className' | 'style'>;
export type LinkProps = ElementProps<'a'>;
