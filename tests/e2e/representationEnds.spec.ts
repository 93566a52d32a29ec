import type { Page } from '@playwright/test';
import { dayEnd, helsinkiToday } from '../../domain/time/index.ts';
import { enter, subOf } from '../model/runner/person.ts';
import type { RunningServer } from '../support/server.ts';
import { bearer, signIn as signInOverHttp } from '../support/signIn.ts';
import { expect, forgiveFailedCalls, test } from './fixtures.ts';
import {
  account,
  acting,
  changeMandates,
  choose,
  dialog,
  main,
  streets,
  type Mandate,
} from './pages/representation.ts';

const over = (page: Page, name: string) =>
  page.getByText(`Valtuutuksesi hoitaa tämän asiakkaan asioita on päättynyt: ${name}`);

/** The customer ends the one mandate that they have given. */
async function endMandate({ url }: RunningServer, person: string, customerId: string): Promise<void> {
  const { accessToken } = await signInOverHttp({ sub: subOf(person), urls: [url] });
  const call = (path: string, method = 'GET') =>
    fetch(`${url}/api/customer/${path}`, { method, headers: bearer(accessToken) });
  const answer = await call(`${customerId}/representatives`);
  const { representatives } = (await answer.json()) as { representatives: { id: string }[] };
  expect(representatives).toHaveLength(1);
  expect((await call(`representatives/${representatives[0]?.id}`, 'DELETE')).status).toBe(204);
}

test('a mandate that its customer ends is over in an open tab, with a sentence and nothing of the customer (representation.over, representation.noticed)', async ({
  page,
  server,
  watch,
}) => {
  await enter(page, server.url, 'Kirsi Saarinen', '70031925');
  await page.goto('/contracts');
  await expect(acting(page, 'Lämpöurakointi Häkkinen Oy')).toBeVisible();
  await expect(main(page).getByText('Teollisuuskatu').first()).toBeVisible();

  await endMandate(server, 'Liisa Häkkinen', '70031925');
  // The person comes back to the tab.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(over(page, 'Lämpöurakointi Häkkinen Oy')).toBeVisible();
  await expect(page.getByText('Näet nyt omat tietosi.')).toBeVisible();
  await expect(page.getByText('Teollisuuskatu')).toHaveCount(0);
  await expect(acting(page, 'Lämpöurakointi Häkkinen Oy')).toHaveCount(0);
  await expect(account(page)).toHaveText(/Kirsi Saarinen/);
  // The dialog waits until that was read.
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Selvä' }).click();
  await expect(dialog(page)).toBeVisible();
  // What the page asks for by itself may have been refused with the rest.
  forgiveFailedCalls(watch, 404);
});

test('a mandate that is ended elsewhere is over within a minute in a tab that is seen and asks for nothing (representation.noticed) @left-out', async ({
  page,
  server,
  watch,
}) => {
  await page.clock.install();
  await enter(page, server.url, 'Kirsi Saarinen', '70028846');
  let asked = 0;
  page.on('request', (request) => void (request.url().endsWith('/representations') && (asked += 1)));
  await page.goto('/feedback');
  await expect(acting(page, 'Kiinteistö Oy Pyynikintori')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await endMandate(server, 'Pekka Korhonen', '70028846');

  const hide = (isHidden: boolean) =>
    page.evaluate(
      (hidden) => Object.defineProperty(document, 'hidden', { value: hidden, configurable: true }),
      isHidden,
    );
  /** What is asked then has been noted. */
  const goOn = async () => {
    await page.clock.fastForward(60_000);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  };
  const before = asked;
  await hide(true);
  await goOn();
  expect(asked).toBe(before);
  await hide(false);
  await goOn();
  await expect(over(page, 'Kiinteistö Oy Pyynikintori')).toBeVisible();
  await expect(acting(page, 'Kiinteistö Oy Pyynikintori')).toHaveCount(0);
  await expect(account(page)).toHaveText(/Kirsi Saarinen/);

  // For oneself nothing is asked so; the dialog shows that all has come.
  await page.getByRole('button', { name: 'Selvä' }).click();
  await expect(dialog(page)).toBeVisible();
  const since = asked;
  await goOn();
  expect(asked).toBe(since);
  // What the page asks for by itself may have been refused with the rest.
  forgiveFailedCalls(watch, 404);
});

test('a mandate is over when midnight in Helsinki ends its last day, though nothing else is asked (representation.noticed) @left-out', async ({
  page,
  server,
}) => {
  const minutes = (count: number) => count * 60_000;
  await page.clock.install();
  await enter(page, server.url, 'Aino Mäkelä', '40127732');
  const today = helsinkiToday(Date.now());
  const midnight = Date.now() + minutes(5);
  // By the server's clock the day ends then: each answer tells its time, and it goes on with the page's.
  const ahead = dayEnd(today) - midnight;
  let skipped = 0;
  const skip = async (ms: number) => {
    skipped += ms;
    await page.clock.fastForward(ms);
  };
  const later = (instant: string) => new Date(Date.parse(instant) + ahead).toISOString();
  let isOver = false;
  let asked = 0;
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), date: new Date(Date.now() + skipped + ahead).toUTCString() };
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('/token/validate')) {
      const { expiresAt = '', sessionEndsAt = '', ...rest } = (await response.json()) as Record<string, string>;
      const json = { ...rest, expiresAt: later(expiresAt), sessionEndsAt: later(sessionEndsAt) };
      await route.fulfill({ response, headers, json });
    } else if (pathname.endsWith('/customer/representations')) {
      asked += 1;
      const { owner, representing } = (await response.json()) as { owner: object; representing: Mandate[] };
      const others = representing.filter(({ customerId }) => customerId !== '40127732');
      const ending = representing.filter(({ customerId }) => customerId === '40127732');
      const left = isOver ? others : [...others, ...ending.map((mandate) => ({ ...mandate, validTo: today }))];
      await route.fulfill({ response, headers, json: { owner, representing: left } });
    } else await route.fulfill({ response, headers });
  });
  await page.goto('/contracts');
  await expect(acting(page, 'Eero Mäkelä')).toBeVisible();
  await expect(main(page).getByText(streets.eero)).toBeVisible();
  await page.waitForLoadState('networkidle');

  // What is asked once a minute is asked on the way, and not again before the day is over.
  const before = asked;
  const left = midnight - (await page.evaluate(() => Date.now()));
  await skip(left - 30_000);
  await expect.poll(() => asked).toBe(before + 1);
  isOver = true;
  await skip(15_000);
  expect(asked).toBe(before + 1);
  await skip(20_000);
  await expect(over(page, 'Eero Mäkelä')).toBeVisible();
  await expect(main(page).getByText(streets.aino).first()).toBeVisible();
});

