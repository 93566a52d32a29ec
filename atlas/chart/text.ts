/*
 * How wide a text is, where there is no browser to ask. Advance widths in thousandths of the font's size, from the space
 * to the tilde, as Chromium measures them on a canvas with the fonts of src/ui/theme/fonts at 1000 pixels.
 */

/** Figtree, weight 600: events are; what is lighter is hardly narrower. */
const figtree = [
  241, 307, 376, 630, 558, 802, 646, 227, 370, 370, 485, 629, 245, 411, 232, 415, 645, 419, 571, 551, 628, 578, 574,
  548, 613, 574, 282, 287, 629, 629, 629, 509, 991, 699, 612, 723, 695, 590, 550, 750, 750, 282, 537, 644, 530, 853,
  774, 783, 594, 785, 637, 610, 572, 705, 711, 975, 653, 630, 635, 336, 415, 336, 569, 436, 247, 524, 592, 544, 591,
  551, 384, 596, 565, 250, 282, 517, 236, 864, 564, 581, 597, 586, 363, 466, 393, 564, 542, 815, 512, 556, 483, 391,
  257, 391, 628,
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
