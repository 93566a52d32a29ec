import type { BrowserContext, Page } from '@playwright/test';
import { demoPeople } from '../../server/demo/people.ts';
import { beHandedOver, CookieJar, type HandedOver } from '../support/signIn.ts';
import { expect, forgiveFailedCalls, test } from './fixtures.ts';
import { ContractsPage } from './pages/contracts.ts';
import { IdentityProvider, signIn, SignInPage, signInStepByStep } from './pages/signIn.ts';

// Files of the portal are held back, cut off or counted here.
test.use({ isCacheKept: false });

const subOf = (name: string) => demoPeople.find(({ familyName }) => familyName === name)?.sub ?? '';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The token that the tab has. */
async function tokenOf(page: Page): Promise<string> {
  const kept = () => page.evaluate(() => sessionStorage.getItem('kajo.session'));
  await expect.poll(kept).not.toBeNull();
  return (JSON.parse((await kept()) ?? '{}') as { accessToken: string }).accessToken;
}
const sidOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;
const validate = async (page: Page, token: string) =>
  (await page.request.get('/api/auth/token/validate', { headers: { authorization: `Bearer ${token}` } })).status();

async function newTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  return tab;
}

async function signOut(page: Page, person: RegExp): Promise<void> {
  await page.getByRole('button', { name: person }).click();
  await page
    .getByRole('link', { name: 'Kirjaudu ulos' })
    .or(page.getByRole('menuitem', { name: 'Kirjaudu ulos' }))
    .click();
}

test.describe('one session a browser', () => {
  test('a new tab of someone signed in takes it up, and signing out there ends it at the server (session.newTab, signOut.server)', async ({
    page,
    context,
  }) => {
    await signIn(page, 'Aino Mäkelä', '/contracts');
    await expect(new ContractsPage(page).heading).toBeVisible();
    const first = await tokenOf(page);
    const tab = await newTab(context, '/contracts?embed=true#main');
    await expect(new ContractsPage(tab).heading).toBeVisible();
    await expect(tab).toHaveURL('/contracts?embed=true#main');
    expect(sidOf(await tokenOf(tab))).toBe(sidOf(first));

    await tab.goto('/contracts');
    await signOut(tab, /Aino Mäkelä/);
    await expect(new SignInPage(tab).heading).toBeVisible();
    expect(await validate(page, first)).toBe(401);
    await expect(new ContractsPage(page).heading).toBeHidden();
    // Nobody is signed in any more: the next tab asks nobody.
    const asked: string[] = [];
    context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const last = await newTab(context, '/contracts');
    await expect(new SignInPage(last).heading).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/login'))).toEqual([]);
  });

  test('where the session is over by now the new tab shows the sign-in, and is not sent again @left-out', async ({
    page,
    context,
  }) => {
    await signIn(page, 'Aino Mäkelä', '/contracts');
    await context.clearCookies({ name: 'kajo_browser' });
    const tab = await newTab(context, '/contracts');
    await expect(new SignInPage(tab).heading).toBeVisible();
    await expect(tab).toHaveURL('/contracts');
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('kajo_signed_in');
  });
});

test.describe('two tabs and the browser’s history', () => {
  test('two tabs that sign in at once are both signed in (signIn.tabs)', async ({ page, context }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await new SignInPage(tab).open('/contracts');
      await new SignInPage(tab).chooseBank('OP');
      await expect(new IdentityProvider(tab).peopleHeading).toBeVisible();
    }
    for (const tab of [page, other]) {
      await new IdentityProvider(tab).choosePerson('Aino Mäkelä');
      await expect(new ContractsPage(tab).heading).toBeVisible();
    }
    expect(sidOf(await tokenOf(other))).toBe(sidOf(await tokenOf(page)));
    expect(await validate(page, await tokenOf(page))).toBe(200);
  });

  test('Back after a sign-in goes on with the session (signIn.again) @left-out', async ({ page }) => {
    await signInStepByStep(page, 'Aino Mäkelä', '/contracts');
    await expect(new ContractsPage(page).heading).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Kirjautuminen ei onnistunut')).toBeHidden();
    await expect(page).toHaveURL(/\/(dashboard|contracts)$/);
    await expect(page.getByRole('button', { name: /Aino Mäkelä/ })).toBeVisible();
  });

  test('an address that was handed over opens nothing a second time (handOver.once)', async ({
    page,
    context,
    server,
    watch,
  }) => {
    const handedOver = await beHandedOver({ sub: subOf('Mäkelä'), urls: [server.url] });
    await begin(context, server.url, handedOver);
    await page.goto(addressOf(handedOver, '/contracts'));
    await expect(new ContractsPage(page).heading).toBeVisible();
    await begin(context, server.url, handedOver);
    const again = await newTab(context, addressOf(handedOver, '/contracts'));
    await expect(new SignInPage(again).heading).toBeVisible();
    forgiveFailedCalls(watch, 401);
  });
});

