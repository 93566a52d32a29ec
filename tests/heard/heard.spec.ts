import { join } from 'node:path';
import type { Page, Response } from '@playwright/test';
import { enter, openPicture, readVisits } from '../../scripts/pictures.ts';
import { expect, forgiveFailedCalls, test as base } from '../e2e/fixtures.ts';
import { invoicesAreMade } from '../e2e/pages/invoices.ts';
import { bundleForPage } from '../support/bundleForPage.ts';
import { testNow } from '../support/dump.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { stilled } from './stilled.ts';

type Picture = Parameters<typeof openPicture>[2];
type Language = 'fi' | 'sv' | 'en';

/** Where one lands: heard in every language, and with the frame that stands around every page. */
const frontPages = ['sign-in', 'dashboard'];
const isFront = (name: string) => frontPages.includes(name);

const test = base.extend<object, { listening: string; server: RunningServer }>({
  // The demo is as of this instant, and so is what is said of it.
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a destructured first argument
    async ({}, use) => {
      const server = await startServer({ now: testNow });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  listening: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a destructured first argument
    async ({}, use) => {
      await use(await bundleForPage(join(import.meta.dirname, 'listen.ts'), 'heard'));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Every page once, as the first of those who see it. */
const visits = [...(await readVisits())].map(([person, pictures]) => ({
  person,
  pictures: pictures.filter(({ people }) => people[0] === person),
}));

const languagesOf = (name: string): Language[] => (isFront(name) ? ['fi', 'sv', 'en'] : ['fi']);

/** Opens a page; anew where a read of it took longer than the server waits on a busy machine, as another page is heard then. */
async function openWhole(page: Page, url: string, picture: Picture, language: Language): Promise<void> {
  let isWhole = false;
  const listenToAnswers = (response: Response) => {
    if (response.status() >= 500) isWhole = false;
  };
  page.on('response', listenToAnswers);
  while (!isWhole) {
    isWhole = true;
    await openPicture(page, url, picture, language);
    await page.waitForLoadState('networkidle');
  }
  page.off('response', listenToAnswers);
}

for (const { person, pictures } of visits) {
  const who = person ?? 'someone who has not signed in';
  test(`what ${who} hears of each page (heard.pages)`, async ({ page, server, listening, watch }) => {
    test.setTimeout(900_000);
    await page.clock.setFixedTime(testNow);
    if (person) {
      await invoicesAreMade(server.url, person);
      await enter(page, server.url, person);
    }
    for (const picture of pictures) {
      for (const language of languagesOf(picture.name)) {
        await openWhole(page, server.url, picture, language);
        const part = isFront(picture.name) ? 'body' : 'main';
        // The reader asks Node what it may say, also where there is none.
        const listened = `(async () => { const process = { env: {} }; ${listening}; return heard.listen('${part}'); })()`;
        const phrases: string[] = await page.evaluate(listened);
        expect.soft(`${phrases.map(stilled).join('\n')}\n`).toMatchSnapshot([language, `${picture.name}.txt`]);
      }
    }
    forgiveFailedCalls(watch, 401, 403, 404, 409, 503);
  });
}
