import type { Locator, Page } from '@playwright/test';
import type { Invoice, Invoices } from '../../domain/types.ts';
import { enter, subOf } from '../model/runner/person.ts';
import { signIn } from '../support/signIn.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, leftOut, test } from './fixtures.ts';

/** She has one that may be postponed, whatever day it is. */
const sari = 'Sari Peltoniemi-Järvinen';
const customerId = '40163350';

/** A database of its own: the invoice can be postponed once. The page is left before its server goes. */
async function withServer(page: Page, use: (server: RunningServer) => Promise<void>): Promise<void> {
  const server = await startServer();
  try {
    await use(server);
    await page.goto('about:blank');
  } finally {
    await server.stop();
  }
}

/** Her invoices; the demo's are made when somebody first asks for them, which may take longer than a call waits. */
async function invoicesOf(url: string, person: string, of: string): Promise<Invoice[]> {
  const { accessToken } = await signIn({ sub: subOf(person), urls: [url] });
  const address = `${url}/api/invoices/all?customerId=${of}&includePostponeInfo=true`;
  const ask = () => fetch(address, { headers: { authorization: `Bearer ${accessToken}` } });
  await expect.poll(async () => (await ask()).status, { timeout: 60_000 }).toBe(200);
  return ((await (await ask()).json()) as Invoices).invoices;
}

const postponable = async (url: string) => {
  const found = (await invoicesOf(url, sari, customerId)).find((one) => one.postponeDueDatePossible);
  if (!found?.dueDate || !found.postpone?.dueDate) throw new Error('none may be postponed');
  return { ...found, dueDate: found.dueDate, newDay: found.postpone.dueDate };
};

/** As the portal writes a day. */
const written = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC' }).format(Date.parse(day));

const open = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'Siirrä eräpäivää' });
const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Siirretäänkö eräpäivää?' });
const confirm = (page: Page): Locator => dialogOf(page).getByRole('button', { name: 'Siirrä eräpäivä', exact: true });

/** The addresses to which a page has sent a postponement. */
function sentFrom(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/invoices/postpone')) sent.push(request.method());
  });
  return sent;
}

test('what is to be paid is postponed once, shown and mailed; what was open in another tab is told that it may not (postpone.asked, postpone.once, postpone.done, postpone.outdated)', async ({
  page,
  context,
  watch,
}) => {
  test.slow();
  await withServer(page, async (server) => {
    const { invoiceNo, dueDate, newDay } = await postponable(server.url);
    await enter(page, server.url, sari);
    await page.goto(`${server.url}/invoices`);
    const sent = sentFrom(page);
    const slip = page.getByRole('main').getByRole('region', { name: / lasku$/ });
    await expect(slip).toContainText(written(dueDate, 'fi'));

    // Closed, it leaves all as it was.
    await open(page).click();
    await expect(dialogOf(page)).toContainText(written(dueDate, 'fi'));
    await expect(dialogOf(page)).toContainText(written(newDay, 'fi'));
    await expect(dialogOf(page)).not.toContainText(/maksu(ton|tta)|€/);
    await expectAccessible(page);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
      () => dialogOf(page).getByRole('button', { name: 'Älä siirrä' }).click(),
    ]) {
      if (!(await dialogOf(page).isVisible())) await open(page).click();
      await close();
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(open(page)).toBeFocused();
      await expect(page).toHaveURL(/\/invoices$/);
    }
    expect(sent).toEqual([]);

    const other = await context.newPage();
    await enter(other, server.url, sari);
    await other.goto(`${server.url}/invoices/${invoiceNo}`);
    await expect(open(other)).toBeVisible();

    await page.bringToFront();
    await open(page).press('Enter');
    await confirm(page).dblclick();
    await expect(page.locator(':focus')).toContainText(`Uusi eräpäivä on ${written(newDay, 'fi')}.`);
    await expect(page.getByText('Vahvistus siirrosta on lähetetty sähköpostiin.')).toBeVisible();
    await expect(slip).toContainText(`eräpäivä ${written(newDay, 'fi')}`);
    await expect(slip).not.toContainText(written(dueDate, 'fi'));
    await expect(open(page)).toHaveCount(0);
    await expectAccessible(page);
    await expectNoOverflow(page);
    const mail = await (await fetch(`${server.url}/dev/mail`)).text();
    expect(mail.split(`Laskun ${invoiceNo} eräpäivä on siirretty`)).toHaveLength(2);
    await page.reload();
    await expect(slip).toContainText(written(newDay, 'fi'));
    await expect(open(page)).toHaveCount(0);

    // The other tab has the invoice as it was.
    await other.bringToFront();
    await open(other).click();
    await confirm(other).click();
    await expect(other.getByRole('alert')).toContainText('Laskun eräpäivää ei voi enää siirtää.');
    await expect(open(other)).toHaveCount(0);
    await expect(other.getByRole('main')).toContainText(written(newDay, 'fi'));
    await expectAccessible(other);
    await other.close();
    expect([sent, await server.count(['invoice_postponement', 'outbox_message'])]).toEqual([
      ['POST'],
      { invoice_postponement: 1, outbox_message: 1 },
    ]);
    forgiveFailedCalls(watch, 409);
  });
});

