import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { startServer, type RunningServer } from '../support/server.ts';
import { expect, test as base } from './fixtures.ts';
import { signIn } from './pages/signIn.ts';

/** A site that holds whatever its address names in a frame; by its port, as it has several names. */
type Site = number;

/** The portal with a partner whose site may hold some of its pages. */
const test = base.extend<object, { site: Site; server: RunningServer }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a destructured first argument
    async ({}, use) => {
      const holder = createServer((request, response) => {
        const address = decodeURIComponent((request.url ?? '').slice(2));
        response.setHeader('Content-Type', 'text/html');
        response.end(
          `<!doctype html><link rel="icon" href="data:,"><iframe src="${address}" width="600" height="800"></iframe>`,
        );
      }).listen(0);
      await once(holder, 'listening');
      await use((holder.address() as AddressInfo).port);
      holder.close();
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ site }, use) => {
      const server = await startServer({ env: { FRAME_ANCESTORS: `http://localhost:${site}` } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Opens a site that has an address in a frame. */
async function hold(page: Page, site: string, address: string) {
  await page.goto(`${site}/?${encodeURIComponent(address)}`);
  return page.frameLocator('iframe');
}

test('a partner holds the feedback in a frame, in the embedded view (frame.partners, frame.embedded)', async ({
  page,
  server,
  site,
}) => {
  const feedback = await hold(page, `http://localhost:${site}`, `${server.url}/feedback?embed=true`);
  await expect(feedback.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(feedback.getByRole('textbox').first()).toBeVisible();
  await expect(feedback.getByRole('banner')).toHaveCount(0);
});

test('in the frame of a partner nobody is signed in, and no page opens there but those that may (frame.stranger, frame.partners)', async ({
  page,
  server,
  site,
}) => {
  await signIn(page, 'Aino Mäkelä', '/contracts');
  await page.getByRole('heading', { level: 1, name: 'Sopimukset' }).waitFor();
  const partner = `http://localhost:${site}`;
  const feedback = await hold(page, partner, `${server.url}/feedback`);
  await expect(feedback.getByRole('textbox', { name: 'Viesti' })).toBeVisible();
  await feedback.getByRole('textbox', { name: 'Viesti' }).fill('Vieraan viesti');
  const header = feedback.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Käyttäjävalikko' })).toHaveCount(0);
  await expect(header.getByRole('link', { name: 'Sopimukset' })).toHaveCount(0);
  await expect(feedback.getByText('Aino')).toHaveCount(0);

  await feedback.getByRole('link', { name: 'Saavutettavuus' }).click();
  await expect(feedback.getByRole('heading', { level: 1, name: /^Saavutettavuus/ })).toBeVisible();
  expect(page.url()).toContain(partner);

  await header.getByRole('link', { name: 'Oma Kajo' }).click();
  await expect(page).toHaveURL((url) => url.origin === server.url);
  // In its own window the tab goes on with its session, of which the frame has touched nothing.
  await expect(page.getByRole('button', { name: 'Käyttäjävalikko' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('drafts') ?? '')).not.toContain('Vieraan');
});

for (const [what, host, path] of [
  ['a partner may hold no page that someone signs in to', 'localhost', '/contracts?embed=true'],
  ['a partner may not hold the sign-in', 'localhost', '/?embed=true'],
  ['another site may hold nothing', '127.0.0.1', '/feedback?embed=true'],
] as const) {
  test(`${what} (frame.partners) @left-out`, async ({ page, server, site, watch }) => {
    const held = await hold(page, `http://${host}:${site}`, server.url + path);
    await expect.poll(() => watch.complaints.join()).toContain('frame-ancestors');
    await expect(held.getByRole('main')).toHaveCount(0);
    watch.complaints = [];
  });
}
