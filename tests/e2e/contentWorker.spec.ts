import type { Locator } from '@playwright/test';
import { openAsEditor, purgeToken, test } from './contents.ts';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls } from './fixtures.ts';
import { signIn } from './pages/signIn.ts';

/** The colour of an element's background, and what a role of the theme is at the moment. */
async function backgroundOf(button: Locator, role: 'primary' | 'alert'): Promise<{ shown: string; wanted: string }> {
  return button.evaluate((element, name) => {
    const probe = document.createElement('i');
    probe.style.setProperty('background-color', `var(--${name})`);
    element.append(probe);
    const wanted = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return { shown: getComputedStyle(element).backgroundColor, wanted };
  }, role);
}

test.describe('the token', () => {
  test('leaves the address at once, and is nowhere but in the field and in a header (contentWorker.secret)', async ({
    page,
    server,
  }) => {
    const worker = await openAsEditor(page);
    const asked: string[] = [];
    const headers: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) return;
      asked.push(request.url(), request.postData() ?? '');
      headers.push(request.headers()['x-purge-token']);
    });
    await page.goto(`/content-worker/${purgeToken}`);
    await expect(worker.token).toHaveValue(purgeToken);
    await expect(page).toHaveURL('/content-worker');
    await worker.reload.click();
    await expect(worker.success).toBeVisible();
    expect(headers.filter(Boolean)).toEqual([purgeToken]);
    expect(asked.filter((text) => text.includes(purgeToken))).toEqual([]);
    const told = () =>
      page.evaluate(() =>
        JSON.stringify([
          window.location.href,
          document.title,
          history.state,
          { ...sessionStorage },
          { ...window.localStorage },
          document.cookie,
          (window as unknown as { dataLayer: unknown }).dataLayer,
        ]),
      );
    expect(await told()).not.toContain(purgeToken);
    expect(await told()).toContain('"route":"/content-worker"');
    expect(server.log).not.toContain(purgeToken);

    // Back and forth: it was never a place to go back to.
    await page.goto('/backup');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(worker.heading).toBeVisible();
    await expect(page).toHaveURL('/content-worker');
    await expect(worker.token).toHaveValue('');
  });

  test('is in no way back through the sign-in (contentWorker.secret) @left-out', async ({ page }) => {
    await page.goto(`/content-worker/${purgeToken}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/content-worker');
    const links = () =>
      page.getByRole('link').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    // The page stands before the portal has taken it over, and leads back to where it is from then on.
    await expect.poll(async () => (await links()).some((href) => href.includes('%2Fcontent-worker'))).toBe(true);
    expect((await links()).filter((href) => href.includes(purgeToken))).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(purgeToken);
  });

  test('a wrong one is an error, and says no more (contentWorker.error) @left-out', async ({ page, watch }) => {
    const worker = await openAsEditor(page);
    await worker.reloadWith('kevyt-lumi-43');
    await expect(worker.error).toBeVisible();
    await expect(page.getByRole('region', { name: 'Korjattavaa' })).toHaveCount(0);
    forgiveFailedCalls(watch, 403);
  });
});

test('dots advance while it runs, and the button tells by its colour how it stands (contentWorker.progress, contentWorker.colour)', async ({
  page,
  watch,
}) => {
  const worker = await openAsEditor(page);
  const isOf = async (role: 'primary' | 'alert') => {
    const colour = await backgroundOf(worker.reload, role);
    return colour.shown === colour.wanted;
  };
  const asked: ((status: number) => void)[] = [];
  const answer = async (status: number) => {
    await expect.poll(() => asked.length, { message: 'the call has gone out' }).toBe(1);
    asked.pop()?.(status);
  };
  await page.route('**/api/content', async (route) => {
    const status = await new Promise<number>((resolve) => asked.push(resolve));
    if (status === 200) await route.continue();
    else await route.abort('internetdisconnected');
  });
  await worker.token.fill(purgeToken);
  expect([await isOf('primary'), await isOf('alert')]).toEqual([false, false]);

  await worker.reload.press('Enter');
  await expect(worker.progress).toHaveText(/sisältöjä\.{2,}$/);
  await expect(worker.reload).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => isOf('primary')).toBe(true);
  await expectAccessible(page);
  await answer(0);
  await expect(worker.error).toBeVisible();
  await expect.poll(() => isOf('alert')).toBe(true);

  await worker.reload.press('Enter');
  await expect(worker.progress).toBeVisible();
  await answer(200);
  await expect(worker.success).toBeVisible();
  await expect.poll(() => isOf('primary')).toBe(true);
  forgiveFailedCalls(watch, 'ERR_INTERNET_DISCONNECTED');
});

test('in English the outcome is told in the words of the specification (contentWorker.success, contentWorker.error) @left-out', async ({
  page,
  watch,
}) => {
  await openAsEditor(page);
  await page.goto('/content-worker?lang=en');
  const reload = page.getByRole('button', { name: 'Reload content' });
  await page.getByRole('textbox', { name: 'Reload token' }).fill(purgeToken);
  await reload.click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Action successful. It might still take a while for changes to be visible.',
  );
  await page.getByRole('textbox', { name: 'Reload token' }).fill('wrong-token');
  await reload.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Failed to fulfill request. Please contact page administrator.',
  );
  forgiveFailedCalls(watch, 403);
});

test('by keyboard alone: nothing without a token, then the reload, then why there is no test run (contentWorker.token, contentWorker.testRun) @left-out', async ({
  page,
}) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH') calls += 1;
  });
  const worker = await openAsEditor(page);
  await expectAccessible(page);
  await worker.heading.focus();
  await page.keyboard.press('Tab');
  await expect(worker.token).toBeFocused();
  await page.keyboard.type('   ');
  await page.keyboard.press('Tab');
  await expect(worker.reload).toBeFocused();
  await expect(worker.reload).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  expect(calls).toBe(0);
  await page.keyboard.type(purgeToken);
  await expect(worker.reload).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('Enter');
  await expect(worker.success).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(worker.testRun).toBeFocused();
  await expect(worker.testRun).toHaveAttribute('aria-disabled', 'true');
  await expect(worker.testRun).toHaveAccessibleDescription('Testiajo ei ole käytössä.');
  expect(calls).toBe(1);
});

test('changed links stand in the navigation as soon as the contents are read (contentWorker.success) @left-out', async ({
  page,
  contents,
}) => {
  const worker = await openAsEditor(page);
  const links = page.getByRole('navigation', { name: 'Päävalikko' }).getByRole('link');
  await expect(links).toHaveText([
    'Työpöytä',
    'Etusivu',
    'Kulutus',
    'Pörssisähkö',
    'Laskut',
    'Sopimukset',
    'Asiakkaan tiedot',
    'Sisällöt',
  ]);
  const link = {
    id: 'contracts',
    href: '/contracts',
    label: { fi: 'Kaikki sopimukset', sv: 'Alla avtal', en: 'All contracts' },
  };
  const settings = JSON.parse(await contents.read('settings.json'));
  await contents.write('settings.json', { ...settings, navigation: { ...settings.navigation, everyone: [link] } });
  await worker.reloadWith(purgeToken);
  await expect(links).toHaveText(['Työpöytä', 'Kaikki sopimukset', 'Sisällöt']);
  // On a page that was not open then as well.
  await links.filter({ hasText: 'Työpöytä' }).click();
  await expect(page).toHaveURL('/backup');
  await expect(links).toHaveText(['Työpöytä', 'Kaikki sopimukset', 'Sisällöt']);
});

for (const [who, person] of [
  ['a customer', 'Aino Mäkelä'],
  ['customer service', 'Kaisa Lehtonen'],
] as const) {
  test(`the page is empty for ${who} (contentWorker.others) @left-out`, async ({ page }) => {
    await signIn(page, person, '/content-worker');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main')).toBeEmpty();
    await expect(page).toHaveTitle('Sisällöt – Oma Kajo');
  });
}

test('nothing stands out sideways at 320 px @left-out', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const worker = await openAsEditor(page);
  await worker.reloadWith(purgeToken);
  await expect(worker.success).toBeVisible();
  await expectNoOverflow(page);
});
