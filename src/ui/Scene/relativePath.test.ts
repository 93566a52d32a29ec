import { expect, test } from 'vitest';
import { relativePath } from './relativePath.ts';
import { scenes } from './scenes.ts';
import { drawScene } from './sceneTicks.ts';

/** The ticks of a path told absolutely, as numbers. */
const absolute = (d: string) => [...d.matchAll(/M([\d.]+) (\d+)V(\d+)/g)].map(([, ...tick]) => tick.map(Number));

/** The ticks of a path told from one to the next. */
function followed(d: string): number[][] {
  let [x, y] = [0, 0];
  return [...d.matchAll(/m(-?[\d.]+) ?(-?\d+)v(\d+)/g)].map(([, aside, below, length]) => {
    x += Number(aside);
    const from = y + Number(below);
    y = from + Number(length);
    return [Number(x.toFixed(2)), from, y];
  });
}

test.each(Object.entries(scenes))('%s: every tick stands where it stood', (_kind, landscape) => {
  const upright = drawScene(landscape).filter(({ color }) => color !== 'fault');
  expect(upright.map(({ d }) => followed(relativePath(d)))).toEqual(upright.map(({ d }) => absolute(d)));
});

test('a tick is told from the end of the last', () => {
  expect(relativePath('M5 20V55M15 60V95M25 20V55')).toBe('m5 20v35m10 5v35m10-75v35');
});

test('a line that is no upright tick stays as it is', () => {
  expect(relativePath('M12 90L18 80')).toBe('M12 90L18 80');
});
