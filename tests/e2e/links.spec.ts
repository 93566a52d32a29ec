import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signIn } from './pages/signIn.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Has the quick links of the dashboard lead elsewhere, as an editor may write them. */
async function leadQuickLinksTo(page: Page, href: string): Promise<void> {
  await page.route('**/api/contracts/**', async (route) => {
    const answer = await route.fetch();
    const contracts = await answer.json();
    await route.fulfill({
      json: { ...contracts, homePageQuickLinks: [{ id: 'editors', href, label: 'Toimittajan linkki' }] },
    });
  });
}

test('a link within the portal asks for a language and ends with a slash like an address that is opened (language.parameter, routes.trailingSlash)', async ({
  page,
}) => {
  await leadQuickLinksTo(page, '/contracts/?lang=sv');
  await signIn(page, 'Aino Mäkelä');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.getByRole('link', { name: 'Toimittajan linkki' }).click();
  await expect(heading(page, 'Avtal')).toBeVisible();
  await expect(page).toHaveURL('/contracts');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  expect(documents).toEqual([]);
  // The choice stays for the tab (language.choice).
  await page.reload();
  await expect(heading(page, 'Avtal')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Hej Aino')).toBeVisible();
});

test('the navigation is asked for at the path of each page, and marks a link with a search (navigation.view, navigation.current) @left-out', async ({
  page,
}) => {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/navigation') asked.push(searchParams.get('view'));
  });
  await page.route('**/api/navigation*', async (route) => {
    const { items } = await (await route.fetch()).json();
    const marked = items.map((item: { href: string }) =>
      item.href === '/contracts' ? { ...item, href: '/contracts?status=A' } : item,
    );
    await route.fulfill({ json: { items: marked } });
  });
  await signIn(page, 'Aino Mäkelä', '/contracts');
  const link = page.getByRole('navigation', { name: 'Päävalikko' }).getByRole('link', { name: 'Sopimukset' });
  await expect(link).toHaveAttribute('aria-current', 'page');
  await page.getByRole('main').getByRole('link', { name: 'Kajo Pörssi' }).first().click();
  await expect(heading(page, 'Kajo Pörssi')).toBeVisible();
  const { pathname } = new URL(page.url());
  await expect.poll(() => asked).toEqual(['/contracts', pathname]);
  await page.goBack();
  await expect(heading(page, 'Sopimukset')).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('the contracts are told to the analytics once, in another language and after a reload too (contracts.analytics) @left-out', async ({
  page,
}) => {
  const told = () =>
    page.evaluate(() => {
      const { dataLayer = [] } = window as unknown as { dataLayer?: { event: string }[] };
      return dataLayer.filter(({ event }) => event === 'contractsLoaded').length;
    });
  await signIn(page, 'Aino Mäkelä', '/contracts');
  await expect(heading(page, 'Sopimukset')).toBeVisible();
  await expect.poll(told).toBe(1);
  const inSwedish = page.waitForResponse('**/api/contracts/**');
  await page.getByRole('button', { name: /svenska/ }).click();
  await inSwedish;
  await expect(page.getByRole('link', { name: 'Kajo Börs' }).first()).toBeVisible();
  expect(await told()).toBe(1);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Kajo Börs' }).first()).toBeVisible();
  expect(await told()).toBe(0);
});