test.describe('a hand-over that is refused (handOver.refused)', () => {
  const loginsOf = (context: BrowserContext) => {
    const asked: string[] = [];
    context.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === '/login') asked.push(search);
    });
    return asked;
  };

  test('the tab takes up the session that the browser has, as a new tab does', async ({
    page,
    context,
    server,
    watch,
  }) => {
    await signIn(page, 'Aino Mäkelä', '/contracts');
    const own = sidOf(await tokenOf(page));
    const foreign = await beHandedOver({ sub: subOf('Lehtonen'), urls: [server.url] });
    const asked = loginsOf(context);
    const tab = await newTab(context, addressOf(foreign, '/contracts'));
    await expect(new ContractsPage(tab).heading).toBeVisible();
    expect([sidOf(await tokenOf(tab)), asked.length]).toEqual([own, 1]);
    // The browser has begun it, and had another name when it was handed over.
    await context.addCookies([{ name: `kajo_sign_in_${foreign.state}`, value: '1', url: server.url }]);
    const other = await newTab(context, addressOf(foreign, '/contracts'));
    await expect(new ContractsPage(other).heading).toBeVisible();
    expect([sidOf(await tokenOf(other)), asked.length]).toEqual([own, 2]);
    expect(asked.join()).not.toContain('access_token');
    forgiveFailedCalls(watch, 401);
  });

  test('is not asked for again and again @left-out', async ({ page, context, watch }) => {
    await signIn(page, 'Aino Mäkelä', '/contracts');
    await expect(new ContractsPage(page).heading).toBeVisible();
    await context.route('**/api/auth/token/exchange*', (route) =>
      route.fulfill({ status: 401, json: { code: 'session.invalid' } }),
    );
    const asked = loginsOf(context);
    const tab = await newTab(context, '/contracts');
    await expect(new SignInPage(tab).heading).toBeVisible();
    // As a new tab, and once more.
    expect(asked).toHaveLength(2);
    forgiveFailedCalls(watch, 401);
  });
});

/** As if this browser had begun the sign-in, and been handed over. */
const begin = (context: BrowserContext, url: string, { state, jar }: HandedOver) =>
  context.addCookies([
    { name: `kajo_sign_in_${state}`, value: '1', url },
    { name: 'kajo_browser', value: jar.value('kajo_browser') ?? '', url },
  ]);
/** By what the server knows this browser. */
async function browserOf(context: BrowserContext): Promise<CookieJar> {
  const jar = new CookieJar();
  const known = (await context.cookies()).find(({ name }) => name === 'kajo_browser');
  if (known) jar.keep([`kajo_browser=${known.value}; Path=/`]);
  return jar;
}
const hashOf = ({ handOver, state }: HandedOver) =>
  `#${new URLSearchParams({ access_token: handOver, state: state ?? '' })}`;
const addressOf = (handedOver: HandedOver, path: string) => path + hashOf(handedOver);

test.describe('a hand-over to the page that is open already (handOver.again)', () => {
  test('is taken like the first, and nothing of the old session stays', async ({ page, context, server, watch }) => {
    await signIn(page, 'Aino Mäkelä');
    await tokenOf(page);
    await page.goto('/feedback');
    await page.getByRole('textbox', { name: 'Viesti' }).fill('Ainon oma');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('drafts'))).toContain('Ainon oma');
    const old = await tokenOf(page);
    const jar = await browserOf(context);
    const handedOver = await beHandedOver({ sub: subOf('Lehtonen'), urls: [server.url], jar });
    await begin(context, server.url, handedOver);
    await page.evaluate((hash) => (window.location.hash = hash), hashOf(handedOver));
    await expect(page.getByRole('button', { name: /Kaisa Lehtonen/ })).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();
    expect([await validate(page, old), await validate(page, await tokenOf(page))]).toEqual([401, 200]);
    await expect(page.getByText('Ainon oma')).toBeHidden();
    forgiveFailedCalls(watch, 401);
  });

  test('that was begun elsewhere leaves the address and changes nothing (handOver.state)', async ({ page, server }) => {
    await signIn(page, 'Aino Mäkelä', '/contracts');
    await expect(new ContractsPage(page).heading).toBeVisible();
    const handedOver = await beHandedOver({ sub: subOf('Lehtonen'), urls: [server.url] });
    await page.evaluate((hash) => (window.location.hash = hash), hashOf(handedOver));
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    await expect(page.getByRole('button', { name: /Aino Mäkelä/ })).toBeVisible();
    expect(await validate(page, await tokenOf(page))).toBe(200);
  });
});

