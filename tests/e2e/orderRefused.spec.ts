import type { Page } from '@playwright/test';
import { expect, expectAccessible, forgiveFailedCalls, test } from './fixtures.ts';
import { OrderForm } from './pages/order.ts';
import { signIn } from './pages/signIn.ts';

const service = '/contract/vas/campaign/vas/template/hairioturva';

/** The server misses something of the order. */
async function misses(page: Page, code: string, ...fields: string[]): Promise<void> {
  await page.unrouteAll();
  await page.route('**/api/contract/order?initialImport=true', (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: 'x',
        status: 400,
        code,
        requestId: '7f3a20c1',
        errors: fields.map((field) => ({ field: `body.${field}`, rule: 'required' })),
      },
    }),
  );
}

test('what the server misses is told, with the way to where it is typed (order.missingData)', async ({
  page,
  watch,
}) => {
  const form = new OrderForm(page);
  await signIn(page, 'Aino Mäkelä', service);
  await form.next();
  await form.next();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  const send = page.getByRole('button', { name: 'Tilaa ja sitoudu maksamaan' });
  const alert = page.getByRole('main').getByRole('alert');

  await misses(page, 'order.missingMandatoryData', 'formData.contact.phone');
  await send.click();
  await expect(alert).toContainText('Tilauksesta puuttuu pakollisia tietoja');
  await alert.getByRole('button', { name: 'Tilaajan tiedot' }).click();
  await expect(page).toHaveURL(`${service}?step=person`);
  await form.next();

  // A box stands in the review itself: what is wrong is beside it, and in the summary that has the focus.
  await misses(page, 'order.missingMandatoryData', 'consents.terms');
  await send.click();
  await expect(page.getByText('Tarkista yksi kohta')).toBeVisible();
  await page.getByRole('link', { name: 'Rastita kohta: Olen lukenut sopimusehdot' }).click();
  await expect(page.getByRole('checkbox', { name: 'Olen lukenut' })).toBeFocused();
  await expectAccessible(page);

  // One that the page does not have comes with what holds now.
  await misses(page, 'order.missingMandatoryData', 'consents.earlyStart');
  await send.click();
  await expect(alert.getByRole('button', { name: 'Näytä uudet tiedot' })).toBeVisible();
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Näytä uudet tiedot' }).click();
  await expect(page.getByText('Tarkista ja lähetä').first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Olen lukenut' })).toBeChecked();
  forgiveFailedCalls(watch, 400);
});

test('in English it is called as the API has it (order.missingData) @left-out', async ({ page, watch }) => {
  await signIn(page, 'Aino Mäkelä', service);
  await page.getByRole('button', { name: 'EN English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order a service' })).toBeVisible();
  for (const step of ['person', 'review']) {
    await page.getByRole('main').locator('button[type="submit"]').press('Enter');
    await expect(page).toHaveURL(`${service}?step=${step}`);
  }
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await misses(page, 'order.missingMandatoryData', 'formData.contact.email');
  await page.getByRole('main').locator('button[type="submit"]').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Missing mandatory data');
  forgiveFailedCalls(watch, 400);
});

test('a product for others is no fault of the service: it is told (order.refused) @left-out', async ({
  page,
  watch,
}) => {
  const form = new OrderForm(page);
  await signIn(page, 'Aino Mäkelä', service);
  await form.next();
  await form.next();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.route('**/api/contract/order?initialImport=true', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'x', status: 409, code: 'order.otherCustomerType', requestId: '7f3a20c1' },
    }),
  );
  await page.getByRole('button', { name: 'Tilaa ja sitoudu maksamaan' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Tuotetta ei myydä tälle asiakkaalle');
  await expect(alert.getByRole('link', { name: 'Katso, mitä voit tilata' })).toHaveAttribute('href', '/contract');
  forgiveFailedCalls(watch, 409);
});

const counted = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === 'templateNotFound').length);

test('a product of a campaign that is over cannot be ordered, and is counted once (order.outdated, order.interruption) @left-out', async ({
  page,
  watch,
}) => {
  await page.goto('/contract/campaign/syksy/template/kiintea-12');
  await expect(page.getByRole('heading', { level: 1, name: 'Kampanja ei ole voimassa' })).toBeVisible();
  expect(await counted(page)).toBe(1);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Katso, mitä voit tilata' }).click();
  await expect(page).toHaveURL('/contract/campaign/syksy');
  forgiveFailedCalls(watch, 409);
});

test('a form that cannot be had for another reason is counted as well, however often it is tried (order.interruption) @left-out', async ({
  page,
  watch,
}) => {
  let asked = 0;
  await page.route('**/api/campaigns/talvi/template/kiintea-24', (route) => {
    asked += 1;
    return route.fulfill({ status: 500, contentType: 'application/problem+json', json: {} });
  });
  await page.goto('/contract/campaign/talvi/template/kiintea-24');
  await expect(page.getByText('Tilauslomaketta ei saatu ladattua')).toBeVisible();
  const before = asked;
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
  await expect.poll(() => asked).toBeGreaterThan(before);
  await expect(page.getByText('Tilauslomaketta ei saatu ladattua')).toBeVisible();
  expect(await counted(page)).toBe(1);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tilaa sähkösopimus' })).toBeVisible();
  expect(await counted(page)).toBe(1);
  forgiveFailedCalls(watch, 500);
});
