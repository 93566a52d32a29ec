import type { Page } from '@playwright/test';
import { expect, expectAccessible, forgiveFailedCalls, test } from './fixtures.ts';
import { signIn } from './pages/signIn.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Päävalikko' });

test.describe('the embedded view (frame.embedded)', () => {
  test('has no header and no footer, from page to page, and keeps its title', async ({ page }) => {
    await signIn(page, 'Aino Mäkelä', '/contracts');
    for (const view of ['embed', 'app']) {
      await page.goto(`/contracts?${view}=true`);
      await page.getByRole('main').getByRole('link', { name: 'Kajo Pörssi' }).click();
      await expect(heading(page, 'Kajo Pörssi')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`\\?${view}=true$`));
      await expect(page).toHaveTitle('Kajo Pörssi – Oma Kajo');
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expectAccessible(page);
    }
  });

  test('tells the server that the app asks, and only then @left-out', async ({ page }) => {
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/\/token\/(validate|exchange)$/.test(url.pathname)) asked.push(url.searchParams.get('appView'));
    });
    await signIn(page, 'Aino Mäkelä', '/contracts');
    await expect(heading(page, 'Sopimukset')).toBeVisible();
    await page.goto('/contracts?app=true');
    await expect(heading(page, 'Sopimukset')).toBeVisible();
    expect(asked).toEqual([null, 'true']);
  });
});

test.describe('the navigation (navigation.list, navigation.current)', () => {
  test('is the configured list, in the language in use @left-out', async ({ page }) => {
    await signIn(page, 'Hanna Sirén');
    await expect(navigation(page).getByRole('link')).toHaveText([
      'Työpöytä',
      'Etusivu',
      'Kulutus',
      'Pörssisähkö',
      'Laskut',
      'Sopimukset',
      'Asiakkaan tiedot',
      'Sisällöt',
    ]);
    await page.getByRole('button', { name: /svenska/ }).click();
    await expect(page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link')).toHaveText([
      'Arbetsyta',
      'Startsida',
      'Förbrukning',
      'Elbörsen',
      'Fakturor',
      'Avtal',
      'Kundens uppgifter',
      'Innehåll',
    ]);
  });

  test('is the portal’s own list where the configured one cannot be had @left-out', async ({ page, watch }) => {
    await page.route('**/api/navigation*', (route) => route.fulfill({ status: 500, body: '' }));
    await signIn(page, 'Aino Mäkelä', '/contracts');
    await expect(navigation(page).getByRole('link')).toHaveText(['Etusivu', 'Sopimukset']);
    await expect(navigation(page).getByRole('link', { name: 'Sopimukset' })).toHaveAttribute('aria-current', 'page');
    forgiveFailedCalls(watch, 500);
  });

  test('folds into a menu on a narrow screen, by keyboard too (menu.narrow) @left-out', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await signIn(page, 'Aino Mäkelä');
    await expect(heading(page, 'Hei Aino')).toBeFocused();
    const toggle = page.getByRole('button', { name: 'Valikko' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('link', { name: 'Kirjaudu ulos' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expect(page.getByRole('link', { name: 'Kirjaudu ulos' })).toBeHidden();
    await page.keyboard.press('Enter');
    await page.getByRole('banner').getByRole('link', { name: 'Sopimukset' }).click();
    await expect(heading(page, 'Sopimukset')).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('the account’s menu holds what exists, and signs out (menu.items) @left-out', async ({ page }) => {
    await signIn(page, 'Aino Mäkelä');
    await expect(heading(page, 'Hei Aino')).toBeFocused();
    const account = page.getByRole('button', { name: /Aino Mäkelä/ });
    await account.focus();
    await page.keyboard.press('Enter');
    const signOut = page.getByRole('link', { name: 'Kirjaudu ulos' });
    await expect(signOut).toBeVisible();
    // Whom the person may act for comes with an answer of its own, and stands first then.
    const first = page.getByRole('group', { name: 'Kenen asioita hoidat?' }).getByRole('button').first();
    await expect(first).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(first).toBeFocused();
    await page.keyboard.press('End');
    await expect(signOut).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Anna palautetta' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
  });
});
