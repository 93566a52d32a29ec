/** The classes that apply, as the value of `className`. */
export const classNames = (...classes: (string | false | undefined)[]) => classes.filter(Boolean).join(' ');
