import { expect, expectAccessible, forgiveFailedCalls, test } from './fixtures.ts';
import { ContractsPage } from './pages/contracts.ts';
import { signIn } from './pages/signIn.ts';

// Files of the portal are held back, cut off or counted here.
test.use({ isCacheKept: false });

test('who has signed in comes from the root to the dashboard, under a title of its own (routes.landing, routes.title)', async ({
  page,
}) => {
  await signIn(page, 'Aino Mäkelä', '/contracts');
  await expect(new ContractsPage(page).heading).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
  await expect(page).toHaveTitle('Etusivu – Oma Kajo');
});

test('the focus goes to the heading of the new page (routes.focus)', async ({ page }) => {
  await signIn(page, 'Aino Mäkelä', '/contracts');
  await new ContractsPage(page).openContract('Kajo Pörssi');
  await expect(page.getByRole('heading', { level: 1, name: 'Kajo Pörssi' })).toBeFocused();
});

test('the navigation leads to pages that exist, and to no other (routes.onlyBuilt) @left-out', async ({ page }) => {
  await signIn(page, 'Kaisa Lehtonen', '/backup');
  const navigation = page.getByRole('navigation', { name: 'Päävalikko' });
  await expect(navigation.getByRole('link')).toHaveText([
    'Työpöytä',
    'Etusivu',
    'Kulutus',
    'Pörssisähkö',
    'Laskut',
    'Sopimukset',
    'Omat tiedot',
  ]);
  for (const link of await navigation.getByRole('link').all()) {
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sivua ei löytynyt' })).toBeHidden();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
});

test('a page that cannot be fetched says so and is fetched when it can be, and reloading helps where it was tried before (error.page, error.chunk, error.mended)', async ({
  page,
  watch,
}) => {
  await page.route('**/assets/ContractPage-*.js', (route) => route.abort());
  await signIn(page, 'Aino Mäkelä', '/contracts');
  const failed = page.getByRole('heading', { level: 1, name: 'Sivua ei voitu ladata' });
  await new ContractsPage(page).openContract('Kajo Pörssi');
  await expect(failed).toBeVisible();
  await expect(page.getByText('Lataamme sivun uudelleen heti, kun yhteys toimii.')).toBeVisible();
  await expectAccessible(page);
  // The server answers, so that the portal is loaded anew by itself; that it is missing still needs a person.
  await expect(page.getByText('Jokin meni vikaan. Lataa sivu uudelleen.')).toBeVisible();
  await expect(failed).toBeVisible();
  await page.unroute('**/assets/ContractPage-*.js');
  await page.getByRole('button', { name: 'Lataa uudelleen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kajo Pörssi' })).toBeVisible();
  watch.complaints = [];
});

test('a page that was not fetched for want of a connection is there as soon as that is back (error.mended, error.offline) @left-out', async ({
  page,
  context,
  watch,
}) => {
  await signIn(page, 'Aino Mäkelä', '/contracts');
  await expect(page.getByRole('link', { name: 'Kajo Pörssi' }).first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tietosuoja' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sivua ei voitu ladata' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Tietosuoja' })).toBeVisible();
  await expect(page).toHaveURL('/privacy');
  watch.complaints = [];
});

test('without a connection the page says so wherever one is on it, and what it shows stays (error.offline, error.offlineSeen)', async ({
  page,
  context,
  watch,
}) => {
  await signIn(page, 'Aino Mäkelä', '/contracts');
  await expect(page.getByRole('link', { name: 'Kajo Pörssi' }).first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Ei verkkoyhteyttä')).toBeInViewport();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByText('Ei verkkoyhteyttä')).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Kajo Pörssi' }).first()).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText('Ei verkkoyhteyttä')).toBeHidden();
  forgiveFailedCalls(watch, 'ERR_INTERNET_DISCONNECTED');
});

test('a page whose style did not come is whole when it is asked for again (error.chunk) @left-out', async ({
  page,
  watch,
}) => {
  const style = '**/styles-*.css';
  await page.route(style, (route) => route.abort());
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/spotprice/consumption');
  await expect(page.getByRole('heading', { level: 1, name: 'Sivua ei voitu ladata' })).toBeVisible();
  // The server answers, so that the portal is loaded anew once by itself.
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1, name: 'Sivua ei voitu ladata' })).toBeVisible();
  await page.unroute(style);
  await page.getByRole('button', { name: 'Lataa uudelleen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pörssisähkön hinta' })).toBeVisible();
  const sheets = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      .filter(({ disabled }) => !disabled)
      .map(({ href, sheet }) => [/\w+(?=-[^/]*$)/.exec(href)?.[0], sheet !== null]),
  );
  expect(sheets).toContainEqual(['styles', true]);
  watch.complaints = [];
});

