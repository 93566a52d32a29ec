import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Screen } from '../../../atlas/atlasData.ts';
import { lookOf } from '../../../atlas/explorer/sights.ts';
import type { Language, Sight } from '../../../machines/flowModel.ts';
import { pictureOfWholePage } from '../../../scripts/pictures.ts';
import { say } from './say.ts';

/** Where the atlas finds them, each under the hash of what it shows. */
const folder = join('reports', 'screens-of-states');
const widths = [390, 1280] as const;
const schemes = ['light', 'dark'] as const;

interface Look {
  machine: string;
  content: string;
  sight: Sight<unknown>;
  language: Language;
  faults: string[];
}

/** Whether the atlas has asked for pictures. */
export const arePicturesWanted = process.env.ATLAS_PICTURES === 'true';

/** A picture of the page in each width, light and dark; none where the atlas has not asked for them. */
export async function takePictures(page: Page, { machine, content, sight, language, faults }: Look): Promise<Screen[]> {
  if (!arePicturesWanted) return [];
  mkdirSync(folder, { recursive: true });
  // What a double press has marked is none of the state's.
  await page.evaluate(() => getSelection()?.removeAllRanges());
  const before = page.viewportSize();
  const heading = sight.dialog ?? sight.heading;
  const screens: Screen[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      // A dialog lies over what is in the window.
      const picture = await (sight.dialog
        ? page.screenshot({ animations: 'disabled' })
        : pictureOfWholePage(page, { animations: 'disabled' }));
      const file = `${createHash('sha256').update(picture).digest('hex').slice(0, 16)}.png`;
      writeFileSync(join(folder, file), picture);
      screens.push({
        machine,
        content,
        ...lookOf(sight),
        language,
        width,
        colorScheme,
        file,
        // As a PNG says it, behind its width.
        height: picture.readUInt32BE(20),
        heading: heading ? say(heading, language) : '',
        address: new URL(page.url()).pathname,
        faults: faults.filter((fault) => fault.startsWith(colorScheme)),
      });
    }
  }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
  return screens;
}
