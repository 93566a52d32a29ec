/**
 * The same ticks, each told from where the last one ends: neighbours are alike, so that the drawing takes less of the HTML
 * that it is a part of. What holds more than upright ticks stays as it is.
 */
export function relativePath(d: string): string {
  const ticks = [...d.matchAll(/M([\d.]+) (\d+)V(\d+)/g)];
  if (ticks.map(([tick]) => tick).join('') !== d) return d;
  let [x, y] = [0, 0];
  return ticks
    .map(([, at, from, to]) => {
      const aside = Number((Number(at) - x).toFixed(2));
      const below = Number(from) - y;
      [x, y] = [Number(at), Number(to)];
      return `m${aside}${below < 0 ? '' : ' '}${below}v${Number(to) - Number(from)}`;
    })
    .join('');
}
