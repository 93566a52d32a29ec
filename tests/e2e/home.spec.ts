import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, setTextSize, test } from './fixtures.ts';
import { whileTimeStands } from '../model/runner/time.ts';
import { DeliverySites } from './pages/deliverySite.ts';
import { IdentityProvider, signIn, signInAsCompany, SignInPage } from './pages/signIn.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.describe('the dashboard (home.page)', () => {
  test('greets by the first name, and shows the contracts of today and the ways on', async ({ page }) => {
    await signIn(page, 'Aino Mäkelä');
    await expect(page).toHaveURL('/dashboard');
    await expect(heading(page, 'Hei Aino')).toBeVisible();
    await expect(page.getByText('Sinulla on 4 voimassa olevaa sopimusta.')).toBeVisible();
    const contracts = page.getByRole('region', { name: 'Sopimuksesi' });
    await expect(contracts.getByRole('listitem')).toHaveCount(5);
    await expect(contracts).not.toContainText('Päättyi ');
    await expect(page.getByRole('region', { name: 'Pikalinkit' }).getByRole('link')).toHaveText([
      'Sopimukset',
      'Laskut',
      'Muutto',
      'Lisäpalvelut',
      'Soita asiakaspalveluun',
    ]);
    await expectAccessible(page);
    await contracts.getByRole('link', { name: 'Kaikki sopimukset' }).click();
    await expect(heading(page, 'Sopimukset')).toBeFocused();
  });

  test('says how many are in force at the site that is chosen, those that are to end too (home.lead) @left-out', async ({
    page,
  }) => {
    await signIn(page, 'Aino Mäkelä');
    const sites = new DeliverySites(page);
    const main = page.getByRole('main');
    await sites.selector.click();
    await sites.choose('KL 70');
    await page.goto('/dashboard');
    await expect(main.getByText('Tällä käyttöpaikalla on 1 voimassa oleva sopimus.')).toBeVisible();
    await expect(main.getByText(/Sinulla on/)).toHaveCount(0);
    // Heat does not move and takes no add-ons, which is said in the place of the links (contracts.quickLinksAllowed).
    const links = page.getByRole('region', { name: 'Pikalinkit' });
    await expect(links.getByRole('link')).toHaveText(['Sopimukset', 'Laskut', 'Soita asiakaspalveluun']);
    await expect(links).toContainText('Muutto: Uuteen osoitteeseen siirtyy sähkösopimus');
    await expect(links).toContainText('Lisäpalvelut: Lisäpalvelun voi lisätä sähkösopimukseen');
    await sites.selector.click();
    await sites.choose('Rantasaunantie');
    await page.goto('/dashboard');
    await expect(main.getByText('Kajo Kiinteä 12 kk')).toBeVisible();
    await expect(main.getByText('Tällä käyttöpaikalla on 1 voimassa oleva sopimus.')).toBeVisible();
  });

  test('says so when the contracts cannot be had, and keeps the quick links', async ({ page, watch }) => {
    await page.route('**/api/contracts/**', async (route) => {
      const quickLinks = (await (await route.fetch()).json()).homePageQuickLinks;
      await route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        json: {
          type: 'about:blank',
          title: 'x',
          status: 503,
          code: 'database.unavailable',
          requestId: 'abcd1234',
          homePageQuickLinks: quickLinks,
        },
      });
    });
    await signIn(page, 'Aino Mäkelä');
    await expect(page.getByRole('alert')).toContainText('Sopimuksia ei juuri nyt saada näkyviin');
    await expect(page.getByRole('region', { name: 'Pikalinkit' }).getByRole('link')).toHaveCount(6);
    await expectAccessible(page);
    await page.unroute('**/api/contracts/**');
    await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
    await expect(page.getByRole('link', { name: 'Kajo Pörssi' })).toBeVisible();
    forgiveFailedCalls(watch, 503);
  });

  test('says so to a person without contracts @left-out', async ({ page }) => {
    await signIn(page, 'Outi Rantanen');
    // She may act for others, and is asked for whom.
    await page.getByRole('dialog').getByRole('button', { name: 'Sulje' }).click();
    await expect(page.getByText('Sinulla ei ole voimassa olevia sopimuksia.')).toBeVisible();
    await expect(page.getByRole('region', { name: /^Pörssisähkö nyt/ })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Kulutus/ })).toHaveCount(0);
    await expectAccessible(page);
  });

  for (const [what, width, size] of [
    ['320 px', 320, 16],
    ['768 px', 768, 16],
    ['1280 px', 1280, 16],
    ['text of 200 %', 640, 32],
  ] as const) {
    test(`nothing stands out sideways in any language: ${what} @left-out`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await setTextSize(page, size);
      for (const path of ['/accessibility', '/privacy', '/auth/error/strong-authentication']) {
        for (const language of ['sv', 'en', 'fi']) {
          await page.goto(`${path}?lang=${language}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectNoOverflow(page);
        }
      }
      await signIn(page, 'Aino Mäkelä');
      await expect(page.getByRole('link', { name: 'Kajo Pörssi' })).toBeVisible();
      await expectNoOverflow(page);
    });
  }
});

test.describe('a company (entry.exit, entry.wayOn, entry.dismissed)', () => {
  test('is told where it is served, and goes on to the page that it wanted', async ({ page }) => {
    await signIn(page, 'Liisa Häkkinen', '/contracts');
    await expect(heading(page, 'Hoidatko yrityksen asioita?')).toBeVisible();
    await expect(page).toHaveURL('/b2b-exit?location=%2Fcontracts');
    await expect(page.getByRole('link', { name: 'Siirry yrityspalveluun' })).toHaveAttribute(
      'href',
      'https://yritys.kajo.example',
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Jatka tähän palveluun' }).click();
    await expect(page).toHaveURL('/contracts');
    await page.reload();
    await expect(heading(page, 'Sopimukset')).toBeVisible();
    await expect(page).toHaveURL('/contracts');
  });

  test('may read what everyone may, without being sent away @left-out', async ({ page }) => {
    await signIn(page, 'Liisa Häkkinen');
    await expect(heading(page, 'Hoidatko yrityksen asioita?')).toBeFocused();
    await page.getByRole('link', { name: 'Saavutettavuus' }).click();
    await expect(heading(page, 'Saavutettavuusseloste')).toBeVisible();
  });

  test('is told anew after signing out @left-out', async ({ page }) => {
    await signInAsCompany(page, 'Liisa Häkkinen');
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/logout?force=true');
    await new SignInPage(page).heading.waitFor();
    await signIn(page, 'Liisa Häkkinen');
    await expect(page).toHaveURL(/\/b2b-exit/);
  });

  test('is led nowhere else by the address @left-out', async ({ page }) => {
    await signIn(page, 'Liisa Häkkinen', '/b2b-exit?location=//evil.example');
    await page.getByRole('button', { name: 'Jatka tähän palveluun' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('the disclaimer (entry.disclaimer)', () => {
  const activeFrom = (page: Page, day: string) =>
    page.route('**/api/content/fi*', async (route) => {
      const answer = await route.fetch();
      const content = await answer.json();
      await route.fulfill({ json: { ...content, settings: { ...content.settings, disclaimerActiveFrom: day } } });
    });

  test('stands before the dashboard from its day on, once', async ({ page }) => {
    await activeFrom(page, '2026-01-01');
    await signIn(page, 'Aino Mäkelä');
    await expect(heading(page, 'Hyvä tietää luvuista')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Jatka' }).click();
    await expect(heading(page, 'Hei Aino')).toBeFocused();
    const contents = page.waitForResponse('**/api/content/fi*');
    await page.reload();
    await contents;
    await expect(heading(page, 'Hei Aino')).toBeVisible();
  });

  test('comes before the dashboard is seen, however late the settings are @left-out', async ({ page }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/content/fi*', async (route) => {
      const content = await (await route.fetch()).json();
      await held;
      await route.fulfill({
        json: { ...content, settings: { ...content.settings, disclaimerActiveFrom: '2026-01-01' } },
      });
    });
    await page.addInitScript(() => {
      const seen = window as unknown as { sawDashboard?: boolean };
      new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent?.includes('Hei ')) seen.sawDashboard = true;
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    // Looking takes longer than the settings are waited for.
    await page.clock.install();
    await signIn(page, 'Aino Mäkelä');
    await expect(heading(page, 'Ladataan')).toBeAttached();
    await whileTimeStands(page, () => expectAccessible(page));
    letGo();
    await expect(heading(page, 'Hyvä tietää luvuista')).toBeFocused();
    expect(await page.evaluate(() => (window as unknown as { sawDashboard?: boolean }).sawDashboard)).toBeUndefined();
  });

  test('keeps nobody from the dashboard where the settings cannot be had @left-out', async ({ page, watch }) => {
    await page.route('**/api/content/fi*', (route) => route.fulfill({ status: 500, body: '' }));
    await signIn(page, 'Aino Mäkelä');
    await expect(heading(page, 'Hei Aino')).toBeVisible();
    forgiveFailedCalls(watch, 500);
  });

  test('stands before no other page, and not before its day @left-out', async ({ page }) => {
    await activeFrom(page, '2999-01-01');
    await signIn(page, 'Aino Mäkelä');
    await expect(heading(page, 'Hei Aino')).toBeVisible();
    await page.unroute('**/api/content/fi*');
    await activeFrom(page, '2026-01-01');
    await page.goto('/contracts');
    await expect(page.getByRole('link', { name: 'Kajo Pörssi' })).toBeVisible();
    await expect(page).toHaveURL('/contracts');
  });
});

test.describe('short addresses', () => {
  test('lead to the configured place (link.forward)', async ({ page }) => {
    await page.route('https://kajo.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'perillä' }),
    );
    await page.goto('/link/syystarjous-2026');
    await expect(page).toHaveURL('https://kajo.example/s/syystarjous-2026');
  });

  test('that can be none are not found (link.unknown) @left-out', async ({ page }) => {
    await page.goto('/link/a%20b');
    await expect(heading(page, 'Sivua ei löytynyt')).toBeVisible();
    await expectAccessible(page);
  });

  test('that cannot be looked up say so, and are tried again (link.forward) @left-out', async ({ page, watch }) => {
    await page.route('https://kajo.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'perillä' }),
    );
    await page.route('**/api/content/fi*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/link/abc');
    await expect(heading(page, 'Linkki ei juuri nyt avaudu')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/content/fi*');
    await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
    await expect(page).toHaveURL('https://kajo.example/s/abc');
    forgiveFailedCalls(watch, 500);
  });
});

test('the law’s pages are read without signing in, in every language (info.accessibility, info.privacy) @left-out', async ({
  page,
}) => {
  for (const [path, language, title] of [
    ['/accessibility', 'fi', 'Saavutettavuusseloste'],
    ['/accessibility', 'sv', 'Tillgänglighetsutlåtande'],
    ['/accessibility', 'en', 'Accessibility statement'],
    ['/privacy', 'fi', 'Tietosuoja'],
    ['/privacy', 'sv', 'Dataskydd'],
    ['/privacy', 'en', 'Privacy'],
  ] as const) {
    await page.goto(`${path}?lang=${language}`);
    await expect(heading(page, title)).toBeVisible();
    // The page stands before the portal has come, which takes the language out of the address.
    await expect(page).toHaveURL(path);
    await expectAccessible(page);
  }
});

test('who fails the strong authentication that a page asked for finds the ways on (gate.strongFailed, signIn.banner) @left-out', async ({
  page,
}) => {
  await page.goto('/login?tupas=true&location=/selvitys/0b6c1b1e');
  await new IdentityProvider(page).cancel.click();
  await expect(heading(page, 'Vahva tunnistautuminen ei onnistunut')).toBeVisible();
  const ways = page.getByRole('list', { name: 'Tavat, joilla voit tunnistautua' }).getByRole('listitem');
  await expect(ways).toHaveCount(12);
  await expect(ways.last()).toHaveText(/^Mobiili\u00ADvarmenne$/);
  await expect(page.getByRole('region', { name: 'Muita vaihtoehtoja' }).getByRole('link')).toHaveText([
    'Soita asiakaspalveluun',
    'Etusivulle',
  ]);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Tunnistaudu' }).click();
  await expect(new IdentityProvider(page).chooserHeading).toBeVisible();
});

test('the mobile certificate is chosen like a bank, and taken along to where it is asked for (signIn.banks) @left-out', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Mobiilivarmenne' }).check();
  await page.getByRole('link', { name: 'Jatka: Mobiilivarmenne' }).click();
  await expect(page.getByText('Tunnistautumistapa: Mobiilivarmenne')).toBeVisible();
});
