import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page, PageScreenshotOptions } from '@playwright/test';
import type { Picture } from '../src/routes/pictures.ts';

type Language = 'fi' | 'sv' | 'en';

/** What each person looks at, as the areas say it in `src/routes/<area>.pages.ts`; null is someone who has not signed in. */
export async function readVisits(): Promise<Map<string | null, Picture[]>> {
  const routes = join('src', 'routes');
  const files = (await readdir(routes)).filter((file) => file.endsWith('.pages.ts')).sort();
  const areas: { pictures?: Picture[] }[] = await Promise.all(files.map((file) => import(resolve(routes, file))));
  const pictures = areas
    .flatMap((area) => area.pictures ?? [])
    .sort((a, b) => Number(a.isLast ?? false) - Number(b.isLast ?? false));
  const visits = new Map<string | null, Picture[]>();
  for (const picture of pictures)
    for (const person of picture.people) visits.set(person, [...(visits.get(person) ?? []), picture]);
  return visits;
}

/**
 * A picture of a whole page, with the rows of long tables, which are laid out once they come near the window. The page's
 * policy refuses a style that is put into the document; a sheet that a script has made is none.
 */
export async function pictureOfWholePage(page: Page, options: PageScreenshotOptions = {}): Promise<Buffer> {
  const sheet = await page.evaluateHandle(() => {
    const made = new CSSStyleSheet();
    made.replaceSync('tr { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(made);
    return made;
  });
  const picture = await page.screenshot({ ...options, fullPage: true });
  await sheet.evaluate((made) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== made);
  });
  return picture;
}

/** Signs a demo person in, by way of a bank. */
export async function enter(page: Page, url: string, person: string): Promise<void> {
  await page.goto(`${url}/login?lang=fi&tupas=true&bank=op`);
  await page.getByRole('button', { name: person }).click();
  await page.waitForURL((address) => !/^\/(idp|login)/.test(address.pathname));
  // What stands in the HTML goes when the portal has come; then it has taken what the address handed over.
  await page.locator('.shell').waitFor({ state: 'detached' });
  await isDrawn(page);
}

/** Opens a page in a language, and what is pressed on it. */
export async function openPicture(page: Page, url: string, picture: Picture, language: Language): Promise<void> {
  const { path, follow, press, unfold, isDialog } = picture;
  const address = new URL(path, url);
  address.searchParams.set('lang', language);
  await page.goto(address.href);
  await isDrawn(page);
  if (follow) {
    await page.locator(`main a[href^="${follow}"]`).first().click();
    await page.waitForURL(({ pathname }) => pathname.startsWith(follow));
    await isDrawn(page);
  }
  if (unfold) {
    await page.locator('main').locator('button, summary').filter({ hasText: unfold[language] }).click();
    await isDrawn(page);
  }
  if (press) await page.getByRole('button', { name: press[language] }).click();
  if (press || isDialog) await page.getByRole('dialog').getByRole('heading').first().waitFor();
}

/** The page has its heading, nothing on it is loading, and its fonts are there. */
async function isDrawn(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(() => document.fonts.ready);
}
