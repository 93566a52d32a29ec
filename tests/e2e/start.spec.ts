import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, type Watch } from './fixtures.ts';
import { openWithoutScripts, pressAtOnce } from './pages/beforeScripts.ts';
import { signIn } from './pages/signIn.ts';

// Files of the portal are held back, cut off or counted here.
test.use({ isCacheKept: false });

const headings = {
  fi: 'Kaikki sähkösi ja lämpösi yhdessä paikassa',
  sv: 'All din el och värme på ett ställe',
  en: 'All your electricity and heat in one place',
};
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const language = (page: Page, name: RegExp) => page.getByRole('button', { name });

/** Every warning counts here: React tells of a page that is not what it would have drawn. */
function watchWarnings(page: Page, watch: Watch): void {
  page.on('console', (message) => {
    if (message.type() === 'warning') watch.complaints.push(message.text());
  });
}

test.describe('a page that is the same for every stranger (start.prerendered)', () => {
  for (const [locale, title] of Object.entries(headings)) {
    test(`stands in the HTML in its language: ${locale}`, async ({ request }) => {
      const answer = await request.get(`/?lang=${locale}`, { headers: { accept: 'text/html' } });
      const html = await answer.text();
      expect(html).toContain(`<html lang="${locale}"`);
      expect(html).toContain(title);
      const etag = answer.headers()['etag'] ?? '';
      const again = await request.get(`/?lang=${locale}`, { headers: { accept: 'text/html', 'if-none-match': etag } });
      expect(again.status()).toBe(304);
    });
  }

  for (const [address, title] of [
    ['/privacy?lang=en', 'Privacy'],
    ['/accessibility?lang=sv', 'Tillgänglighetsutlåtande'],
    ['/contracts', headings.fi],
    ['/no/such/page', 'Sivua ei löytynyt'],
    ['/', headings.fi],
  ] as const) {
    test(`is seen before any script, and stays as it is when the portal takes it over: ${address}`, async ({
      page,
      watch,
    }) => {
      watchWarnings(page, watch);
      const letIn = await openWithoutScripts(page, address);
      await expect(heading(page, title)).toBeVisible();
      await page.evaluate(() =>
        document.querySelectorAll('main h1, #root > header').forEach((part) => (part.id ||= 'own')),
      );
      const before = await page.locator('#root').innerText();
      await letIn();
      await expect(page.locator('main h1#own')).toHaveText(title);
      await expect(page.locator('#root > header#own')).toHaveCount(1);
      expect(await page.locator('#root').innerText()).toBe(before);
    });
  }

  test('keeps to every rule of accessibility before any script', async ({ page }) => {
    await openWithoutScripts(page, '/no/such/page');
    await expect(heading(page, 'Sivua ei löytynyt')).toBeVisible();
    await expectAccessible(page);
  });

  test('needs no script to lead to the sign-in @left-out', async ({ browser, server }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(server.url);
    await expect(heading(page, headings.fi)).toBeVisible();
    expect(await page.content()).toContain('Oma Kajo tarvitsee JavaScriptiä');
    await page.getByRole('link', { name: 'Jatka tunnistautumaan' }).click();
    await expect(page).toHaveURL(/\/idp\//);
    await context.close();
  });

  test('is there again on the way back @left-out', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Jatka tunnistautumaan' }).click();
    await expect(page).toHaveURL(/\/idp\//);
    await page.goBack();
    await expect(heading(page, headings.fi)).toBeVisible();
    await language(page, /English/).click();
    await expect(heading(page, headings.en)).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('what is pressed before the portal has come (start.early)', () => {
  test('is answered when it has: the bank, the language @left-out', async ({ page }) => {
    const letIn = await openWithoutScripts(page, '/');
    await page.getByRole('radio', { name: 'Nordea' }).check();
    await language(page, /English/).click();
    await letIn();
    await expect(heading(page, headings.en)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Nordea' })).toBeChecked();
    await expect(page.getByRole('link', { name: 'Continue with Nordea' })).toHaveAttribute('href', /bank=nordea/);
  });

  test('so is the first press after it, on a part that React has not looked at yet @left-out', async ({ page }) => {
    const letIn = await openWithoutScripts(page, '/');
    await pressAtOnce(page.getByRole('radio', { name: 'Nordea' }));
    await letIn();
    await expect(page.getByRole('link', { name: 'Jatka: Nordea' })).toBeVisible();
  });

  test('so is a language that is chosen while React has not looked at the page yet @left-out', async ({ page }) => {
    const letIn = await openWithoutScripts(page, '/');
    await pressAtOnce(language(page, /English/));
    await letIn();
    await expect(heading(page, headings.en)).toBeVisible();
  });

  test('a sign-in leads back to the page that was asked for @left-out', async ({ page }) => {
    await openWithoutScripts(page, '/contracts?x=1');
    const asked = page.waitForRequest(/\/login\?/);
    await page.getByRole('link', { name: 'Jatka tunnistautumaan' }).click();
    expect(new URL((await asked).url()).searchParams.get('location')).toBe('/contracts?x=1');
  });
});

test.describe('what was drawn for strangers is not seen by others, not for a moment (start.noFlash)', () => {
  /** The page before any script, and then as it is. */
  async function expectUnseen(page: Page, address: string) {
    const letIn = await openWithoutScripts(page, address);
    for (const name of Object.values(headings)) await expect(heading(page, name)).toBeHidden();
    await expect(page.locator('.shell-ticks')).toBeVisible();
    await letIn();
  }

  test('someone who has signed in', async ({ page }) => {
    await signIn(page, 'Aino Mäkelä', '/contracts');
    await expect(heading(page, 'Sopimukset')).toBeVisible();
    // What the tab keeps is written within a second.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('kajo.session'))).not.toBeNull();
    await expectUnseen(page, '/contracts');
    await expect(heading(page, 'Sopimukset')).toBeVisible();
    await page.unrouteAll();
    await expectUnseen(page, '/');
    await expect(page).toHaveURL('/dashboard');
  });

  test('someone whom a sign-in hands over', async ({ page }) => {
    await expectUnseen(page, '/contracts#access_token=a.b.c&state=x');
    // Begun elsewhere, it counts for nothing.
    await expect(heading(page, headings.fi)).toBeVisible();
  });

  test('someone who has chosen another language in this tab @left-out', async ({ page }) => {
    await page.goto('/');
    await language(page, /svenska/).click();
    await expect(heading(page, headings.sv)).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('selectedLanguage'))).toBe('sv');
    await expectUnseen(page, '/');
    await expect(heading(page, headings.sv)).toBeVisible();
  });

  test('whoever sees the portal inside another @left-out', async ({ page }) => {
    await expectUnseen(page, '/?embed=true');
    await expect(heading(page, headings.fi)).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
  });
});

test('a font of the device stands in for each of ours until it has come @left-out', async ({ page }) => {
  await page.goto('/');
  const families = await page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', '')));
  expect(families.filter((family) => family.includes('Standin')).sort()).toEqual([
    'Familjen Standin',
    'Familjen Standin Wide',
    'Figtree Standin',
    'Figtree Standin Wide',
  ]);
});

test('what no page begins with is asked for when the page stands (start.later) @left-out', async ({ page }) => {
  await signIn(page, 'Aino Mäkelä', '/contracts');
  await expect(heading(page, 'Sopimukset')).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('kajo.session'))).not.toBeNull();
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('main h1[tabindex]')) performance.mark('stands');
      if (performance.getEntriesByName('stands').length > 0) observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.reload();
  await page.waitForResponse('**/api/content/fi*');
  const began = await page.evaluate(() => {
    const [stands] = performance.getEntriesByName('stands');
    const after = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /overSignIn|sessionTimer|api\/content/.test(name));
    return { stands: stands?.startTime ?? 0, after: after.map(({ startTime }) => startTime) };
  });
  expect(began.stands).toBeGreaterThan(0);
  expect(began.after.length).toBeGreaterThanOrEqual(2);
  expect(Math.min(...began.after)).toBeGreaterThan(began.stands);
});

