import { expect, expectAccessible, forgiveFailedCalls, test } from './fixtures.ts';
import { ContractsPage } from './pages/contracts.ts';
import { IdentityProvider, signIn, SignInPage, signInStepByStep } from './pages/signIn.ts';

const sessionKey = 'kajo.session';

test.describe('the seven states of the gate, each for its real cause', () => {
  test('nobody has signed in, and the page is public (gate.null) @left-out', async ({ page }) => {
    const signInPage = new SignInPage(page);
    await signInPage.open();
    await expect(page).toHaveTitle('Kirjaudu sisään – Oma Kajo');
    await expectAccessible(page);
  });

  test('the token is being validated (gate.authenticating) @left-out', async ({ page }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/auth/token/exchange', async (route) => {
      await held;
      await route.continue();
    });
    await signIn(page, 'Aino Mäkelä', '/contracts');
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('status').filter({ hasText: 'Tarkistamme kirjautumistasi' })).toBeVisible();
    await expectAccessible(page);
    letGo();
    await expect(new ContractsPage(page).heading).toBeVisible();
  });

  test('a customer is let in, where the way led (gate.route)', async ({ page }) => {
    await signIn(page, 'Aino Mäkelä', '/contracts');
    await expect(new ContractsPage(page).heading).toBeVisible();
    await expect(page).toHaveURL('/contracts');
    await expect(page).toHaveTitle('Sopimukset – Oma Kajo');
    await expectAccessible(page);
  });

  test('the bank knows the person and we do not (gate.missingData) @left-out', async ({ page }) => {
    await signIn(page, 'Mika Salo');
    await expect(page.getByRole('heading', { level: 1, name: 'Emme löytäneet asiakkuuttasi' })).toBeVisible();
    await expectAccessible(page);
  });

  test('a page for those who have signed in asks for it and keeps its address (gate.redirectToLogin)', async ({
    page,
  }) => {
    const signInPage = new SignInPage(page);
    await signInPage.open('/contracts');
    await expect(page).toHaveURL('/contracts');
    await signInPage.chooseBank('Nordea');
    await new IdentityProvider(page).choosePerson('Aino Mäkelä');
    await expect(new ContractsPage(page).heading).toBeVisible();
  });

  test('a person who turns back at the bank may try again (gate.failedTryAgain)', async ({ page }) => {
    const signInPage = new SignInPage(page);
    await signInPage.open();
    await signInPage.chooseBank('OP');
    await page.getByRole('link', { name: 'Vaihda tunnistautumistapa' }).click();
    await new IdentityProvider(page).cancel.click();
    await expect(page).toHaveURL(/\/auth\/error\/generic/);
    await expect(page.getByRole('heading', { level: 1, name: 'Tunnistautuminen keskeytyi' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Yritä uudelleen' }).click();
    await expect(page).not.toHaveURL(/auth\/error/);
    await expect(signInPage.heading).toBeVisible();
  });

  test('a blocked person is told whom to call (gate.blocked)', async ({ page, watch }) => {
    await signIn(page, 'Timo Niemi');
    await expect(page.getByRole('heading', { level: 1, name: 'Verkkoasiointisi on estetty' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Soita asiakaspalveluun' })).toHaveAttribute(
      'href',
      'tel:+358201234500',
    );
    await expectAccessible(page);
    forgiveFailedCalls(watch, 403);
  });
});

test.describe('who is not let in has the same menu wherever they are (menu.person, menu.nameless, gate.blocked, gate.missingData)', () => {
  for (const [person, shown, heading] of [
    ['Mika Salo', 'Mika Salo', 'Emme löytäneet asiakkuuttasi'],
    ['Timo Niemi', 'Oma tili', 'Verkkoasiointisi on estetty'],
  ] as const) {
    test(`${person} @left-out`, async ({ page, watch }) => {
      await signIn(page, person, '/contracts');
      const banner = page.getByRole('banner');
      for (const [path, title] of [
        ['/contracts', heading],
        ['/privacy', 'Tietosuoja'],
        ['/feedback', 'Anna palautetta'],
      ] as const) {
        if (path !== '/contracts') await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        const menu = banner.getByRole('button', { name: `${shown} Käyttäjävalikko` });
        // No name, no initials of one (menu.nameless).
        await expect(menu.locator('[aria-hidden]').first()).toHaveText(person === shown ? 'MS' : '');
        await menu.click();
        await expect(banner.getByRole('link', { name: 'Kirjaudu ulos' })).toBeVisible();
        await expect(banner.getByRole('navigation')).toHaveCount(0);
        // What it would lead to is not open to them.
        await expect(banner.getByRole('link', { name: 'Edustettavat' })).toHaveCount(0);
      }
      forgiveFailedCalls(watch, 403);
    });
  }
});

test.describe('what the address says went wrong', () => {
  for (const [path, heading] of [
    ['/auth/error/missing-data', 'Emme löytäneet asiakkuuttasi'],
    ['/auth/error/blocked', 'Verkkoasiointisi on estetty'],
    ['/auth/error/generic', 'Kirjautuminen ei onnistunut'],
    ['/auth/error/generic?error=expired', 'Kirjautuminen ei onnistunut'],
    ['/auth/error/generic?error=%3Cscript%3E', 'Kirjautuminen ei onnistunut'],
  ] as const) {
    test(`${path} shows ${heading} @left-out`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test.describe('a token that is no good', () => {
  test('a broken one in the storage leads to sign-in', async ({ page, watch }) => {
    await page.goto('/auth/error/generic');
    await page.evaluate(
      ([key, value]) => {
        sessionStorage.setItem(key, value);
      },
      [
        sessionKey,
        JSON.stringify({ version: 3, accessToken: 'e30.e30.e30', customerId: null, deliverySite: null }),
      ] as const,
    );
    await page.goto('/contracts');
    await expect(new SignInPage(page).heading).toBeVisible();
    forgiveFailedCalls(watch, 401);
  });
});

test.describe('the hand-over', () => {
  /** A token that really is good, handed over to this browser's owner; another browser gets hold of its address. */
  async function stolenHash(page: import('@playwright/test').Page): Promise<string> {
    const handedOver = new Promise<string>((resolve) => {
      page.on('response', (response) => {
        const location = response.headers().location;
        if (location?.includes('#access_token=')) resolve(location.slice(location.indexOf('#')));
      });
    });
    await signInStepByStep(page, 'Aino Mäkelä', '/contracts');
    return handedOver;
  }

  test('leaves nothing in the address or the history (handOver.removal)', async ({ page }) => {
    await signIn(page, 'Aino Mäkelä', '/contracts');
    await expect(new ContractsPage(page).heading).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await page.getByRole('main').getByRole('link').first().click();
    await page.goBack();
    expect(new URL(page.url()).hash).toBe('');
  });

  test('a foreign hash signs nobody in (handOver.state)', async ({ page, browser, baseURL }) => {
    const hash = await stolenHash(page);
    const victim = await browser.newContext({ baseURL });
    const victimsPage = await victim.newPage();
    await victimsPage.goto(`/contracts${hash}`);
    await expect(new SignInPage(victimsPage).heading).toBeVisible();
    expect(await victimsPage.evaluate((key) => sessionStorage.getItem(key), sessionKey)).toBeNull();
    expect(new URL(victimsPage.url()).hash).toBe('');
    await victim.close();
  });

  test('a hash with __proto__ changes nothing but the address (handOver.keys) @left-out', async ({ page }) => {
    await page.goto('/contracts#__proto__=polluted&constructor=x&access_token=e30.e30.e30&state=foreign');
    await expect(new SignInPage(page).heading).toBeVisible();
    expect(await page.evaluate(() => 'polluted' in {} || ({} as { polluted?: string }).polluted)).toBe(undefined);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('an anchor is no hand-over and stays (handOver.anchor) @left-out', async ({ page }) => {
    await page.goto('/#main');
    await expect(new SignInPage(page).heading).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#main');
  });
});

test('a session that ends elsewhere: one validation, then sign-in with the way back (gate.revalidation)', async ({
  page,
  watch,
}) => {
  await signIn(page, 'Aino Mäkelä', '/contracts');
  const contracts = new ContractsPage(page);
  await expect(contracts.heading).toBeVisible();
  await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), sessionKey)).not.toBeNull();
  const validations: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/token/validate')) validations.push(request.url());
  });
  await page.evaluate(async (key) => {
    const { accessToken } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { accessToken: string };
    await fetch('/api/auth/logout', { method: 'POST', headers: { Authorization: `Bearer ${accessToken}` } });
  }, sessionKey);
  // Another language asks the server for its texts anew. By no press of the person, which would renew the session itself.
  await page.getByRole('button', { name: /svenska/i }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'All din el och värme på ett ställe' })).toBeVisible();
  await expect(page).toHaveURL('/contracts');
  expect(validations).toHaveLength(1);
  forgiveFailedCalls(watch, 401);
});
