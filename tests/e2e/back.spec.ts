import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { overlayHasGone } from './pages/overlay.ts';
import { signIn } from './pages/signIn.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const help = (page: Page) => page.getByRole('button', { name: 'Mistä hinta muodostuu?' });

/** Signs in to the list of contracts, and goes on to one with a dialog, which is opened. */
async function openDialog(page: Page): Promise<void> {
  await signIn(page, 'Aino Mäkelä', '/contracts');
  await page.getByRole('main').getByRole('link', { name: 'Kajo Pörssi' }).first().click();
  await help(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test.describe('the browser’s Back (overlay.back)', () => {
  test('closes an open dialog, and leaves the page the next time', async ({ page }) => {
    await openDialog(page);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(heading(page, 'Kajo Pörssi')).toBeVisible();
    await expect(help(page)).toBeFocused();
    // Closed by hand it leaves nothing to go back over.
    await help(page).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await overlayHasGone(page);
    await expect(help(page)).toBeFocused();
    await page.goBack();
    await expect(heading(page, 'Sopimukset')).toBeVisible();
    await expect(page).toHaveURL('/contracts');
  });

  test('is undone by Forward, and nothing of it is in the way after the page was loaded anew with the dialog open (overlay.forward)', async ({
    page,
  }) => {
    await openDialog(page);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goForward();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Kajo Pörssi')).toBeVisible();
    await overlayHasGone(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(heading(page, 'Sopimukset')).toBeVisible();
  });

  test('closes an open menu, also on the first page; a link in it leaves nothing to go back over @left-out', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await signIn(page, 'Aino Mäkelä', '/dashboard');
    await expect(heading(page, 'Hei Aino')).toBeVisible();
    const toggle = page.getByRole('button', { name: 'Valikko' });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.goBack();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
    await expect(heading(page, 'Hei Aino')).toBeVisible();
    await toggle.click();
    await page.getByRole('banner').getByRole('link', { name: 'Sopimukset' }).click();
    await expect(heading(page, 'Sopimukset')).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await page.goBack();
    await expect(heading(page, 'Hei Aino')).toBeVisible();
    await page.goForward();
    await expect(heading(page, 'Sopimukset')).toBeVisible();
  });

  test('closes the account’s menu, and a press on another link while it is open opens that page @left-out', async ({
    page,
  }) => {
    await signIn(page, 'Aino Mäkelä', '/dashboard');
    const account = page.getByRole('button', { name: /Käyttäjävalikko/ });
    await account.click();
    await expect(account).toHaveAttribute('aria-expanded', 'true');
    await page.goBack();
    await expect(account).toHaveAttribute('aria-expanded', 'false');
    await account.click();
    await page.getByRole('navigation', { name: 'Päävalikko' }).getByRole('link', { name: 'Sopimukset' }).click();
    await expect(heading(page, 'Sopimukset')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Hei Aino')).toBeVisible();
  });

  test('leaves the warning of the session, and the page behind it; a second in a row goes on (overlay.required)', async ({
    page,
  }) => {
    await page.clock.install();
    await signIn(page, 'Aino Mäkelä', '/contracts');
    await page.getByRole('main').getByRole('link', { name: 'Kajo Pörssi' }).first().click();
    await expect(heading(page, 'Kajo Pörssi')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(13 * 60_000);
    const warning = page.getByRole('dialog', { name: 'Istuntosi päättyy pian' });
    await expect(warning).toBeVisible();
    await page.goBack();
    await expect(warning).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Istuntosi päättyy pian' })).toBeFocused();
    await expect(page).toHaveURL(/\/contracts\/.+/);
    await page.goBack();
    await expect(page).toHaveURL('/contracts');
    await expect(page.getByRole('heading', { level: 1, name: 'Sopimukset', includeHidden: true })).toBeVisible();
    await warning.getByRole('button', { name: 'Pysy kirjautuneena' }).click();
    await expect(warning).toHaveCount(0);
    await overlayHasGone(page);
    await expect(heading(page, 'Sopimukset')).toBeVisible();
  });

  test('is as without it after signing out elsewhere while a dialog was open, and the sign-in in its place works @left-out', async ({
    page,
    context,
  }) => {
    await openDialog(page);
    const other = await context.newPage();
    await other.goto('/logout?force=true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(heading(page, 'Kaikki sähkösi ja lämpösi yhdessä paikassa')).toBeVisible();
    await overlayHasGone(page);
    await page.goBack();
    await expect(page).toHaveURL('/contracts');
  });

  test('comes back to the page from a document that a menu or dialog has led to @left-out', async ({ page }) => {
    await signIn(page, 'Aino Mäkelä', '/contracts');
    const account = page.getByRole('button', { name: /Käyttäjävalikko/ });
    await account.click();
    // As a link that is not the portal's own may stand in a menu.
    const link = page.getByRole('banner').getByRole('link', { name: 'Anna palautetta' });
    await link.evaluate((element) => element.setAttribute('href', '/api/docs'));
    await link.click();
    await expect(page).toHaveURL(/\/api\/docs/);
    await page.goBack();
    await expect(heading(page, 'Sopimukset')).toBeVisible();
    await overlayHasGone(page);
    await expect(account).toHaveAttribute('aria-expanded', 'false');
  });
});