test('the menus and the words on a lost connection come with the first that waits for the page (start.later, error.late) @left-out', async ({
  page,
}) => {
  await signIn(page, 'Aino Mäkelä', '/contracts');
  await expect(heading(page, 'Sopimukset')).toBeVisible();
  const beganOf = (names: string[]) =>
    page.evaluate((parts) => {
      const resources = performance.getEntriesByType('resource');
      return parts.map((part) => resources.find(({ name }) => name.includes(`/${part}-`))?.startTime ?? null);
    }, names);
  const late = ['overSignIn', 'Notices', 'AccountItems', 'ErrorPage'];
  await expect.poll(async () => (await beganOf(late)).includes(null)).toBe(false);
  const began = (await beganOf(late)).map(Number);
  expect(Math.max(...began) - Math.min(...began)).toBeLessThan(1000);
});

test('everything that a page takes first is asked for in its HTML, nothing waits for another (start.atOnce)', async ({
  page,
}) => {
  await openWithoutScripts(page, '/privacy?lang=sv');
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  const preloads = page.locator('head > link[rel$="preload"][href$=".woff2"]');
  await expect(preloads).toHaveCount(2);
  const announced = await page.evaluate(() =>
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel$="preload"]')].map(
      ({ href }) => new URL(href).pathname,
    ),
  );
  expect(announced.filter((file) => file.endsWith('.woff2'))).toHaveLength(2);
  const scripts = announced.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await page.waitForFunction(() => !('kajoEarly' in window));
  const late = [...asked].filter((file) => /^\/assets\/.*\.js$/.test(file) && !scripts.includes(file));
  // The entry is asked for by the HTML itself; what comes later needs no page to wait for it.
  expect(late.filter((file) => /(PrivacyPage|InfoPage|info|shell|page)-/.test(file))).toEqual([]);
});

test('nothing of the portal measures the layout while a page starts (start.layout) @left-out', async ({ page }) => {
  await page.addInitScript(() => {
    const measured: string[] = [];
    Object.assign(window, { measured });
    const note = (what: string) => {
      const [, , by = ''] = new Error('measured').stack?.split('\n').slice(1) ?? [];
      measured.push(`${what} ${by.trim()}`);
    };
    const { getBoundingClientRect } = Element.prototype;
    Element.prototype.getBoundingClientRect = function measuring() {
      note('getBoundingClientRect');
      return getBoundingClientRect.call(this);
    };
    for (const name of ['offsetWidth', 'offsetHeight', 'clientWidth', 'clientHeight', 'scrollWidth', 'scrollHeight']) {
      const place = name.startsWith('offset') ? HTMLElement.prototype : Element.prototype;
      const own = Object.getOwnPropertyDescriptor(place, name);
      const measuring = function measuring(this: Element): number {
        note(name);
        return Number(own?.get?.call(this));
      };
      Object.defineProperty(place, name, { ...own, get: measuring });
    }
  });
  await page.goto('/');
  await page.waitForFunction(() => !('kajoEarly' in window));
  await expect(heading(page, headings.fi)).toBeVisible();
  const measured = await page.evaluate(() => (window as unknown as { measured: string[] }).measured);
  // What Playwright looks at is its own.
  expect(measured.filter((one) => one.includes('/assets/'))).toEqual([]);
});
