/** Modules of quiet room at each side, without which a reader does not find the code: of bars, and of a QR code. */
export const QUIET = { bars: 10, qr: 4 } as const;

/** How high bars are, in modules: their outline is stretched to its place. */
export const BAR_HEIGHT = 1;

/**
 * The outline of a code of bars, in modules.
 *
 * @param widths of bars and spaces in turn, a bar first
 * @returns the outline of the bars, and how wide the whole is with its quiet room
 */
export function barsPath(widths: readonly number[]): { path: string; width: number } {
  let at: number = QUIET.bars;
  let path = '';
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) path += `M${at} 0h${width}v${BAR_HEIGHT}h-${width}z`;
    at += width;
  }
  return { path, width: at + QUIET.bars };
}

/**
 * The outline of a QR code, in modules: each row in runs, so that it has no seams.
 *
 * @param modules row by row, `1` is dark
 * @param size modules a side, without the quiet room
 */
export function qrPath(modules: string, size: number): { path: string; width: number } {
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (const { 0: run, index } of modules.slice(row * size, (row + 1) * size).matchAll(/1+/g))
      path += `M${index + QUIET.qr} ${row + QUIET.qr}h${run.length}v1h-${run.length}z`;
  }
  return { path, width: size + 2 * QUIET.qr };
}
