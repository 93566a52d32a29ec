import type { Landscape, Ridge } from './sceneTicks.ts';

/**
 * What the height of the sun tells: `rising` it is done, `setting` the session is over, `stopped` nothing goes on here,
 * `broken` the fault is ours, `lake` there is nothing here yet; `night` is the landing page.
 */
export type SceneKind = 'rising' | 'setting' | 'stopped' | 'broken' | 'lake' | 'night';

/** A ridge of fells: a long wave and a short one upon it. */
function fells(base: number, height: number, [long, longShift]: number[], [short, shortShift]: number[]): Ridge {
  const wave = (x: number, frequency = 0, shift = 0) => Math.sin(x * frequency + shift);
  return (x) => base - height * (0.55 + 0.45 * wave(x, long, longShift)) - height * 0.28 * wave(x, short, shortShift);
}

const rising: Landscape = {
  width: 1200,
  height: 360,
  step: 8,
  stroke: 3.4,
  sun: { x: 300, y: 140, radius: 64 },
  ridges: [
    { color: 'far', top: fells(226, 46, [0.0068, 2.1], [0.02, 1]) },
    { color: 'mid', top: fells(268, 36, [0.0094, 0.6], [0.026, 2]) },
    { color: 'near', top: fells(298, 14, [0.012, 1.2], [0.03, 1]) },
  ],
  lake: 312,
  trees: [
    { x: 140, y: 308, branches: 3, height: 92 },
    { x: 212, y: 308, branches: 4, height: 132 },
    { x: 884, y: 308, branches: 3, height: 104 },
    { x: 964, y: 308, branches: 4, height: 150 },
    { x: 1044, y: 308, branches: 3, height: 90 },
    { x: 1116, y: 308, branches: 4, height: 126 },
  ],
  house: { x: 676, y: 308, scale: 2.1 },
};

const setting: Landscape = {
  width: 900,
  height: 240,
  step: 9,
  stroke: 3.6,
  sun: { x: 450, y: 186, radius: 96 },
  ridges: [{ color: 'mid', top: (x) => 183 - 29 * Math.cos((x - 490) * 0.00626) }],
  lake: 186,
};

const stopped: Landscape = {
  width: 900,
  height: 240,
  step: 18,
  stroke: 5,
  ridges: [{ color: 'tree', top: (x) => (Math.floor(x / 18) % 4 === 0 ? 70 : 104) }],
  ground: 240,
};

const broken: Landscape = {
  width: 900,
  height: 260,
  step: 9,
  stroke: 3.6,
  gap: [368, 532],
  ridges: [
    { color: 'mid', top: (x) => 120 + 34 * Math.sin(x * 0.018) - 10 * Math.sin(x * 0.07) },
    { color: 'tree', top: (x) => 206 + 12 * Math.sin(x * 0.03) },
  ],
  fallen: [
    [388, 236, 452, 206],
    [428, 246, 512, 240],
    [492, 222, 520, 176],
    [402, 190, 414, 128],
  ],
};

const lake: Landscape = {
  width: 900,
  height: 240,
  step: 9,
  stroke: 3.6,
  sun: { x: 640, y: 84, radius: 40 },
  ridges: [
    { color: 'far', top: fells(128, 40, [0.008, 1.4], [0.02, 1]) },
    { color: 'mid', top: fells(146, 20, [0.011, 0.2], [0.03, 2]) },
  ],
  lake: 150,
};

const night: Landscape = {
  width: 1600,
  height: 520,
  step: 8,
  stroke: 3.4,
  sun: { x: 612, y: 318, radius: 104 },
  ridges: [
    { color: 'far', top: fells(338, 92, [0.0052, 1.1], [0.017, 0.6]) },
    { color: 'mid', top: fells(380, 74, [0.0068, 3.6], [0.021, 2]) },
    { color: 'near', top: fells(416, 34, [0.009, 0.4], [0.03, 1]) },
  ],
  lake: 430,
  trees: [
    { x: 68, y: 424, branches: 4, height: 120 },
    { x: 140, y: 424, branches: 3, height: 84 },
    { x: 220, y: 424, branches: 4, height: 150 },
    { x: 332, y: 424, branches: 2, height: 70 },
    { x: 908, y: 424, branches: 3, height: 108 },
    { x: 964, y: 424, branches: 4, height: 150 },
    { x: 1036, y: 424, branches: 3, height: 92 },
    { x: 1124, y: 424, branches: 4, height: 128 },
    { x: 1212, y: 424, branches: 3, height: 96 },
    { x: 1332, y: 424, branches: 4, height: 140 },
    { x: 1468, y: 424, branches: 4, height: 128 },
    { x: 1548, y: 424, branches: 5, height: 172 },
  ],
  house: { x: 812, y: 424, scale: 1.3 },
};

export const scenes: Record<SceneKind, Landscape> = { rising, setting, stopped, broken, lake, night };