test(
  'an invoice is postponed on its own page; the one that may not be has nothing that offers it (postpone.offered, postpone.done)',
  leftOut,
  async ({ page }) => {
    test.slow();
    await withServer(page, async (server) => {
      const { invoiceNo, dueDate, newDay } = await postponable(server.url);
      await enter(page, server.url, sari);
      await page.goto(`${server.url}/invoices/${invoiceNo}`);
      const facts = page.getByRole('main').getByRole('region', { name: 'Laskun tiedot' });
      await expect(facts).toContainText(written(dueDate, 'fi'));
      await expect(facts).not.toContainText('Eräpäivä ennen siirtoa');

      // In each language, before it is done.
      for (const [language, heading, locale] of [
        ['svenska', 'Vill du flytta förfallodagen?', 'sv-FI'],
        ['English', 'Move the due date?', 'en-GB'],
      ] as const) {
        await page
          .getByRole('banner')
          .getByRole('button', { name: new RegExp(language) })
          .click();
        await page
          .getByRole('main')
          .getByRole('button', { name: /Flytta förfallodagen|Move the due date/ })
          .click();
        await expect(page.getByRole('dialog', { name: heading })).toContainText(written(newDay, locale));
        await page.keyboard.press('Escape');
      }
      await page.getByRole('banner').getByRole('button', { name: /suomi/ }).click();

      await open(page).click();
      await confirm(page).press('Enter');
      await expect(page.locator(':focus')).toContainText(`Uusi eräpäivä on ${written(newDay, 'fi')}.`);
      await expect(facts).toContainText('Eräpäivä ennen siirtoa');
      await expect(facts).toContainText(written(newDay, 'fi'));
      await expect(open(page)).toHaveCount(0);
      await expectAccessible(page);
      await page.reload();
      await expect(facts).toContainText(written(newDay, 'fi'));
      await expect(open(page)).toHaveCount(0);

      for (const other of await refusedOf(server.url)) {
        await page.goto(`${server.url}/invoices/${other}`);
        await expect(facts).toBeVisible();
        await expect(open(page)).toHaveCount(0);
      }
    });
  },
);

test('an answer that is lost on its way is looked up, and it is postponed once; one that never arrived may be sent again (postpone.once, postpone.failed)', async ({
  page,
  watch,
}) => {
  test.slow();
  await withServer(page, async (server) => {
    const { invoiceNo, newDay } = await postponable(server.url);
    await enter(page, server.url, sari);
    await page.goto(`${server.url}/invoices/${invoiceNo}`);
    const rowsOf = () => server.count(['invoice_postponement', 'outbox_message']);
    await page.route('**/api/invoices/postpone', (route) => route.abort());
    await open(page).click();
    await confirm(page).click();
    await expect(page.getByRole('alert')).toContainText('Eräpäivää ei siirretty');
    await expectAccessible(page);
    expect(await rowsOf()).toEqual({ invoice_postponement: 0, outbox_message: 0 });

    await page.unroute('**/api/invoices/postpone');
    await page.route('**/api/invoices/postpone', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('alert').getByRole('button', { name: 'Yritä uudelleen' }).click();
    await expect(page.locator(':focus')).toContainText(`Uusi eräpäivä on ${written(newDay, 'fi')}.`);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(open(page)).toHaveCount(0);
    expect(await rowsOf()).toEqual({ invoice_postponement: 1, outbox_message: 1 });
    forgiveFailedCalls(watch, 'ERR_FAILED', 404);
  });
});

/** An invoice of hers for each reason for which one may not be postponed. */
async function refusedOf(url: string): Promise<string[]> {
  const reasons = new Map<string, string>();
  for (const { invoiceNo, postpone } of await invoicesOf(url, sari, customerId))
    if (postpone?.refusedFor) reasons.set(postpone.refusedFor, invoiceNo);
  expect([...reasons.keys()].sort()).toEqual(['credit', 'paid', 'postponed']);
  return [...reasons.values()];
}