test('what was written for a customer goes with the mandate, though the form is open; what was written for oneself stays (draft.mandate)', async ({
  page,
  server,
}) => {
  const kept = () => page.evaluate(() => sessionStorage.getItem('drafts') ?? '');
  await enter(page, server.url, 'Aino Mäkelä');
  const text = page.getByRole('textbox', { name: 'Viesti' });
  await page.goto('/feedback');
  await text.fill('Ainon oma asia');
  await expect.poll(kept).toContain('Ainon oma asia');
  await choose(page, 'Eero Mäkelä');
  await expect(acting(page, 'Eero Mäkelä')).toBeVisible();
  await page.goto('/feedback');
  await expect(acting(page, 'Eero Mäkelä')).toBeVisible();
  await text.fill('Eeron asia');
  await expect.poll(kept).toContain('Eeron asia');
  await changeMandates(page, (representing) => representing.filter(({ customerId }) => customerId !== '40127732'));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Näet nyt omat tietosi.')).toBeVisible();
  await expect.poll(kept).not.toContain('Eeron asia');
  expect(await kept()).toContain('Ainon oma asia');
});

test('what is refused because a mandate is over is said in a sentence, and is never seen as a fault (representation.noticed) @left-out', async ({
  page,
  server,
  watch,
}) => {
  await page.addInitScript(() => {
    const alerts: string[] = [];
    Object.assign(globalThis, { alerts });
    const look = () => {
      for (const alert of document.querySelectorAll('[role="alert"]')) alerts.push(alert.textContent ?? '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await enter(page, server.url, 'Aino Mäkelä', '40127732');
  await page.goto('/contracts');
  await expect(acting(page, 'Eero Mäkelä')).toBeVisible();
  await expect(main(page).getByText(streets.eero)).toBeVisible();
  // As the server answers from now on.
  await page.route('**/api/contracts/customer/40127732*', (route) =>
    route.fulfill({ status: 404, json: { status: 404, code: 'resource.notFound' } }),
  );
  await page.route('**/api/customer/representations', async (route) => {
    const response = await route.fetch();
    const { owner, representing } = (await response.json()) as {
      owner: object;
      representing: { customerId: string }[];
    };
    const left = representing.filter(({ customerId }) => customerId !== '40127732');
    await new Promise((resolve) => setTimeout(resolve, 500));
    return route.fulfill({ response, json: { owner, representing: left } });
  });
  // Another language asks for the contracts anew.
  await page.getByRole('button', { name: /svenska/ }).click();
  await expect(page.getByText('Din fullmakt att sköta ärenden för kunden Eero Mäkelä har upphört.')).toBeVisible();
  await expect(main(page).getByText(streets.aino).first()).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { alerts: string[] }).alerts)).toEqual([]);
  forgiveFailedCalls(watch, 404);
});
