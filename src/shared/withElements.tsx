import { Fragment, type ReactNode } from 'react';

/**
 * A text with elements in it, such as `Asioit tämän asiakkaan puolesta: <0>Aino Mäkelä</0>`: the first of them draws what stands
 * between `<0>` and `</0>`. With a component of Lingui's instead, the shell would bring its code to every page.
 */
export const withElements = (text: string, ...elements: ((words: string) => ReactNode)[]): ReactNode =>
  text.split(/(<\d>.*?<\/\d>)/).map((part, index) => {
    const [, number, words = ''] = /^<(\d)>(.*)<\/\1>$/.exec(part) ?? [];
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
    return <Fragment key={index}>{elements[Number(number)]?.(words) ?? part}</Fragment>;
  });

/** What is said with weight. */
export const strong = (words: string): ReactNode => <strong>{words}</strong>;
