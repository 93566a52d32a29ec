import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { IdentityProvider, signIn, SignInPage } from './pages/signIn.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The page is inside another: it has neither header nor footer, and its address says so. */
async function expectEmbedded(page: Page, view: 'app' | 'embed'): Promise<void> {
  await expect.poll(() => new URL(page.url()).searchParams.get(view)).toBe('true');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
}

test.describe('the embedded view (frame.embedded)', () => {
  for (const view of ['app', 'embed'] as const) {
    test(`stays from the front page through signing in and out: ${view}`, async ({ page }) => {
      await signIn(page, 'Aino Mäkelä', `/?${view}=true`);
      await expect(heading(page, 'Hei Aino')).toBeVisible();
      await expectEmbedded(page, view);
      await page.goto(`/?${view}=true`);
      await expect(heading(page, 'Hei Aino')).toBeVisible();
      await expectEmbedded(page, view);

      await page.goto(`/logout?force=true&${view}=true`);
      await new SignInPage(page).heading.waitFor();
      await expectEmbedded(page, view);
      await expect(page).toHaveURL(`/?${view}=true`);
      // A whole page is whole again as soon as its address says nothing.
      await page.goto('/');
      await expect(page.getByRole('banner')).toBeVisible();
    });
  }

  test('stays where a sign-in is broken off @left-out', async ({ page }) => {
    await new SignInPage(page).open('/contracts?app=true');
    await page.getByRole('link', { name: 'Jatka tunnistautumaan' }).click();
    await new IdentityProvider(page).cancel.click();
    await expect(page.getByRole('link', { name: 'Yritä uudelleen' })).toBeVisible();
    await expectEmbedded(page, 'app');
  });

  test('stays on the page that stands before others, and after it @left-out', async ({ page }) => {
    await signIn(page, 'Liisa Häkkinen', '/contracts?embed=true');
    await expect(heading(page, 'Hoidatko yrityksen asioita?')).toBeVisible();
    await expectEmbedded(page, 'embed');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Jatka tähän palveluun' }).click();
    await expect(heading(page, 'Sopimukset')).toBeVisible();
    await expect(page).toHaveURL('/contracts?embed=true');
    await expectEmbedded(page, 'embed');

    await page.goto('/b2b-exit?embed=true');
    await page.getByRole('button', { name: 'Jatka tähän palveluun' }).click();
    await expect(page).toHaveURL('/dashboard?embed=true');
  });
});
