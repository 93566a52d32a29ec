import { enter } from '../model/runner/person.ts';
import { overlayHasGone } from './pages/overlay.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { account, acting, changeMandates, choose, dialog, main, streets } from './pages/representation.ts';

test.describe('whom the person acts for (representation.menu, representation.shown, customer.change)', () => {
  test('one of a few is chosen in the menu; every page says so, a reload too, and leads back (home.other)', async ({
    page,
    server,
  }) => {
    await enter(page, server.url, 'Aino Mäkelä');
    await page.goto('/feedback');
    await choose(page, 'Eero Mäkelä');
    await expect(page).toHaveURL('/contracts');
    await expect(acting(page, 'Eero Mäkelä')).toBeVisible();
    await expect(main(page).getByText(streets.eero)).toBeVisible();
    await expect(main(page).getByText(streets.aino)).toHaveCount(0);
    await expect(account(page)).toHaveText(/Edustettavat 2/);
    await expectAccessible(page);
    await page.reload();
    await expect(acting(page, 'Eero Mäkelä')).toBeVisible();
    await page.goto('/feedback');
    await expect(acting(page, 'Eero Mäkelä')).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Eero Mäkelä' })).toBeVisible();
    await expect(main(page).getByText(/Hei Aino|Sinulla|Sopimuksesi/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Palaa omiin tietoihisi' }).click();
    await expect(page).toHaveURL('/contracts');
    await expect(main(page).getByText(streets.aino).first()).toBeVisible();
    await expect(acting(page, 'Eero Mäkelä')).toHaveCount(0);
    await expect(main(page).getByText(streets.eero)).toHaveCount(0);
  });

  test('two tabs act for two customers, each keeps its own', async ({ page, context, server }) => {
    await enter(page, server.url, 'Aino Mäkelä', '40127732');
    await page.goto('/contracts');
    await expect(acting(page, 'Eero Mäkelä')).toBeVisible();
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open('/contracts', '_blank')),
    ]);
    await choose(other, 'As. Oy Kuusikkorinne');
    await expect(acting(other, 'As. Oy Kuusikkorinne')).toBeVisible();
    await expect(main(other).getByText(streets.company).first()).toBeVisible();
    await page.reload();
    await expect(main(page).getByText(streets.eero)).toBeVisible();
    await expect(main(page).getByText(streets.company)).toHaveCount(0);
    await other.reload();
    await expect(main(other).getByText(streets.company).first()).toBeVisible();
  });
});

for (const [count, inMenu, ways] of [
  [3, 4, 0],
  [4, 1, 1],
] as const) {
  test(`of ${count} to act for, the menu has ${inMenu} to press with the person’s own, and ${ways} to the dialog of all (representation.menu) @left-out`, async ({
    page,
    server,
  }) => {
    await changeMandates(page, (representing) => representing.slice(0, count));
    await enter(page, server.url, 'Kirsi Saarinen');
    await page.goto('/contracts');
    await expect(dialog(page)).toHaveAccessibleDescription(new RegExp(`Edustat ${count} asiakasta`));
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await account(page).click();
    const menu = page.getByRole('group', { name: 'Kenen asioita hoidat?' });
    const all = menu.getByRole('button', { name: 'Valitse edustettava' });
    await expect(menu.getByRole('button', { name: /Oma asiakkuus/ })).toBeVisible();
    await expect(menu.getByRole('button')).toHaveCount(inMenu + ways);
    await expect(all).toHaveCount(ways);
  });
}

test.describe('the dialog of all (representation.dialog, representation.opens)', () => {
  test('opens by itself once for who has no contracts, and not after it was closed', async ({ page, server }) => {
    await enter(page, server.url, 'Kirsi Saarinen');
    await page.goto('/contracts');
    await expect(dialog(page)).toHaveAccessibleDescription(/^Sinulla ei ole omia sopimuksia. Edustat \d+ asiakasta.$/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    // The page takes back the entry of what stood over it, and would end a load that has begun.
    await overlayHasGone(page);
    await page.reload();
    await expect(account(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(dialog(page)).toHaveCount(0);
    await account(page).click();
    await page.getByRole('button', { name: 'Valitse edustettava' }).click();
    await expect(dialog(page)).toBeVisible();
  });

  test('the page of who has no contracts leads to it (contracts.empty) @left-out', async ({ page, server }) => {
    await enter(page, server.url, 'Kirsi Saarinen');
    await page.goto('/contracts');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await main(page).getByRole('button', { name: 'Valitse, kenen asioita hoidat' }).click();
    await expect(dialog(page)).toBeVisible();
  });

  test('opened from the menu of a phone it gives the focus back to the menu, and Forward opens it again; what came by itself stays closed (overlay.forward) @left-out', async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enter(page, server.url, 'Kirsi Saarinen');
    await page.goto('/contracts');
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await page.goForward();
    await overlayHasGone(page);
    await expect(dialog(page)).toHaveCount(0);
    const menu = page.getByRole('button', { name: 'Valikko' });
    const close = [
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', { name: 'Sulje' }).click(),
      () => page.goBack(),
    ];
    for (const way of close) {
      await menu.click();
      await page.getByRole('button', { name: 'Valitse edustettava' }).click();
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page).getByRole('heading')).toBeFocused();
      // The entry of the menu has become that of the dialog.
      await page.waitForFunction(() => 'isOverPage' in (history.state as object));
      await expect(menu).toHaveAttribute('aria-expanded', 'false');
      await way();
      await expect(dialog(page)).toHaveCount(0);
      await expect(menu).toBeFocused();
      await overlayHasGone(page);
    }
    await page.goForward();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(menu).toBeFocused();
  });

  test('is searched by name and number, and the one chosen is shown @left-out', async ({ page, server }) => {
    await enter(page, server.url, 'Kirsi Saarinen');
    await page.goto('/contracts');
    await dialog(page).getByRole('searchbox').fill('KUOLIN');
    await expect(dialog(page).getByRole('status')).toHaveText(/^1 \/ \d+ edustettavaa$/);
    await dialog(page).getByRole('searchbox').fill('7003 1180');
    await dialog(page).getByRole('button', { name: 'As. Oy Kuusikkorinne' }).click();
    await expect(acting(page, 'As. Oy Kuusikkorinne')).toBeVisible();
    await expect(main(page).getByText(streets.company).first()).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('does not come up for who has contracts of their own @left-out', async ({ page, server }) => {
    await enter(page, server.url, 'Aino Mäkelä');
    await page.goto('/contracts');
    await expect(main(page).getByText(streets.aino).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(dialog(page)).toHaveCount(0);
  });
});
