/*
 * How wide a text is, where there is no browser to ask. Advance widths in thousandths of the font's size, from the space
 * to the tilde, as Chromium measures them on a canvas with the fonts of src/ui/theme/fonts at 1000 pixels.
 */

/** Figtree, weight 500. */
const figtree = [
  244, 302, 345, 629, 561, 793, 645, 212, 360, 360, 483, 626, 235, 414, 219, 401, 643, 416, 564, 547, 624, 576, 569,
  542, 614, 569, 266, 271, 626, 626, 626, 506, 990, 687, 611, 722, 691, 591, 546, 756, 751, 276, 525, 625, 524, 849,
  774, 779, 586, 782, 631, 612, 561, 706, 701, 967, 632, 616, 638, 329, 401, 329, 559, 437, 233, 516, 589, 542, 588,
  548, 376, 591, 561, 240, 275, 500, 227, 857, 561, 580, 594, 581, 349, 466, 384, 561, 530, 798, 492, 540, 488, 388,
  257, 388, 595,
];

/** Familjen Grotesk, weight 600. */
const familjenGrotesk = [
  200, 294, 462, 600, 567, 850, 705, 250, 350, 350, 394, 567, 237, 300, 237, 350, 567, 567, 567, 567, 567, 567, 567,
  567, 567, 567, 294, 294, 567, 567, 567, 490, 844, 619, 602, 623, 648, 548, 517, 652, 679, 262, 267, 619, 500, 883,
  708, 665, 594, 665, 602, 579, 575, 662, 619, 919, 617, 558, 592, 350, 346, 350, 567, 600, 500, 569, 569, 511, 569,
  521, 323, 561, 561, 252, 252, 537, 255, 842, 561, 544, 569, 569, 382, 469, 323, 561, 507, 800, 504, 494, 471, 350,
  300, 350, 567,
];

const SPACE = 32;
/** Of a character that the tables do not hold, such as a tick. */
const OTHER = 1000;

function widthOf(advances: readonly number[], text: string, size: number): number {
  const sum = [...text].reduce((width, char) => width + (advances[(char.codePointAt(0) ?? 0) - SPACE] ?? OTHER), 0);
  return Math.ceil((sum * size) / 1000);
}

/** The sizes of a chart's texts, in pixels. */
export const textSizes = { name: 14, line: 11.5, label: 11.5 };

/** How wide the name of a state is drawn, in pixels. */
export const nameWidth = (text: string): number => widthOf(familjenGrotesk, text, textSizes.name);

/** How wide a line in a state, or of a label, is drawn, in pixels. */
export const lineWidth = (text: string): number => widthOf(figtree, text, textSizes.line);