test.describe('the way back (signIn.wayBack)', () => {
  test('has hash, view and language; who signs in with lang=sv gets Swedish', async ({ page }) => {
    const query = new URLSearchParams({
      lang: 'sv',
      tupas: 'true',
      bank: 'op',
      location: '/contracts?embed=true#main',
    });
    await page.goto(`/login?${query}`);
    await page.getByRole('button', { name: 'Aino Mäkelä' }).click();
    await expect(heading(page, 'Avtal')).toBeVisible();
    await expect(page).toHaveURL('/contracts?embed=true#main');
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  });

  test('is the page that was opened, whatever letters its address has @left-out', async ({ page }) => {
    await new SignInPage(page).open('/contracts/M%C3%B6kki%201');
    await new SignInPage(page).chooseBank('OP');
    await new IdentityProvider(page).choosePerson('Aino Mäkelä');
    await expect(heading(page, 'Sopimusta ei löytynyt')).toBeVisible();
    await expect(page).toHaveURL('/contracts/M%C3%B6kki%201');
  });

  test('stays through a sign-in that fails @left-out', async ({ page }) => {
    await new SignInPage(page).open('/contracts?embed=true#main');
    await new SignInPage(page).chooseBank('OP');
    await page.getByRole('link', { name: 'Vaihda tunnistautumistapa' }).click();
    await new IdentityProvider(page).cancel.click();
    await expect(heading(page, 'Tunnistautuminen keskeytyi')).toBeVisible();
    await page.getByRole('link', { name: 'Yritä uudelleen' }).click();
    await expect(page).toHaveURL('/contracts?embed=true#main');
    await new SignInPage(page).chooseBank('OP');
    await new IdentityProvider(page).choosePerson('Aino Mäkelä');
    await expect(new ContractsPage(page).heading).toBeVisible();
    await expect(page).toHaveURL('/contracts?embed=true#main');
  });
});

test.describe('who may see a page', () => {
  for (const person of ['Timo Niemi', 'Mika Salo'])
    test(`a public page is open to ${person} too (gate.public) @left-out`, async ({ page, watch }) => {
      await signIn(page, person);
      await page.goto('/privacy');
      await expect(heading(page, 'Tietosuoja')).toBeVisible();
      forgiveFailedCalls(watch, 403);
    });

  test('a public page does not wait until it is known who the person is (gate.public) @left-out', async ({ page }) => {
    await signIn(page, 'Aino Mäkelä', '/contracts');
    await tokenOf(page);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/auth/token/validate*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/privacy');
    await expect(heading(page, 'Tietosuoja')).toBeVisible();
    letGo();
    await expect(page.getByRole('button', { name: /Aino Mäkelä/ })).toBeVisible();
  });

  test('a page for strong authentication asks the session, not the person (gate.strength)', async ({ page }) => {
    // No page of today is such a one: those for people who are signed in are made to be.
    await page.route('**/assets/shell-*.js', async (route) => {
      const answer = await fetch(route.request().url());
      const code = (await answer.text()).replaceAll(/access:(["'`])signedIn\1/g, 'access:"strongAuthentication"');
      await route.fulfill({ contentType: 'text/javascript', body: code });
    });
    await page.goto('/login?location=%2Fcontracts');
    await page.getByRole('button', { name: 'Aino Mäkelä' }).click();
    await expect(page.getByText('Tämä sivu vaatii vahvan tunnistautumisen.')).toBeVisible();
    await expect(new SignInPage(page).kajoAccount).toBeHidden();
    await new SignInPage(page).chooseBank('OP');
    await new IdentityProvider(page).choosePerson('Aino Mäkelä');
    await expect(new ContractsPage(page).heading).toBeVisible();
  });
});
