import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { AtlasData } from '../atlasData.ts';
import type { Chart } from '../chart/chart.ts';
import { buildSite, weightOf, weightOfFirst } from '../site/build.ts';
import { drawMachines, gather } from './gather.ts';

const project = join(import.meta.dirname, '..', '..');
const pictures = join(project, 'reports', 'screens-of-states');

interface BuiltAtlas {
  data: AtlasData;
  /** In milliseconds: what it took to lay all machines out. */
  drawn: number;
  /**
   * Of what the atlas loads before the first machine and any picture, the fonts aside, in bytes as gzip makes them at its
   * best; then of the workbench, which comes with the first machine, and of the largest machine.
   */
  gz: number;
  workbenchGz: number;
  machineGz: number;
  /** How many different ones there are. */
  pictures: number;
}

/** The pictures that the data names, and no other. */
function copyPictures({ machines }: AtlasData, to: string): number {
  const wanted = new Set(machines.flatMap(({ screens, earlier }) => [...screens, ...earlier].map(({ file }) => file)));
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const there = [...wanted].filter((file) => existsSync(join(pictures, file)));
  for (const file of there) copyFileSync(join(pictures, file), join(to, file));
  return there.length;
}

/**
 * Builds the atlas from the machines and from what the tests have left in reports/.
 *
 * @param folder the folder of the site
 * @param before the machines of a revision to compare with; null for none
 */
export async function buildAtlas(
  folder: string,
  before: { revision: string; charts: Chart[] } | null,
): Promise<BuiltAtlas> {
  const to = resolve(folder);
  const { drawn, took } = await drawMachines();
  const data = gather(drawn, before);
  await buildSite(data, to);
  return {
    data,
    drawn: took,
    gz: weightOfFirst(to),
    workbenchGz: weightOf(to, ['workbench.js', 'workbench.css']),
    machineGz: Math.max(0, ...data.machines.map(({ id }) => weightOf(to, [join('machines', `${id}.js`)]))),
    pictures: copyPictures(data, join(to, 'pictures')),
  };
}
