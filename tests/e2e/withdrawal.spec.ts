import { DEMO_WITHDRAWAL_SECRET } from '../../server/demo/orders.ts';
import { model } from '../../machines/withdrawal/withdrawal.model.ts';
import { arrive } from '../model/runner/arrival.ts';
import { enter } from '../model/runner/person.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

// Files of the portal are held back, cut off or counted here.
test.use({ isCacheKept: false });

test('the link of the confirmation opens its order; the secret is in no address that is sent or kept (withdrawal.choice, withdrawal.secret, withdrawal.aside)', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(`/withdrawal#${DEMO_WITHDRAWAL_SECRET}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('radio', { name: 'Kajo Kiinteä 24 kk' })).toBeChecked();
  await expect(main.getByRole('textbox', { name: 'Nimi' })).toHaveValue('Aino Mäkelä');
  await expect(main.getByRole('heading', { name: 'Peruutusaikaa on 9 päivää' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...window.localStorage }, history.state]),
  );
  expect(
    addresses
      .map((address) => new URL(address))
      .filter(({ pathname, search }) => `${pathname}${search}`.includes(DEMO_WITHDRAWAL_SECRET)),
  ).toEqual([]);
  expect(kept).not.toContain(DEMO_WITHDRAWAL_SECRET);
});

test('an order in the address is chosen for whose it is (withdrawal.choice) @left-out', async ({ page, server }) => {
  await enter(page, server.url, 'Aino Mäkelä');
  await page.goto('/withdrawal?order=88405513');
  await expect(page.getByRole('main').getByRole('radio', { name: 'Kajo Kiinteä 12 kk' })).toBeChecked();
});

test('the number of a contract that was taken over stands in the own words, and what becomes of it is said before (withdrawal.choice, withdrawal.takeover)', async ({
  page,
}) => {
  await page.goto('/withdrawal?contract=26000000017&lang=fi');
  const words = page.getByRole('textbox', { name: 'Tilausnumero tai sopimuksen tiedot' });
  await expect(words).toHaveValue('Sopimus 26000000017');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Nimi' }).fill('Oona Mäkelä');
  await main.getByRole('textbox', { name: 'Sähköposti kuittia varten' }).fill('oona@kajo.example');
  await main.getByRole('button', { name: 'Jatka vahvistukseen' }).press('Enter');
  await expect(main.getByText(/^Se ei siirry sinulle: nykyisen haltijan sopimus jatkuu/)).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Vahvista peruutus' }).press('Enter');
  await expect(main.getByRole('heading', { level: 1, name: 'Peruutus on vastaanotettu' })).toBeVisible();
  await expect(main.getByText(/^Se päättyy eikä palaa edelliselle haltijalle/)).toBeVisible();
  // The receipt is there again.
  await page.reload();
  await expect(main.getByText(/^Se ei siirry sinulle: nykyisen haltijan sopimus jatkuu/)).toBeVisible();
});

test('a page loaded anew has what was typed and its step; so has the way back (withdrawal.draft) @left-out', async ({
  page,
  server,
}) => {
  await enter(page, server.url, 'Aino Mäkelä');
  await page.goto('/withdrawal?order=88405513');
  const main = page.getByRole('main');
  const email = main.getByRole('textbox', { name: 'Sähköposti kuittia varten' });
  await email.fill('muu@kajo.example');
  await main.getByRole('button', { name: 'Jatka vahvistukseen' }).press('Enter');
  const receiptTo = main.getByText(/^Kuitti lähetetään osoitteeseen muu/);
  await expect(receiptTo).toBeVisible();
  await page.reload();
  await expect(receiptTo).toBeVisible();
  await expect(page).toHaveURL('/withdrawal?order=88405513&step=confirm');
  await main.getByRole('button', { name: 'Muuta tietoja' }).press('Enter');
  await expect(email).toHaveValue('muu@kajo.example');
});

test('of what is over it is said which order it was, by its day and place too (withdrawal.time) @left-out', async ({
  page,
  server,
}) => {
  await enter(page, server.url, 'Åsa Öhman');
  await page.goto('/withdrawal?lang=fi');
  await expect(
    page.getByText(/, tilaus 8837\s1906, tilattu [\d.]+, Runebergsgatan 21, .+: peruutusaika päättyi/),
  ).toBeVisible();
});

test('a receipt that is opened anew is there again, and no form; what else is asked for is one (withdrawal.again) @left-out', async ({
  page,
  server,
}) => {
  await enter(page, server.url, 'Aino Mäkelä');
  await page.route('**/api/withdrawal/customer/*', async (route) => {
    const answer = await (await route.fetch()).json();
    for (const order of answer.orders) {
      if (order.orderNo !== '88412207') continue;
      const { productName, orderNo, orderedOn, place, name, email } = order;
      order.state = 'withdrawn';
      order.receipt = {
        receiptNo: '2611-3021',
        receivedAt: '2026-11-27T09:00:00.000Z',
        name,
        email,
        text: null,
        usedCents: null,
        goesOn: null,
        order: { productName, orderNo, orderedOn, place },
      };
    }
    await route.fulfill({ json: answer });
  });
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1, name: 'Sopimus on peruutettu' });
  for (const address of ['/withdrawal?step=sent', '/withdrawal?order=88412207']) {
    await page.goto('/');
    await page.goto(address);
    await expect(heading).toBeFocused();
    await expect(main.getByText('2611-3021')).toBeVisible();
    await expect(main.getByRole('textbox')).toHaveCount(0);
    await expect(page).toHaveURL(address);
  }
  await expectAccessible(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Peruuta sopimus' }).click();
  await expect(main.getByRole('textbox', { name: 'Nimi' })).toHaveValue('Aino Mäkelä');
  await expect(main.getByText(/peruutettu .*, kuitti 2611-3021/)).toBeVisible();
});

test('a stranger’s receipt is there again in the tab that sent it; nothing but its key is kept (withdrawal.again, draft.receipt)', async ({
  page,
  context,
}) => {
  const receipt = {
    receiptNo: 'PR-2026-000418',
    receivedAt: '2026-11-27T09:00:00.000Z',
    order: { orderNo: '88412207', productName: 'Kajo Kiinteä 24 kk', orderedOn: '2026-11-18', place: null },
    text: null,
    name: 'Aino Mäkelä',
    email: 'aino.makela@kajo.example',
    usedCents: null,
    goesOn: null,
    isSwitching: true,
  };
  let key: string | undefined;
  // Not by the server: the order of the demo's link is to be there for the next test.
  await page.route('**/api/withdrawal/link/confirm', (route) => {
    key = route.request().headers()['idempotency-key'];
    return route.fulfill({ status: 201, json: receipt });
  });
  await page.route('**/api/writes/*', (route) =>
    key !== undefined && route.request().url().endsWith(key)
      ? route.fulfill({ json: { state: 'done', status: 201, answer: receipt } })
      : route.fallback(),
  );
  await page.goto(`/withdrawal#${DEMO_WITHDRAWAL_SECRET}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Jatka vahvistukseen' }).press('Enter');
  await main.getByRole('button', { name: 'Vahvista peruutus' }).press('Enter');
  const heading = main.getByRole('heading', { level: 1, name: 'Sopimus on peruutettu' });
  await expect(heading).toBeFocused();
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(main.getByText(receipt.receiptNo)).toBeVisible();
  await expect(main.getByText(/soita nykyiselle myyjällesi heti/)).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(page).toHaveURL('/withdrawal?step=sent');
  expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).not.toMatch(/Aino|@/);
  await expectAccessible(page);
  const other = await context.newPage();
  await other.goto('/withdrawal?step=sent');
  await expect(other.getByRole('textbox', { name: 'Nimi' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Peruuta sopimus' }).click();
  await expect(main.getByRole('textbox', { name: 'Nimi' })).toHaveValue('');
});

test('what takes long to come has the focus on its heading all the same (routes.focus) @left-out', async ({
  page,
  context,
  server,
}) => {
  const begins = model.starts['what was sent before']?.begins;
  if (!begins) throw new Error('the model begins with what was sent before');
  await arrive({ page, context, url: server.url, withClone: server.withClone }, model, begins);
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/WithdrawalSent-*.js', async (route) => {
    await isLetGo;
    await route.continue();
  });
  await page.route('**/api/writes/*', (route) => route.fulfill({ json: { state: 'received' } }));
  await page.goto(begins.address);
  await expect(page).toHaveTitle(/^Peruutus on vastaanotettu/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Peruutus on vastaanotettu' })).toBeFocused();
});
