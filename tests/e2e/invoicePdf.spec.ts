import type { Request } from '@playwright/test';
import { enter } from '../model/runner/person.ts';
import { expect, expectAccessible, forgiveFailedCalls, test } from './fixtures.ts';
import { aino, ainosId, ainosInvoicesAreMade, billOf, heading, main } from './pages/invoices.ts';

test.beforeEach(({ server: { url } }) => ainosInvoicesAreMade(url));

test.describe('the PDF is opened by a ticket of one use (invoicePdf.ticket, invoicePdf.link, invoicePdf.open)', () => {
  const isPdf = (one: Request) => /\/api\/invoices\/\d+\/pdf\?ticket=[\w-]{22}&lang=fi$/.test(one.url());

  test('in a tab of its own, of the address of an older mail, which asks for nothing before the press', async ({
    page,
    context,
    server,
    watch,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/invoices')) asked.push(request.method());
    });
    await enter(page, server.url, aino);
    await page.goto(`/open/invoices/pdf/${billOf(ainosId)}`);
    await expect(page).toHaveURL(`/invoices/pdf/${billOf(ainosId)}`);
    await expect(heading(page, `Lasku ${billOf(ainosId)}`)).toBeVisible();
    await expectAccessible(page);
    expect(asked).toEqual([]);
    const [tab, request] = await Promise.all([
      context.waitForEvent('page'),
      context.waitForEvent('request', isPdf),
      main(page).getByRole('button', { name: 'Avaa PDF' }).click(),
    ]);
    expect(asked).toEqual(['POST']);
    expect((await request.response())?.headers()['content-type']).toBe('application/pdf');
    expect((await page.request.get(request.url())).status()).toBe(404);
    await tab.close();
    await expect(main(page).getByRole('button', { name: 'Avaa PDF' })).toBeEnabled();
    await main(page).getByRole('link', { name: 'Näytä laskun tiedot' }).click();
    await expect(page).toHaveURL(`/invoices/${billOf(ainosId)}`);
    forgiveFailedCalls(watch, 404);
  });

  test('in the same window of the embedded view @left-out', async ({ page, context, server }) => {
    await enter(page, server.url, aino);
    await page.goto(`/invoices/${billOf(ainosId)}?embed=true`);
    const [request] = await Promise.all([
      page.waitForEvent('request', isPdf),
      main(page).getByRole('button', { name: 'Avaa PDF' }).click(),
    ]);
    expect(request.isNavigationRequest()).toBe(true);
    expect((await request.response())?.headers()['content-type']).toBe('application/pdf');
    expect(context.pages()).toEqual([page]);
  });

  test('a ticket that does not come closes the tab, is told, and is asked for anew', async ({
    page,
    context,
    server,
    watch,
  }) => {
    await enter(page, server.url, aino);
    await page.goto(`/invoices/${billOf(ainosId)}`);
    await page.route('**/ticket', (route) => route.fulfill({ status: 500, body: '' }));
    const button = main(page).getByRole('button', { name: 'Avaa PDF' });
    const [tab] = await Promise.all([context.waitForEvent('page'), button.click()]);
    await expect.poll(() => tab.isClosed()).toBe(true);
    await expect(page.getByRole('alert')).toContainText('Laskun PDF ei auennut');
    await expectAccessible(page);
    await page.unroute('**/ticket');
    const [again] = await Promise.all([
      context.waitForEvent('page'),
      context.waitForEvent('request', isPdf),
      page.getByRole('button', { name: 'Yritä uudelleen' }).click(),
    ]);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await again.close();
    forgiveFailedCalls(watch, 500);
  });
});

test('the address of an older mail keeps whose invoice it is, and has an employee open a customer first (invoicePdf.open, invoicesPage.acting) @left-out', async ({
  page,
  server,
}) => {
  await enter(page, server.url, 'Kaisa Lehtonen');
  await page.goto(`/open/invoices/pdf/${billOf(ainosId)}?owner=${ainosId}`);
  await expect(page).toHaveURL(`/invoices/pdf/${billOf(ainosId)}?owner=${ainosId}`);
  await expect(main(page).getByRole('link', { name: 'Siirry työpöydälle' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Avaa PDF' })).toHaveCount(0);
  await expectAccessible(page);
});
