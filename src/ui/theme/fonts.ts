const latin = 'U+20-7E,U+A0-FF,U+2009,U+202F,U+2013-2014,U+2018-201D,U+2022,U+2026,U+20AC,U+2212';
const latinExtended = 'U+100-17F';

const families = [
  { family: 'Familjen Grotesk', file: 'familjen-grotesk', weights: '400 700' },
  { family: 'Figtree', file: 'figtree', weights: '300 900' },
];

/** The fonts' files by the characters that they hold: a page fetches the second only where a name needs it. */
export const fontFaces = families.flatMap(({ family, file, weights }) => [
  { family, file: `${file}-core.woff2`, weights, range: latin },
  { family, file: `${file}-ext.woff2`, weights, range: latinExtended },
]);
