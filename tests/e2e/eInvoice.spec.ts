import type { Page } from '@playwright/test';
import { enter, enterAs, subOf } from '../model/runner/person.ts';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, test } from './fixtures.ts';
import { overlayHasGone } from './pages/overlay.ts';

const aino = 'Aino Mäkelä';
const sub = subOf(aino);

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const order = (page: Page) => main(page).getByRole('button', { name: 'Tilaa e-lasku' });
const send = (page: Page) => page.getByRole('button', { name: 'Lähetä tilaus' });

/** What a native app around the page hears. */
async function hearAsApp(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, {
      heardByApp: heard,
      ReactNativeWebView: { postMessage: (message: string) => heard.push(JSON.parse(message)) },
    });
  });
  return () => page.evaluate(() => (window as unknown as { heardByApp: unknown[] }).heardByApp);
}

test('a customer orders e-invoices over the page of invoices, and the app around the page hears of it once (eInvoice.offered, eInvoice.bank, eInvoice.waiting, eInvoice.app)', async ({
  page,
  server,
}) => {
  await server.withClone(sub, async (ids) => {
    const heard = await hearAsApp(page);
    await enterAs(page, server.url, ids[sub] ?? '');
    await page.goto('/invoices');
    await expect(main(page).getByText('Lasku suoraan verkkopankkiin')).toBeVisible();
    await order(page).click();
    await expect(dialog(page).getByRole('heading', { name: 'Tilaa e-lasku pankkiin' })).toBeFocused();
    await expect(send(page)).toBeDisabled();
    const banks = dialog(page).getByRole('combobox', { name: 'Pankki' });
    // It can be pressed all the same, and says what lacks.
    await send(page).click({ force: true });
    await expect(banks).toBeFocused();
    await expect(banks).toHaveAttribute('aria-invalid', 'true');
    await expect(banks).toHaveAccessibleDescription('Valitse pankki');
    expect((await banks.locator('option').allTextContents()).join(', ')).toBe(
      'Valitse pankki, Aktia, Danske Bank, Nordea, Oma Säästöpankki, OP, POP Pankki, S-Pankki, Säästöpankki, Ålandsbanken',
    );
    await expectAccessible(page);
    await expectNoOverflow(page);
    await banks.selectOption({ label: 'Säästöpankki' });
    await expect(banks).not.toHaveAttribute('aria-invalid');
    await send(page).dblclick();
    await expect(dialog(page).getByText('Tilaus on lähetetty, pankki: Säästöpankki.')).toBeVisible();
    await expectAccessible(page);
    expect(await heard()).toEqual([{ type: 'ORDER_E_INVOICE_SUCCESS' }]);
    await dialog(page).getByRole('button', { name: 'Sulje', exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(main(page).getByText('Odottaa hyväksyntääsi: Säästöpankki.')).toBeVisible();
    await overlayHasGone(page);
    await page.reload();
    await expect(main(page).getByText('Odottaa hyväksyntääsi: Säästöpankki.')).toBeVisible();
    await main(page).getByRole('button', { name: 'Vaihda pankki' }).click();
    await expect(dialog(page).getByRole('option', { name: 'Säästöpankki', exact: true })).toHaveCount(0);
  });
});

test('an address that wishes it opens the dialog, from the dashboard too, and closed it is without the wish (eInvoice.only, eInvoice.tile) @left-out', async ({
  page,
  server,
}) => {
  await enter(page, server.url, aino);
  await page.goto('/dashboard');
  await main(page).getByRole('link', { name: 'Tilaa e-lasku' }).click();
  await expect(page).toHaveURL('/invoices?orderEInvoiceOnly=true');
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Peruuta' }).click();
  await expect(page).toHaveURL('/invoices');
  await expect(dialog(page)).toHaveCount(0);
});

test('the dashboard leads to the dialog where its address wishes it, within a native app too, which hears once that an order failed (eInvoice.only, eInvoice.app, eInvoice.failed)', async ({
  page,
  server,
  watch,
}) => {
  await server.withClone(sub, async (ids) => {
    const heard = await hearAsApp(page);
    await enterAs(page, server.url, ids[sub] ?? '');
    await page.goto('/dashboard?orderEInvoiceOnly=true&embed=true');
    await expect(page).toHaveURL('/invoices?orderEInvoiceOnly=true&embed=true');
    await page.route('**/api/invoices/e-invoice/activation', (route) => route.fulfill({ status: 403, body: '' }));
    const bank = dialog(page).getByRole('combobox', { name: 'Pankki' });
    await bank.selectOption({ label: 'OP' });
    await send(page).click();
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await expect(bank.getByRole('option', { name: 'OP', exact: true })).toHaveJSProperty('selected', true);
    expect(await heard()).toEqual([{ type: 'ORDER_E_INVOICE_ERROR' }]);
    await expectAccessible(page);
    await page.unroute('**/api/invoices/e-invoice/activation');
    await send(page).click();
    await expect(dialog(page).getByText('Tilaus on lähetetty, pankki: OP.')).toBeVisible();
    expect(await heard()).toEqual([{ type: 'ORDER_E_INVOICE_ERROR' }, { type: 'ORDER_E_INVOICE_SUCCESS' }]);
    forgiveFailedCalls(watch, 403);
  });
});

test('nothing offers it where there are e-invoices already, nor to a company (eInvoice.hidden, eInvoicePage.active) @left-out', async ({
  page,
  server,
}) => {
  await enter(page, server.url, 'Jyrki-Pekka Väisänen');
  await page.goto('/dashboard');
  await expect(main(page).getByRole('link', { name: 'Katso kulutus' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Tilaa e-lasku' })).toHaveCount(0);
  await page.goto('/invoices?orderEInvoiceOnly=true');
  await expect(main(page).getByText('Käytössä: Nordea')).toBeVisible();
  await expect(order(page)).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
  await page.goto('/update/e-invoice');
  await expect(page.getByRole('heading', { level: 1, name: 'E-lasku on jo käytössä' })).toBeVisible();
  await expectAccessible(page);
  await enter(page, server.url, 'Liisa Häkkinen');
  await page.goto('/invoices');
  await page.getByRole('button', { name: 'Jatka tähän palveluun' }).click();
  await expect(main(page).getByRole('heading', { name: 'Laskut', level: 1 })).toBeVisible();
  await expect(main(page).getByRole('region', { name: 'Laskutuksen asetukset' })).toBeVisible();
  await expect(main(page).getByText('E-lasku', { exact: true })).toHaveCount(0);
});

test('a stranger proves who they are, comes back to the page, and orders there (eInvoicePage.order, eInvoicePage.stranger)', async ({
  page,
  server,
}) => {
  await page.goto('/update/e-invoice');
  const prove = page.getByRole('link', { name: 'Tunnistaudu pankkitunnuksilla' });
  await expect(prove).toHaveAttribute('href', /tupas=true.*location=%2Fupdate%2Fe-invoice/);
  await expectAccessible(page);
  await server.withClone(sub, async (ids) => {
    await enterAs(page, server.url, ids[sub] ?? '');
    await page.goto('/update/e-invoice');
    await page.getByRole('combobox', { name: 'Pankki' }).selectOption({ label: 'OP' });
    await expectAccessible(page);
    await send(page).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'E-lasku odottaa hyväksyntääsi pankissasi' }),
    ).toBeFocused();
    await expect(main(page).getByText('Tieto tilauksesta lähti sähköpostiisi.')).toBeVisible();
  });
});

test('the dialog stays while an order is being sent, and says why to who closes it (overlay.held) @left-out', async ({
  page,
  server,
}) => {
  await server.withClone(sub, async (ids) => {
    await enterAs(page, server.url, ids[sub] ?? '');
    const letGo: (() => void)[] = [];
    await page.route('**/api/invoices/e-invoice/activation', async (route) => {
      await new Promise<void>((resolve) => letGo.push(resolve));
      await route.continue();
    });
    await page.goto('/invoices');
    await order(page).click();
    await dialog(page).getByRole('combobox', { name: 'Pankki' }).selectOption({ label: 'OP' });
    await send(page).click();
    const why = dialog(page).getByText('Lähetys on kesken. Voit sulkea ikkunan, kun tiedämme, menikö se perille.');
    await expect(why).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Sulje ikkuna' }).click();
    await expect(why).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(why).toBeVisible();
    await expect(page).toHaveURL('/invoices');
    for (const go of letGo) go();
    await expect(dialog(page).getByText('Tilaus on lähetetty, pankki: OP.')).toBeVisible();
    await expect(why).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });
});
