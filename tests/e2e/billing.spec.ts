import type { Page } from '@playwright/test';
import { enter, enterAs, subOf } from '../model/runner/person.ts';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, test } from './fixtures.ts';

const sub = subOf('Aino Mäkelä');
const spot = 'K23014478016';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

test('a customer chooses how often a contract is invoiced, and its page says so (billing.shown, billing.asked, billing.done)', async ({
  page,
  server,
}) => {
  await server.withClone(sub, async (ids) => {
    await enterAs(page, server.url, ids[sub] ?? '');
    await page.goto(`/contracts/${ids[spot]}`);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Laskut' }).click();
    await main(page).getByRole('button', { name: 'Muuta laskutusväliä, Koivukuja 4 B' }).click();
    await expect(dialog(page).getByRole('radio', { name: 'Joka kuukausi' })).toBeChecked();
    const send = dialog(page).getByRole('button', { name: 'Vaihda laskutusväli' });
    await expect(send).toBeDisabled();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await dialog(page).getByRole('radio', { name: '3 kuukauden välein' }).check();
    await send.dblclick();
    await expect(dialog(page)).toHaveCount(0);
    await expect(main(page).getByText('Laskutusväli on vaihdettu seuraavasta laskusta alkaen.')).toBeVisible();
    await expect(main(page).getByText('Lasku 3 kuukauden välein')).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    const facts = main(page).getByRole('region', { name: 'Sopimuksen tiedot' });
    await expect(facts.getByText('3 kuukautta', { exact: true })).toBeVisible();
  });
});

test('nothing is changed while an invoice is in collection, and heat comes every month (billing.blocked, billing.heat) @left-out', async ({
  page,
  server,
}) => {
  await enter(page, server.url, 'Eeva Laine');
  await page.goto('/invoices');
  await expect(main(page).getByText('Laskutusväliä ei voi vaihtaa, kun lasku on perinnässä.').first()).toBeVisible({
    timeout: 20_000,
  });
  await expect(main(page).getByRole('button', { name: /^Muuta laskutusväliä/ })).toHaveCount(0);
  await enter(page, server.url, 'Aino Mäkelä');
  await page.goto('/invoices');
  await expect(main(page).getByText('Kaukolämpö laskutetaan kuukausittain.').first()).toBeVisible({ timeout: 20_000 });
});

test('what the answer says of a refusal is said in its words (api.errorMessage, billing.failed) @left-out', async ({
  page,
  server,
  watch,
}) => {
  await enter(page, server.url, 'Aino Mäkelä');
  const errorMessage = 'Laskutusväliä ei voi vaihtaa juuri nyt.';
  await page.route('**/api/invoices/frequency', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: 'no',
        status: 409,
        code: 'billing.notPossible',
        requestId: '7f3a20c1',
        errorMessage,
      },
    }),
  );
  await page.goto('/invoices');
  await main(page).getByRole('button', { name: 'Muuta laskutusväliä, Koivukuja 4 B' }).click();
  await dialog(page).getByRole('radio', { name: '2 kuukauden välein' }).check();
  await dialog(page).getByRole('button', { name: 'Vaihda laskutusväli' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText(errorMessage);
  forgiveFailedCalls(watch, 409);
});

test('the dialog stays while another choice is being sent, and says why to who closes it (overlay.held) @left-out', async ({
  page,
  server,
}) => {
  await server.withClone(sub, async (ids) => {
    await enterAs(page, server.url, ids[sub] ?? '');
    const letGo: (() => void)[] = [];
    await page.route('**/api/invoices/frequency', async (route) => {
      await new Promise<void>((resolve) => letGo.push(resolve));
      await route.continue();
    });
    await page.goto('/invoices');
    await main(page).getByRole('button', { name: 'Muuta laskutusväliä, Koivukuja 4 B' }).click();
    await dialog(page).getByRole('radio', { name: '2 kuukauden välein' }).check();
    await dialog(page).getByRole('button', { name: 'Vaihda laskutusväli' }).click();
    const why = dialog(page).getByText('Lähetys on kesken. Voit sulkea ikkunan, kun tiedämme, menikö se perille.');
    await expect(why).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Sulje ikkuna' }).click();
    await expect(why).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(why).toBeVisible();
    await expect(page).toHaveURL('/invoices');
    for (const go of letGo) go();
    await expect(dialog(page)).toHaveCount(0);
    await expect(main(page).getByText('Laskutusväli on vaihdettu seuraavasta laskusta alkaen.')).toBeVisible();
  });
});
