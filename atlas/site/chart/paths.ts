import type { Point } from '../../chart/chart.ts';

/** In pixels: how round a corner of an arrow is, where there is room. */
const CORNER = 8;

/** In pixels: how far the two strokes of an arrow's head reach back and aside. */
const HEAD = { back: 7, aside: 4 };

const lengthOf = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);

/** The point so far from one on the way to another. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = lengthOf(from, to) || 1;
  return { x: from.x + ((to.x - from.x) / length) * distance, y: from.y + ((to.y - from.y) / length) * distance };
}

const rounded = (value: number) => Math.round(value * 100) / 100;
const at = ({ x, y }: Point) => `${rounded(x)} ${rounded(y)}`;

/** The `d` of a line through points, its corners round. */
export function linePath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const parts = rest.map((point, index) => {
    const next = rest[index + 1];
    const before = points[index] ?? first;
    if (!next) return `L${at(point)}`;
    const radius = Math.min(CORNER, lengthOf(before, point) / 2, lengthOf(point, next) / 2);
    return `L${at(towards(point, before, radius))}Q${at(point)} ${at(towards(point, next, radius))}`;
  });
  return `M${at(first)}${parts.join('')}`;
}

/** The `d` of the head of an arrow that ends at the last point. */
export function headPath(points: readonly Point[]): string {
  const [end, before] = [points.at(-1), points.at(-2)];
  if (!end || !before) return '';
  const foot = towards(end, before, HEAD.back);
  const aside = towards({ x: 0, y: 0 }, { x: end.y - before.y, y: before.x - end.x }, HEAD.aside);
  const wing = (sign: 1 | -1) => at({ x: foot.x + sign * aside.x, y: foot.y + sign * aside.y });
  return `M${wing(1)}L${at(end)}L${wing(-1)}`;
}
