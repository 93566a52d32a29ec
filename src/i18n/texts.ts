import type { Area, Catalogues } from './catalogues.ts';

/** The areas of code that came before there were catalogues: those of the shell. */
const waiting = new Set<Area>();
let need = async (area: Area): Promise<void> => void waiting.add(area);

/**
 * Has every part of the portal come with its texts from now on (`language.areas`). Resolves when those are there of the code
 * that has come already.
 */
export async function bringTextsWith(catalogues: Pick<Catalogues, 'need'>): Promise<void> {
  need = catalogues.need;
  await Promise.all([...waiting].map(need));
}

/**
 * A part of the portal that is fetched by itself, with the texts of all that comes with it; where they cannot be had, it
 * cannot either. The build writes this around each `import()` of the portal, and which areas it is.
 *
 * @public
 */
export async function withTexts<Part>(part: Promise<Part>, areas: readonly Area[]): Promise<Part> {
  const [come] = await Promise.all([part, ...areas.map((area) => need(area))]);
  return come;
}
