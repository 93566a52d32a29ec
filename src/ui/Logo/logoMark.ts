const heights = [7, 14, 20, 24, 20, 14, 7];
const middle = 3;

const bar = (height: number, index: number) => `M${2.5 + index * 4.5} 24.5v${-(height - 3)}`;

/** The mark: seven ticks that rise as a half sun, the middle one lit. Strokes of 3 with round ends, in 32 by 28. */
export const logoMark = {
  viewBox: '0 0 32 28',
  strokeWidth: 3,
  rays: heights
    .map(bar)
    .filter((_, index) => index !== middle)
    .join(''),
  lamp: bar(24, middle),
};
