const latin = 'U+20-7E,U+A0-FF,U+2009,U+202F,U+2013-2014,U+2018-201D,U+2022,U+2026,U+20AC,U+2212';
const latinExtended = 'U+100-17F';

const families = [
  { family: 'Familjen Grotesk', file: 'familjen-grotesk', weights: '400 700' },
  { family: 'Figtree', file: 'figtree', weights: '300 900' },
];

/** Fonts that most devices have, by how the names of their faces go on. */
const common = {
  regular: ['Arial', 'Liberation Sans', 'Roboto'],
  bold: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'],
};

/**
 * What stands in for a font until it has come: one that the device has, drawn as wide and as high, so that nothing moves when
 * the font takes its place. Measured over texts of the portal; in percent.
 */
export const standIns = [
  { family: 'Figtree Standin', fonts: common.regular, size: 99.5, ascent: 95.5, descent: 25.1 },
  { family: 'Figtree Standin Wide', fonts: ['DejaVu Sans'], size: 87.1, ascent: 109.1, descent: 28.7 },
  { family: 'Familjen Standin', fonts: common.bold, size: 90.8, ascent: 113.4, descent: 25.3 },
  { family: 'Familjen Standin Wide', fonts: ['DejaVu Sans Bold'], size: 76.1, ascent: 135.3, descent: 30.2 },
];

/** The fonts' files by the characters that they hold: a page fetches the second only where a name needs it. */
export const fontFaces = families.flatMap(({ family, file, weights }) => [
  { family, file: `${file}-core.woff2`, weights, range: latin },
  { family, file: `${file}-ext.woff2`, weights, range: latinExtended },
]);
