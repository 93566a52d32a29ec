import { describe, expect, test } from 'vitest';
import { scenes } from './scenes.ts';
import { drawScene, type Landscape } from './sceneTicks.ts';

const kinds = Object.entries(scenes);

/** The ticks of a path, told from one to the next: where each stands, from where to where. */
function ticksOf(d: string): [x: number, from: number, to: number][] {
  let [x, y] = [0, 0];
  return [...d.matchAll(/m(-?[\d.]+) ?(-?\d+)v(\d+)/g)].map(([, aside, below, length]) => {
    x += Number(aside);
    const from = y + Number(below);
    y = from + Number(length);
    return [x, from, y];
  });
}

describe.each(kinds)('%s', (_kind, landscape) => {
  const paths = drawScene(landscape);

  test('is a few elements, one a colour and opacity', () => {
    const keys = paths.map(({ color, opacity }) => `${color} ${opacity}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeLessThanOrEqual(9);
  });

  test('stands within its frame, each tick the right way up', () => {
    const { width, height } = landscape;
    const ticks = paths.flatMap(({ d }) => ticksOf(d));
    expect(ticks.length).toBeGreaterThan(0);
    expect(ticks.filter(([x, from, to]) => x < 0 || x > width || from < 0 || to < from || to > height)).toEqual([]);
  });

  test('is the same at each drawing', () => {
    expect(drawScene(landscape)).toEqual(paths);
  });
});

describe('a landscape', () => {
  const plain: Landscape = { width: 30, height: 100, step: 10, stroke: 3 };

  test('of two ridges: the nearer hides the foot of the farther, with air between them', () => {
    const ridges = [
      { color: 'far' as const, top: () => 20 },
      { color: 'near' as const, top: () => 60 },
    ];
    expect(drawScene({ ...plain, ridges })).toEqual([
      { color: 'far', opacity: 1, d: 'm5 20v35m10-35v35m10-35v35' },
      { color: 'near', opacity: 1, d: 'm5 60v35m10-35v35m10-35v35' },
    ]);
  });

  test('has nothing in its gap but what has fallen there', () => {
    const ridges = [{ color: 'far' as const, top: () => 20 }];
    expect(drawScene({ ...plain, ridges, gap: [10, 20], fallen: [[12, 90, 18, 80]] })).toEqual([
      { color: 'far', opacity: 1, d: 'm5 20v75m20-75v75' },
      { color: 'fault', opacity: 1, d: 'M12 90L18 80' },
    ]);
  });

  test('has a sun that sinks behind its ridge', () => {
    const ridges = [{ color: 'far' as const, top: () => 50 }];
    const drawn = drawScene({ ...plain, sun: { x: 15, y: 50, radius: 8 }, ridges });
    expect(drawn).toContainEqual({ color: 'sun', opacity: 1, d: 'm15 42v2' });
  });
});
