import type { Page } from '@playwright/test';
import { enter, subOf } from '../model/runner/person.ts';
import { bearer, signIn as signInOverHttp } from '../support/signIn.ts';
import { overlayHasGone } from './pages/overlay.ts';
import { expect, expectAccessible, forgiveFailedCalls, test } from './fixtures.ts';

const account = (page: Page) => page.getByRole('button', { name: /Käyttäjävalikko/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Kenen asioita hoidat?' });
const acting = (page: Page, name: string) => page.getByText(`Hoidat nyt tämän asiakkaan asioita: ${name}.`);
const main = (page: Page) => page.getByRole('main');
/** A street of each. */
const streets = { aino: 'Koivukuja', eero: 'Yliopistonkatu', company: 'Kuusikkorinne' };

async function choose(page: Page, name: string): Promise<void> {
  await account(page).click();
  await page.getByRole('group', { name: 'Kenen asioita hoidat?' }).getByRole('button', { name }).click();
}

test.describe('whom the person acts for (representation.menu, representation.shown, customer.change)', () => {
  test('one of a few is chosen in the menu; every page says so, a reload too, and leads back (home.other)', async ({
    page,
    server,
  }) => {
    await enter(page, server.url, 'Aino Mäkelä');
    await page.goto('/feedback');
    await choose(page, 'Eero Mäkelä');
    await expect(page).toHaveURL('/contracts');
    await expect(acting(page, 'Eero Mäkelä')).toBeVisible();
    await expect(main(page).getByText(streets.eero)).toBeVisible();
    await expect(main(page).getByText(streets.aino)).toHaveCount(0);
    await expect(account(page)).toHaveText(/Edustettavat 2/);
    await expectAccessible(page);
    await page.reload();
    await expect(acting(page, 'Eero Mäkelä')).toBeVisible();
    await page.goto('/feedback');
    await expect(acting(page, 'Eero Mäkelä')).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Eero Mäkelä' })).toBeVisible();
    await expect(main(page).getByText(/Hei Aino|Sinulla|Sopimuksesi/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Palaa omiin tietoihisi' }).click();
    await expect(page).toHaveURL('/contracts');
    await expect(main(page).getByText(streets.aino).first()).toBeVisible();
    await expect(acting(page, 'Eero Mäkelä')).toHaveCount(0);
    await expect(main(page).getByText(streets.eero)).toHaveCount(0);
  });

  test('two tabs act for two customers, each keeps its own', async ({ page, context, server }) => {
    await enter(page, server.url, 'Aino Mäkelä', '40127732');
    await page.goto('/contracts');
    await expect(acting(page, 'Eero Mäkelä')).toBeVisible();
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open('/contracts', '_blank')),
    ]);
    await choose(other, 'As. Oy Kuusikkorinne');
    await expect(acting(other, 'As. Oy Kuusikkorinne')).toBeVisible();
    await expect(main(other).getByText(streets.company).first()).toBeVisible();
    await page.reload();
    await expect(main(page).getByText(streets.eero)).toBeVisible();
    await expect(main(page).getByText(streets.company)).toHaveCount(0);
    await other.reload();
    await expect(main(other).getByText(streets.company).first()).toBeVisible();
  });
});

test.describe('the dialog of all (representation.dialog, representation.opens)', () => {
  test('opens by itself once for who has no contracts, and not after it was closed', async ({ page, server }) => {
    await enter(page, server.url, 'Kirsi Saarinen');
    await page.goto('/contracts');
    await expect(dialog(page)).toHaveAccessibleDescription(/^Sinulla ei ole omia sopimuksia. Edustat \d+ asiakasta.$/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.reload();
    await expect(account(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(dialog(page)).toHaveCount(0);
    await account(page).click();
    await page.getByRole('button', { name: 'Valitse edustettava' }).click();
    await expect(dialog(page)).toBeVisible();
  });

  test('the page of who has no contracts leads to it (contracts.empty)', async ({ page, server }) => {
    await enter(page, server.url, 'Kirsi Saarinen');
    await page.goto('/contracts');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await main(page).getByRole('button', { name: 'Valitse, kenen asioita hoidat' }).click();
    await expect(dialog(page)).toBeVisible();
  });

  test('opened from the menu of a phone it gives the focus back to the menu, and Forward opens it again; what came by itself stays closed (overlay.forward)', async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enter(page, server.url, 'Kirsi Saarinen');
    await page.goto('/contracts');
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await page.goForward();
    await overlayHasGone(page);
    await expect(dialog(page)).toHaveCount(0);
    const menu = page.getByRole('button', { name: 'Valikko' });
    const close = [
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', { name: 'Sulje' }).click(),
      () => page.goBack(),
    ];
    for (const way of close) {
      await menu.click();
      await page.getByRole('button', { name: 'Valitse edustettava' }).click();
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page).getByRole('heading')).toBeFocused();
      // The entry of the menu has become that of the dialog.
      await page.waitForFunction(() => 'isOverPage' in (history.state as object));
      await expect(menu).toHaveAttribute('aria-expanded', 'false');
      await way();
      await expect(dialog(page)).toHaveCount(0);
      await expect(menu).toBeFocused();
      await overlayHasGone(page);
    }
    await page.goForward();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(menu).toBeFocused();
  });

  test('is searched by name and number, and the one chosen is shown', async ({ page, server }) => {
    await enter(page, server.url, 'Kirsi Saarinen');
    await page.goto('/contracts');
    await dialog(page).getByRole('searchbox').fill('KUOLIN');
    await expect(dialog(page).getByRole('status')).toHaveText(/^1 \/ \d+ edustettavaa$/);
    await dialog(page).getByRole('searchbox').fill('7003 1180');
    await dialog(page).getByRole('button', { name: 'As. Oy Kuusikkorinne' }).click();
    await expect(acting(page, 'As. Oy Kuusikkorinne')).toBeVisible();
    await expect(main(page).getByText(streets.company).first()).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('does not come up for who has contracts of their own', async ({ page, server }) => {
    await enter(page, server.url, 'Aino Mäkelä');
    await page.goto('/contracts');
    await expect(main(page).getByText(streets.aino).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(dialog(page)).toHaveCount(0);
  });
});

const sentence = 'Valtuutuksesi hoitaa tämän asiakkaan asioita on päättynyt: Jyrki-Pekka Väisänen';

test('a mandate that its customer ends is over in an open tab, with a sentence and nothing of the customer (representation.over, representation.noticed)', async ({
  page,
  server,
  watch,
}) => {
  await enter(page, server.url, 'Kirsi Saarinen', '40130244');
  await page.goto('/contracts');
  await expect(acting(page, 'Jyrki-Pekka Väisänen')).toBeVisible();
  await expect(main(page).getByText('Lentävänniemenkatu').first()).toBeVisible();

  const { accessToken } = await signInOverHttp({ sub: subOf('Jyrki-Pekka Väisänen'), urls: [server.url] });
  const call = (path: string, method = 'GET') =>
    fetch(`${server.url}/api/customer/${path}`, { method, headers: bearer(accessToken) });
  const answer = await call('40130244/representatives');
  const { representatives } = (await answer.json()) as { representatives: { id: string }[] };
  expect(representatives).toHaveLength(1);
  expect((await call(`representatives/${representatives[0]?.id}`, 'DELETE')).status).toBe(204);

  // The person comes back to the tab.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByText('Näet nyt omat tietosi.')).toBeVisible();
  await expect(page.getByText('Lentävänniemenkatu')).toHaveCount(0);
  await expect(acting(page, 'Jyrki-Pekka Väisänen')).toHaveCount(0);
  await expect(account(page)).toHaveText(/Kirsi Saarinen/);
  // The dialog waits until that was read.
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Selvä' }).click();
  await expect(dialog(page)).toBeVisible();
  // What the page asks for by itself may have been refused with the rest.
  forgiveFailedCalls(watch, 404);
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
  await page.route('**/api/customer/representations', async (route) => {
    const response = await route.fetch();
    const { representing, ...rest } = (await response.json()) as { representing: { customerId: string }[] };
    await route.fulfill({
      response,
      json: { ...rest, representing: representing.filter(({ customerId }) => customerId !== '40127732') },
    });
  });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Näet nyt omat tietosi.')).toBeVisible();
  await expect.poll(kept).not.toContain('Eeron asia');
  expect(await kept()).toContain('Ainon oma asia');
});

test('what is refused because a mandate is over is said in a sentence, and is never seen as a fault (representation.noticed)', async ({
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