test('from a page whose style did not come a link leads to one that has it, without another load (error.chunk) @left-out', async ({
  page,
  watch,
}) => {
  const style = '**/styles-*.css';
  await page.route(style, (route) => route.abort());
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/spotprice/consumption');
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1, name: 'Sivua ei voitu ladata' })).toBeVisible();
  await page.unroute(style);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tietosuoja' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tietosuoja' })).toBeVisible();
  const isThere = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(
        ({ href, sheet }) => href.includes('/styles-') && sheet !== null,
      ),
    );
  await expect.poll(isThere).toBe(true);
  expect(loads).toBe(2);
  watch.complaints = [];
});

test('who loses the connection right away finds the menus and what says so, plain and then whole (error.late) @left-out', async ({
  page,
  context,
  watch,
}) => {
  const late = /\/assets\/(MenuContent|AccountItems|Notices)-[^/]*$/;
  await page.route(late, (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, 'Aino Mäkelä', '/contracts');
  await expect(page.getByRole('link', { name: 'Kajo Pörssi' }).first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Ei verkkoyhteyttä')).toBeInViewport();
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Valikko', exact: true }).click();
  await expect(banner.getByRole('navigation').getByRole('link')).toHaveText([
    'Etusivu',
    'Kulutus',
    'Pörssisähkö',
    'Laskut',
    'Sopimukset',
    'Omat tiedot',
  ]);
  await expectAccessible(page);
  await page.unroute(late);
  // Without another press.
  await context.setOffline(false);
  await expect(banner.getByRole('link', { name: 'Anna palautetta' })).toBeVisible();
  forgiveFailedCalls(watch, 'ERR_FAILED');
  forgiveFailedCalls(watch, 'ERR_INTERNET_DISCONNECTED');
});

test('Finnish unless another language is chosen, and the choice stays (language.default, language.choice) @left-out', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
  await page.getByRole('button', { name: /English/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('electricity');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Sign in – My Kajo');
});

test('the browser keeps the session and the language, and nothing of the person (storage.keys)', async ({ page }) => {
  await signIn(page, 'Aino Mäkelä', '/contracts');
  await expect(page.getByRole('link', { name: 'Kajo Pörssi' }).first()).toBeVisible();
  await page.getByRole('button', { name: /svenska/ }).click();
  await expect(new ContractsPage(page).page.getByRole('heading', { level: 1, name: 'Avtal' })).toBeVisible();
  const stored = () => page.evaluate(() => [{ ...sessionStorage }, { ...window.localStorage }]);
  await expect
    .poll(async () => Object.keys((await stored())[0] ?? {}).sort())
    .toEqual(['contractsTold', 'kajo.session', 'selectedLanguage', 'siteSelector']);
  const [session, local] = await stored();
  expect(local).toEqual({});
  expect(JSON.stringify(session)).not.toMatch(/Mäkelä|Aino|\d{6}[-+A-Y]\d{3}|Koivukuja/);
});

test('an employee who has opened no customer reads what to do first (contracts.acting) @left-out', async ({
  page,
  watch,
}) => {
  await signIn(page, 'Marko Ranta', '/contracts');
  await expect(page.getByText('Avaa ensin asiakkaan tiedot')).toBeVisible();
  await expectAccessible(page);
  forgiveFailedCalls(watch, 403);
});

test('going back to the front page has the focus on its heading (routes.focus) @left-out', async ({ page }) => {
  await page.goto('/');
  // A link that is pressed before the portal has come is followed by the browser, and a page that is opened takes no focus.
  await page.locator('.shell').waitFor({ state: 'detached' });
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tietosuoja' }).click();
  await expect(heading).toHaveText('Tietosuoja');
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(heading).toHaveText('Kaikki sähkösi ja lämpösi yhdessä paikassa');
  await expect(heading).toBeFocused();
});

test('going back to the first page of who has signed in has the focus on its heading (routes.focus) @left-out', async ({
  page,
}) => {
  await signIn(page, 'Aino Mäkelä');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Hei Aino');
  await page.getByRole('link', { name: 'Kaikki sopimukset' }).click();
  await expect(heading).toHaveText('Sopimukset');
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(heading).toHaveText('Hei Aino');
  await expect(heading).toBeFocused();
  await page.reload();
  await expect(heading).toHaveText('Hei Aino');
  await page.getByRole('link', { name: 'Kaikki sopimukset' }).click();
  await expect(heading).toHaveText('Sopimukset');
  await page.goBack();
  await expect(heading).toHaveText('Hei Aino');
  await expect(heading).toBeFocused();
});

test('what pages will ask for next is fetched behind the first, each once (session.background)', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(contracts|customer)/.test(pathname)) asked.push(pathname.replace(/\d+/, '{customerId}'));
  });
  await signIn(page, 'Aino Mäkelä', '/contracts');
  await expect
    .poll(() => asked)
    .toEqual(['/api/contracts/customer/{customerId}', '/api/customer/{customerId}', '/api/customer/representations']);
});
