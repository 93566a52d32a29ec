import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { tabTo } from './pages/keys.ts';
import { overlayHasGone } from './pages/overlay.ts';

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** In through a bank, without a mouse. */
async function signInByKeys(page: Page, person: string): Promise<void> {
  await page.goto('/');
  await tabTo(page, page.getByRole('radio', { name: 'Aktia' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Danske Bank' })).toBeChecked();
  await tabTo(page, link(page, 'Jatka: Danske Bank'));
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, person));
  await page.keyboard.press('Enter');
}

test('from the sign-in to a contract, an explanation and out again by keyboard alone', async ({ page }) => {
  await signInByKeys(page, 'Aino Mäkelä');
  await expect(heading(page, 'Hei Aino')).toBeFocused();
  await tabTo(page, link(page, 'Kaikki sopimukset'));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Sopimukset')).toBeFocused();
  await tabTo(page, link(page, 'Kajo Pörssi'));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Kajo Pörssi')).toBeFocused();
  await tabTo(page, button(page, 'Mistä hinta muodostuu?'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeFocused();
  await tabTo(page, button(page, 'Sulje'));
  await page.keyboard.press('Enter');
  await expect(button(page, 'Mistä hinta muodostuu?')).toBeFocused();
  await overlayHasGone(page);
  await page.reload();
  await tabTo(page, button(page, /English/));
  await page.keyboard.press(' ');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await tabTo(page, button(page, /Aino Mäkelä/));
  await page.keyboard.press('Enter');
  await tabTo(page, link(page, 'Sign out'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Aktia' })).toBeVisible();
});

test('past the page that stands before a company’s, and over the skip link, by keyboard alone @left-out', async ({
  page,
}) => {
  await signInByKeys(page, 'Liisa Häkkinen');
  await expect(heading(page, 'Hoidatko yrityksen asioita?')).toBeFocused();
  await tabTo(page, button(page, 'Jatka tähän palveluun'));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Hei')).toBeFocused();
  await page.reload();
  await tabTo(page, link(page, 'Siirry sisältöön'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
