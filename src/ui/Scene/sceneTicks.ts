export type SceneColor = 'sun' | 'far' | 'mid' | 'near' | 'water' | 'tree' | 'house' | 'fault';

/** The height of a ridge at a place; like every length here, from the top of the drawing in its own units. */
export type Ridge = (x: number) => number;

export interface Landscape {
  width: number;
  height: number;
  /** From one tick to the next. */
  step: number;
  /** How broad a tick is. */
  stroke: number;
  sun?: { x: number; y: number; radius: number };
  /** The farthest first. */
  ridges?: { color: SceneColor; top: Ridge }[];
  /** Where nothing stands: from, to. */
  gap?: [from: number, to: number];
  /** The shore, below which ticks glitter; without it the land goes down to `ground`. */
  lake?: number;
  ground?: number;
  trees?: { x: number; y: number; branches: number; height: number }[];
  house?: { x: number; y: number; scale: number };
  /** Ticks that stand nowhere else: from, to. */
  fallen?: [x1: number, y1: number, x2: number, y2: number][];
}

export interface TickPath {
  color: SceneColor;
  opacity: number;
  d: string;
}

/**
 * Collects ticks, a path a colour, so that the drawing is a few elements and not some hundred. Each is told from where the
 * last one of its path ends: neighbours are alike, so that the drawing takes less of the HTML that it is a part of.
 */
class Ticks {
  readonly #paths = new Map<string, { path: TickPath; x: number; y: number }>();

  add(color: SceneColor, x: number, from: number, to: number, opacity = 1): void {
    if (to - from < 0.5) return;
    const [top, bottom] = [Math.round(from), Math.round(to)];
    const last = this.#last(color, opacity);
    const below = top - last.y;
    last.path.d += `m${Number((x - last.x).toFixed(2))}${below < 0 ? '' : ' '}${below}v${bottom - top}`;
    [last.x, last.y] = [x, bottom];
  }

  /** Beside no ticks of its colour. */
  line(color: SceneColor, d: string): void {
    this.#last(color, 1).path.d += d;
  }

  #last(color: SceneColor, opacity: number) {
    const key = `${color} ${opacity}`;
    const last = this.#paths.get(key) ?? { path: { color, opacity, d: '' }, x: 0, y: 0 };
    this.#paths.set(key, last);
    return last;
  }

  paths(): TickPath[] {
    return [...this.#paths.values()].map(({ path }) => path);
  }
}

/** Numbers from 0 to 1 that look random and are the same at each drawing (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The drawing's ticks stand on a grid; a ridge stops a little above what is before it. */
const AIR = 5;

function addLand(ticks: Ticks, { ridges = [], sun, lake, ground, height }: Landscape, x: number): void {
  const floor = lake ?? ground ?? height;
  const topFrom = (index: number) => Math.min(floor, ...ridges.slice(index).map(({ top }) => top(x)));
  if (sun && Math.abs(x - sun.x) < sun.radius) {
    const half = Math.sqrt(sun.radius ** 2 - (x - sun.x) ** 2);
    ticks.add('sun', x, sun.y - half, Math.min(sun.y + half, topFrom(0) - AIR - 1));
  }
  ridges.forEach(({ color, top }, index) => {
    const bottom = topFrom(index + 1) - AIR;
    if (bottom - top(x) > 4) ticks.add(color, x, top(x), bottom);
  });
}

/** The lake's glitter, denser and lit where the sun is above it, and broader the nearer it is. */
function addWater(ticks: Ticks, { lake, sun, height }: Landscape, x: number, random: () => number): void {
  if (lake === undefined) return;
  for (let y = lake + 6; y < height - 2;) {
    const length = 4 + random() * 16;
    const reach = sun ? sun.radius * (0.25 + (0.6 * (y - lake)) / (height - lake)) : 0;
    const isLit = sun !== undefined && Math.abs(x - sun.x) < reach;
    if (random() > (isLit ? 0.3 : 0.74)) {
      const bottom = Math.min(height - 2, y + length);
      if (isLit) ticks.add('sun', x, y, bottom, 0.9);
      else ticks.add('water', x, y, bottom);
    }
    y += length + 8 + random() * 18;
  }
}

function addTrees(ticks: Ticks, { trees = [], step }: Landscape): void {
  for (const { x, y, branches, height } of trees) {
    for (let k = -branches; k <= branches; k++) {
      const tall = height * (1 - Math.abs(k) / (branches + 0.6)) * (k % 2 ? 0.93 : 1);
      ticks.add('tree', x + k * step, y - tall, y);
    }
  }
}

/** A gable of ticks with two lit windows. */
function addHouse(ticks: Ticks, { house, step }: Landscape): void {
  if (!house) return;
  const { y, scale } = house;
  for (let k = -6; k <= 6; k++) {
    const x = house.x + k * step;
    const eaves = y - 34 * scale;
    const roof = eaves - (7 - Math.abs(k)) * 7 * scale;
    if ([1, 2].includes(Math.abs(k))) {
      ticks.add('house', x, roof, eaves + 3 * scale);
      ticks.add('sun', x, eaves + 9 * scale, y - 14 * scale);
      ticks.add('house', x, y - 8 * scale, y);
    } else {
      ticks.add('house', x, roof, y);
    }
  }
}

/** The landscape as SVG paths, in the order in which they are painted. */
export function drawScene(landscape: Landscape): TickPath[] {
  const { width, step, gap = [0, 0], fallen = [] } = landscape;
  const ticks = new Ticks();
  const random = randomNumbers(3);
  for (let x = step / 2; x < width; x += step) {
    if (x > gap[0] && x < gap[1]) continue;
    addLand(ticks, landscape, x);
    addWater(ticks, landscape, x, random);
  }
  addTrees(ticks, landscape);
  addHouse(ticks, landscape);
  for (const [x1, y1, x2, y2] of fallen) ticks.line('fault', `M${x1} ${y1}L${x2} ${y2}`);
  return ticks.paths();
}
