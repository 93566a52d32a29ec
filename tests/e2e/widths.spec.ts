import type { Page } from '@playwright/test';
import { enter, openPicture, readVisits } from '../../scripts/pictures.ts';
import { fewWidths, layoutFaults, widths } from '../support/layoutFaults.ts';
import { expect, forgiveFailedCalls, leftOut, test } from './fixtures.ts';

type Language = 'fi' | 'sv' | 'en';
/** The language with the longest words at a few widths every day; in every width, and in the others, where that is left out. */
const looks: { languages: Language[]; said: string; among: readonly number[]; details: object }[] = [
  { languages: ['fi'], said: 'in Finnish', among: fewWidths, details: {} },
  { languages: ['fi'], said: 'in Finnish at every width', among: widths, details: leftOut },
  { languages: ['sv', 'en'], said: 'in Swedish and English', among: fewWidths, details: leftOut },
];
/** Whose pages are looked at every day: theirs who has of everything, and a stranger's. What others see besides is seen on tours. */
const everyDay: (string | null)[] = ['Aino Mäkelä', null];
/** In pixels: twice the browser's own. */
const LARGE = 32;

/** Text of twice the size, as who has set it in the browser has it on every page. */
async function enlargeText(page: Page): Promise<void> {
  await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}px`), LARGE);
}

const visits = [...(await readVisits())].flatMap(([person, pictures]) =>
  looks.map((look) => ({ person, pictures, ...look, details: everyDay.includes(person) ? look.details : leftOut })),
);
for (const { person, pictures, languages, said, among, details } of visits) {
  const who = person ?? 'someone who has not signed in';
  const title = `what ${who} sees fits from 320 to 1600 px and at text of 200 %, ${said} (layout.widths, layout.largeText)`;
  test(title, details, async ({ page, server, watch }) => {
    test.setTimeout(300_000);
    if (person) await enter(page, server.url, person);
    const found: string[] = [];
    for (const picture of pictures) {
      for (const language of picture.isLast ? languages.filter((one) => one === 'fi') : languages) {
        await openPicture(page, server.url, picture, language);
        const faults = await layoutFaults(page, among);
        await enlargeText(page);
        const atLargeText = await layoutFaults(page, [390, 1280]);
        found.push(
          ...[...faults, ...atLargeText.map((fault) => `text of 200 %: ${fault}`)].map(
            (fault) => `${picture.name} ${language}: ${fault}`,
          ),
        );
      }
    }
    expect(found).toEqual([]);
    forgiveFailedCalls(watch, 401, 403, 404, 409);
  });
}

/** Closes what is open: whoever goes on right away would meet the page while it takes its entry of the history back. */
async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !(history.state as object | null) || !('isOverPage' in (history.state as object)));
}

/** In pixels: the widths of text of 200 % at which a menu of the head is looked at. */
const LARGE_TEXT_NARROW = [320, 390];

// A long name, somebody who acts for a few, and for many.
const heads = ['Sari Peltoniemi-Järvinen', 'Aino Mäkelä', 'Kirsi Saarinen'].flatMap((person) =>
  looks.map((look) => ({ person, ...look })),
);
for (const { person, languages, said, among, details } of heads) {
  const title = `the menus of the head of ${person} fit wherever they stand, at text of 200 % too, ${said} (layout.widths, layout.largeText)`;
  test(title, details, async ({ page, server }) => {
    test.setTimeout(300_000);
    await enter(page, server.url, person);
    const setText = (size: number) =>
      page.evaluate((px) => (document.documentElement.style.fontSize = `${px}px`), size);
    const openMenu = async (which: 'first' | 'last') => {
      await page.waitForLoadState('networkidle');
      // What opens by itself covers the head.
      if ((await page.getByRole('dialog').count()) > 0) await leave(page);
      await page.getByRole('banner').locator('button[aria-expanded]:visible')[which]().click();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /Kirjaudu ulos|Logga ut|Sign out|Log out/ })
        .waitFor();
    };
    const found: string[] = [];
    for (const language of languages) {
      for (const size of [16, LARGE]) {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(`/contracts?lang=${language}`);
        await setText(size);
        await openMenu('last');
        const narrow = await layoutFaults(
          page,
          size === LARGE ? LARGE_TEXT_NARROW : among.filter((width) => width < 1080),
        );
        await leave(page);
        await page.setViewportSize({ width: 1280, height: 844 });
        await page.goto('/contracts');
        await setText(size);
        await openMenu('first');
        const wide = await layoutFaults(page, size === LARGE ? [1280] : among.filter((width) => width > 480));
        await leave(page);
        found.push(...[...narrow, ...wide].map((fault) => `${language} ${size} px: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });
}
