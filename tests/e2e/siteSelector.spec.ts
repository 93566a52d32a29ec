import { expect, test } from './fixtures.ts';
import { DeliverySites } from './pages/deliverySite.ts';
import { signIn } from './pages/signIn.ts';

test('the selector finds its room kept, and the contract has none (site.room, site.selector)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'Aino Mäkelä', '/contracts');
  const sites = new DeliverySites(page);
  await expect(sites.selector).toBeVisible();
  await sites.selector.click();
  await expect(sites.rows.getByRole('button', { name: 'Koivukuja 4 B, 33820 Tampere, Kaukolämpö' })).toHaveCount(1);
  await expect(sites.rows.getByRole('button', { name: 'Koivukuja 4 B, 33820 Tampere, Sähkö' })).toHaveCount(1);
  await sites.close.click();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/SiteChoice-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  const first = page.getByRole('main').getByRole('listitem').first();
  const topOf = () => first.evaluate((element) => element.getBoundingClientRect().top);
  await expect(first).toBeVisible();
  await expect(sites.selector).toHaveCount(0);
  const before = await topOf();
  letGo();
  await expect(sites.selector).toBeVisible();
  expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1);
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Sopimuksen tiedot' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(sites.selector).toHaveCount(0);
});
