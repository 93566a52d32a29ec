import type { Page } from '@playwright/test';
import { expect, forgiveFailedCalls, test } from '../e2e/fixtures.ts';
import { ContentWorkerPage } from '../e2e/pages/contentWorker.ts';
import { enter } from '../model/runner/person.ts';
import { report } from './faults.ts';
import { count, watchTraffic } from './held.ts';
import { heading, minutes, spot } from './portal.ts';

const contractsCall = ['GET', '/api/contracts/customer/'] as const;

const offlineNote = (page: Page) => page.getByText('Ei verkkoyhteyttä');

/** In milliseconds: by then the page has asked for what may be needed later, the words on a lost connection too. */
const LATER = 5000;

// What finds no connection is told on the console.
test.afterEach(({ watch }) => forgiveFailedCalls(watch, 'ERR_INTERNET_DISCONNECTED'));

test('what could not be fetched comes by itself when it is back (error.offline, contracts.failure)', async ({
  page,
  context,
  server,
}, info) => {
  const expected = 'Palveluun ei saada yhteyttä. Tarkista verkkoyhteytesi. – Kajo Pörssi';
  await report(info, {
    flow: 'the contracts',
    call: contractsCall.join(' '),
    fault: 'offline, then online',
    expected,
  });
  await page.route('**/api/contracts/**', (route) => route.abort('internetdisconnected'));
  await enter(page, server.url, 'Aino Mäkelä');
  await page.goto('/contracts');
  await expect(page.getByRole('alert')).toContainText('Palveluun ei saada yhteyttä. Tarkista verkkoyhteytesi.');
  await context.setOffline(true);
  await expect(offlineNote(page)).toBeVisible();
  await page.unroute('**/api/contracts/**');
  await context.setOffline(false);
  await expect(offlineNote(page)).toBeHidden();
  await expect(spot(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what a page asks for itself comes by itself too, also that of a row (error.offline, invoicesPage.failed)', async ({
  page,
  context,
  server,
}, info) => {
  const expected = 'Laskuja ei saatu näkyviin – Maksettava';
  await report(info, {
    flow: 'the invoices',
    call: 'GET /api/invoices/',
    fault: 'offline, then online',
    expected,
  });
  await page.route('**/api/invoices/**', (route) => route.abort('internetdisconnected'));
  await enter(page, server.url, 'Aino Mäkelä');
  await page.goto('/invoices');
  const unread = ['Laskuja ei saatu näkyviin', 'Tietoja ei saatu näkyviin', 'Laskutusväliä ei saatu näkyviin'];
  for (const text of unread) await expect(page.getByText(text)).toBeVisible();
  await context.setOffline(true);
  await expect(offlineNote(page)).toBeVisible();
  await page.unroute('**/api/invoices/**');
  await context.setOffline(false);
  for (const text of unread) await expect(page.getByText(text)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: 'Yritä uudelleen' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Kaikki laskut' })).toBeVisible();
});

test('a sign-in that could not be looked at is looked at by itself (error.offline, gate.failedTryAgain)', async ({
  page,
  context,
  server,
}, info) => {
  const expected = 'Emme voineet tarkistaa kirjautumistasi – Kajo Pörssi';
  await report(info, {
    flow: 'gate',
    call: 'GET /api/auth/token/validate',
    fault: 'offline, then online',
    expected,
  });
  await enter(page, server.url, 'Aino Mäkelä');
  await page.route('**/api/auth/**', (route) => route.abort('internetdisconnected'));
  await page.goto('/contracts');
  await expect(heading(page, 'Emme voineet tarkistaa kirjautumistasi')).toBeVisible();
  await context.setOffline(true);
  await expect(offlineNote(page)).toBeVisible();
  await page.unroute('**/api/auth/**');
  await context.setOffline(false);
  await expect(spot(page)).toBeVisible();
});

test('what has become old is fetched again when it is back, and stays until then (error.offline)', async ({
  page,
  context,
  server,
}, info) => {
  const expected = 'Kajo Pörssi – Yhteys katkesi klo';
  await report(info, {
    flow: 'the contracts',
    call: contractsCall.join(' '),
    fault: 'offline for minutes',
    expected,
  });
  await page.clock.install();
  await enter(page, server.url, 'Aino Mäkelä');
  const contracts = count(page, contractsCall);
  const settle = watchTraffic(page);
  await page.goto('/contracts');
  await expect(spot(page)).toBeVisible();
  await page.clock.fastForward(LATER);
  await settle();
  await context.setOffline(true);
  await expect(page.getByText('Yhteys katkesi klo')).toBeVisible();
  await page.clock.fastForward(minutes(2));
  await expect(spot(page)).toBeVisible();
  expect(contracts.calls).toBe(1);
  await context.setOffline(false);
  await expect.poll(() => contracts.calls).toBe(2);
  await expect(spot(page)).toBeVisible();
});

test('what was typed stays, and is sent when the person says so and not before (contentWorker.error, api.writeOnce)', async ({
  page,
  context,
  server,
}, info) => {
  const expected = 'Pyyntöä ei voitu toteuttaa. Ota yhteyttä sivun ylläpitoon.';
  await report(info, { flow: 'contentReload', call: 'PATCH /api/content', fault: 'offline, then online', expected });
  const settle = watchTraffic(page);
  await enter(page, server.url, 'Hanna Sirén');
  const writes = count(page, ['PATCH', '/api/content']);
  await page.goto('/content-worker');
  const worker = new ContentWorkerPage(page);
  await worker.token.fill('kajo-demo');
  await context.setOffline(true);
  await worker.reload.click();
  await expect(worker.error).toBeVisible();
  await context.setOffline(false);
  await expect(offlineNote(page)).toBeHidden();
  await settle();
  await expect(worker.error).toBeVisible();
  await expect(worker.token).toHaveValue('kajo-demo');
  expect(writes.calls).toBe(1);
  await worker.reload.click();
  await expect(worker.success).toBeVisible();
  expect(writes.calls).toBe(2);
});
