import type { Page } from '@playwright/test';
import { expect, expectAccessible, forgiveFailedCalls, test } from './fixtures.ts';
import { ContractsPage } from './pages/contracts.ts';
import { IdentityProvider, signIn, SignInPage } from './pages/signIn.ts';

const minutes = (n: number) => n * 60_000;

/** Another tab, opened from this one: it takes its session along. */
async function openBeside(page: Page): Promise<Page> {
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => {
      window.open('/contracts', '_blank');
    }),
  ]);
  await expect(new ContractsPage(other).heading).toBeVisible();
  return other;
}

test('two minutes before the end the person may stay, and really stays (session.warning)', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'Aino Mäkelä', '/contracts');
  await expect(new ContractsPage(page).heading).toBeVisible();
  // The session's clock comes after the page.
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(minutes(13));
  const dialog = page.getByRole('dialog', { name: 'Istuntosi päättyy pian' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const renewal = page.waitForResponse('**/api/auth/token/renew');
  await dialog.getByRole('button', { name: 'Pysy kirjautuneena' }).click();
  expect((await renewal).status()).toBe(200);
  await expect(dialog).toBeHidden();
  await page.clock.fastForward(minutes(12));
  await expect(dialog).toBeHidden();
});

test('who stays in one tab stays in the other, where the warning goes (session.stay)', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'Aino Mäkelä', '/contracts');
  await expect(new ContractsPage(page).heading).toBeVisible();
  const other = await openBeside(page);
  // The session's clock comes after the page.
  for (const tab of [page, other]) await tab.waitForLoadState('networkidle');
  await page.clock.fastForward(minutes(13));
  const warningOf = (tab: Page) => tab.getByRole('dialog', { name: 'Istuntosi päättyy pian' });
  await expect(warningOf(page)).toBeVisible();
  await expect(warningOf(other)).toBeVisible();
  const renewal = other.waitForResponse('**/api/auth/token/renew');
  await warningOf(page).getByRole('button', { name: 'Pysy kirjautuneena' }).click();
  expect((await renewal).status()).toBe(200);
  await expect(warningOf(page)).toBeHidden();
  await expect(warningOf(other)).toBeHidden();
});

test('at the end the person is told, and signs in anew to the same place (session.end, signIn.anew)', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, 'Aino Mäkelä', '/contracts');
  await expect(new ContractsPage(page).heading).toBeVisible();
  // The session's clock comes after the page.
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(minutes(13));
  await page.clock.fastForward(minutes(2));
  const dialog = page.getByRole('dialog', { name: 'Istuntosi päättyi' });
  await expect(dialog).toBeVisible();
  await expect(new ContractsPage(page).heading).toBeHidden();
  await expectAccessible(page);
  expect(await page.evaluate(() => sessionStorage.getItem('kajo.session'))).toBeNull();
  await dialog.getByRole('link', { name: 'Kirjaudu uudelleen' }).click();
  await page.getByRole('button', { name: 'OP', exact: true }).click();
  await new IdentityProvider(page).choosePerson('Aino Mäkelä');
  await page.waitForURL('**/contracts');
  await expect(new ContractsPage(page).heading).toBeVisible();
});

test('on a public page what ended and the way on stay when the dialog is closed (session.endStays) @left-out', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, 'Aino Mäkelä', '/contracts');
  await page.goto('/privacy');
  await expect(page.getByRole('button', { name: /Aino Mäkelä/ })).toBeVisible();
  // The session's clock comes after the page.
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(minutes(13));
  await page.clock.fastForward(minutes(2));
  const dialog = page.getByRole('dialog', { name: 'Istuntosi päättyi' });
  const note = page.getByText('Kirjasimme sinut ulos 15 minuutin tauon jälkeen.', { exact: true });
  await expect(dialog).toBeVisible();
  await expect(note).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(note).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Tietosuoja' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Kirjaudu uudelleen' }).click();
  await page.getByRole('button', { name: 'OP', exact: true }).click();
  await new IdentityProvider(page).choosePerson('Aino Mäkelä');
  await expect(page.getByRole('button', { name: /Aino Mäkelä/ })).toBeVisible();
  await expect(page).toHaveURL('/privacy');
  await expect(note).toBeHidden();
});

test('signing out ends the session everywhere, in the other tab too (signOut.server)', async ({ page, watch }) => {
  await signIn(page, 'Aino Mäkelä', '/contracts');
  await expect(new ContractsPage(page).heading).toBeVisible();
  const other = await openBeside(page);
  await page.getByRole('button', { name: /Aino Mäkelä/ }).click();
  await page
    .getByRole('link', { name: 'Kirjaudu ulos' })
    .or(page.getByRole('menuitem', { name: 'Kirjaudu ulos' }))
    .click();
  await expect(new SignInPage(page).heading).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('kajo.session'))).toBeNull();
  await expect(new SignInPage(other).heading).toBeVisible();
  // What the other tab had asked for when the session ended is refused.
  forgiveFailedCalls(watch, 401);
  // The identity provider has forgotten the person as well: it asks who signs in.
  await new SignInPage(page).chooseBank('OP');
  await expect(page.getByRole('heading', { level: 1, name: 'Kenenä kirjaudut?' })).toBeVisible();
});

test('an address alone signs nobody out (signOut.confirmation) @left-out', async ({ page }) => {
  await signIn(page, 'Aino Mäkelä', '/contracts');
  await expect(new ContractsPage(page).heading).toBeVisible();
  await page.goto('/logout');
  await expect(page.getByRole('heading', { level: 1, name: 'Kirjaudutaanko ulos?' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/contracts');
  await expect(new ContractsPage(page).heading).toBeVisible();
});

test('where storage is switched off the portal works, and says what that means (storage.fallback) @left-out', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await signIn(page, 'Aino Mäkelä', '/contracts');
  await expect(new ContractsPage(page).heading).toBeVisible();
  await expect(page.getByText('Selaimesi ei anna tallentaa istuntoa')).toBeVisible();
  await expectAccessible(page);
});
