import { readFile } from 'node:fs/promises';
import { enter, enterAs, subOf } from '../model/runner/person.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { expect, expectAccessible, expectNoOverflow, test as base } from './fixtures.ts';

const tarka = 'K24013090027';
const sub = subOf('Jyrki-Pekka Väisänen');

/** Its clock stands within a window. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a destructured first argument
    async ({}, use) => {
      const server = await startServer({ now: '2026-12-02T10:00:00Z' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('from the contract’s page to the thanks, and back to the contract that is locked (priceLock.entry, priceLock.page, priceLock.address, priceLock.made, priceLock.shown)', async ({
  page,
  server,
}) => {
  test.slow();
  await server.withClone(sub, async (ids) => {
    await enterAs(page, server.url, ids[sub] ?? '');
    await page.goto(`/contracts/${ids[tarka]}`);
    await page.getByRole('link', { name: 'Lukitse kuukauden hinta' }).click();
    await expect(page).toHaveURL(`/contracts/${ids[tarka]}/lock-price/lock`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Lukitse hinta jaksolle 01.01.–31.01.2027' }),
    ).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Lukittu hinta 01.01.–31.01.2027' })).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expectAccessible(page);
    await expectNoOverflow(page);

    await page.getByRole('button', { name: 'Vaihda osoite' }).click();
    const dialog = page.getByRole('dialog', { name: 'Onko tämä osoitteesi?' });
    await dialog.getByRole('textbox', { name: 'Sähköpostiosoite' }).fill('jp@kajo');
    await dialog.getByRole('button', { name: 'Käytä tätä osoitetta' }).click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'Sähköpostiosoite' }).fill('jp@kajo.example');
    await dialog.getByRole('button', { name: 'Käytä tätä osoitetta' }).click();
    await expect(page.getByText('jp@kajo.example')).toBeVisible();
    await page.reload();
    await expect(page.getByText('jp@kajo.example')).toBeVisible();

    await page.getByRole('button', { name: 'Tilaa ja sitoudu maksamaan' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Hinta on lukittu' })).toBeFocused();
    await expect(page).toHaveURL(`/contracts/${ids[tarka]}/lock-price/lock/success`);
    await expect(page.getByText('01.01.–31.01.2027')).toBeVisible();
    await expectAccessible(page);
    // The receipt is there again, loaded anew and by Back and Forward.
    await page.reload();
    await expect(page.getByText('01.01.–31.01.2027')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`/contracts/${ids[tarka]}`);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Hinta on lukittu' })).toBeFocused();
    await page.getByRole('link', { name: 'Siirry sopimukseen' }).click();
    await expect(page.getByText('Seuraavan kuukauden hinta on jo lukittu.')).toBeVisible();
    const locked = page.getByText('Hinta lukittu 6,75 c/kWh, 1.–31.1.2027');
    await expect(locked).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await expect(page.getByRole('link', { name: 'Lukitse kuukauden hinta' })).toHaveCount(0);
    await page.goto(`/contracts/${ids[tarka]}/lock-price/lock`);
    await expect(page.getByRole('heading', { level: 1, name: 'Hintaa ei voi lukita' })).toBeVisible();
    await expect(locked).toBeVisible();
    await expectAccessible(page);
    // Of a page at whose end nothing was sent there is no receipt.
    await page.goto(`/contracts/${ids[tarka]}/lock-price/hintalukko/success`);
    await expect(page).toHaveURL('/contracts');
  });
});

test('of a price that is locked now nothing is said of the exchange (priceLock.shown) @left-out', async ({
  page,
  server,
}) => {
  await enter(page, server.url, 'Hannele Virtanen');
  await page.goto('/contracts/K23013680126');
  await expect(page.getByText('Hinta lukittu 7,35 c/kWh, 1.–31.12.2026')).toBeVisible();
  await expect(page.getByText('Energia', { exact: true })).toBeVisible();
  await expect(page.getByText(/seuraa sähköpörssiä/)).toHaveCount(0);
  await expectAccessible(page);
  await expectNoOverflow(page);
  // Of one that is to begin it still does.
  await page.goto('/contracts/K24014380114');
  await expect(page.getByText('Hinta lukittu 6,85 c/kWh, 1.–31.1.2027')).toBeVisible();
  await expect(page.getByText(/seuraa sähköpörssiä/)).toBeVisible();
});

test('the own year stands beside the price, as numbers and as a picture (priceLock.profile, priceLock.breakEven, priceLock.months) @left-out', async ({
  page,
  server,
}) => {
  await enter(page, server.url, 'Jyrki-Pekka Väisänen');
  await page.goto(`/contracts/${tarka}/lock-price/lock`);
  const profile = page.getByRole('region', { name: 'Oma hintasi viimeisten 12 kuukauden aikana' });
  await expect(profile.getByText('Lukitus kannattaa, kun pörssin keskihinta ylittää')).toBeVisible();
  await expect(profile.getByText('Lukittu hinta olisi ollut halvempi')).toBeVisible();
  await expect(profile.getByText(/^\d+\/12\s*kuukautta$/)).toBeVisible();
  await expect(profile.getByRole('img', { name: /^Oma keskihintasi kuukausittain/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('a contract of another tariff says so at the address (priceLock.none) @left-out', async ({ page, server }) => {
  const aino = subOf('Aino Mäkelä');
  await server.withClone(aino, async (ids) => {
    await enterAs(page, server.url, ids[aino] ?? '');
    await page.goto(`/contracts/${ids['K23014478016']}/lock-price/lock`);
    await expect(page.getByRole('heading', { level: 1, name: 'Hintaa ei voi lukita' })).toBeVisible();
    await expect(page.getByText('Hinnan voi lukita vain kotitalouden Tarka-sopimukseen.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Katso muut sopimukset' })).toHaveAttribute('href', '/contracts');
    await expectAccessible(page);
  });
});

test('whoever comes by the link sees the price, and says where it is (priceLock.campaign, priceLock.page, addition.anonymous) @left-out', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/lock-price/campaign/hintalukko`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lukitse hinta jaksolle 01.01.–31.01.2027' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'En tiedä tunnusta' }).uncheck();
  await page.getByRole('textbox', { name: 'Käyttöpaikkatunnus' }).fill('Y7044027');
  await page.getByRole('textbox', { name: 'Sähköpostiosoite' }).fill('jp@kajo.example');
  await page.getByRole('textbox', { name: 'Puhelinnumero' }).fill('0401234567');
  await expect(page.getByText('Käyttöpaikka löytyi')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Tilaa ja sitoudu maksamaan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vahvista tilaus tunnistautumalla' })).toBeFocused();
  await page.goto(`${server.url}/lock-price/campaign/hintalukko/contract/${tarka}`);
  await expect(page.getByRole('textbox', { name: 'Puhelinnumero' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.goto(`${server.url}/lock-price-logged-in/campaign/hintalukko`);
  await expect(page.getByRole('heading', { name: 'Tunnistaudu ja kirjaudu' })).toBeVisible();
});

base.describe('while the window is closed', () => {
  const closed = base.extend<object, { server: RunningServer }>({
    server: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright wants a destructured first argument
      async ({}, use) => {
        const server = await startServer({ now: '2026-12-10T10:00:00Z' });
        await use(server);
        await server.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  });

  closed(
    'the next one is told, to be put into a calendar and to be reminded of (priceLock.closedNotice, priceLock.calendar, priceLock.remind)',
    async ({ page, server }) => {
      await server.withClone(sub, async (ids) => {
        await enterAs(page, server.url, ids[sub] ?? '');
        await page.goto(`/contracts/${ids[tarka]}/lock-price/lock`);
        await expect(page.getByRole('heading', { level: 1, name: 'Hinnan lukitus avautuu 5.1.' })).toBeVisible();
        await expect(page.getByText('Silloin voit lukita hinnan jaksolle 01.02.–28.02.2027.')).toBeVisible();
        await expectAccessible(page);
        await expectNoOverflow(page);
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Lisää kalenteriin' }).click(),
        ]);
        expect(file.suggestedFilename()).toBe('hinnan-lukitus-2027-01-05.ics');
        expect(await readFile(await file.path(), 'utf8')).toContain('DTSTART:20270104T220000Z');
        await page.getByRole('textbox', { name: 'Sähköpostiosoite' }).fill('jp@kajo.example');
        await page.getByRole('button', { name: 'Muistuta sähköpostilla' }).click();
        await expect(page.getByText('Muistutamme sinua 5.1.2027 osoitteeseen jp@kajo.example.')).toBeVisible();
        await expectAccessible(page);
      });
    },
  );
});
