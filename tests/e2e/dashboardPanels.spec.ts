import { expect, expectAccessible, expectNoOverflow, setTextSize, test } from './fixtures.ts';
import { signIn } from './pages/signIn.ts';

test('shows what power costs and what was used, after the page and in their place (home.later, home.spot, home.month)', async ({
  page,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/spot-prices/**', async (route) => {
    await held;
    await route.continue();
  });
  await signIn(page, 'Aino Mäkelä');
  const spot = page.getByRole('region', { name: /^Pörssisähkö/ });
  const month = page.getByRole('region', { name: /^Kulutus, / });
  await expect(month.getByRole('img', { name: /^Kulutus päivittäin/ })).toBeVisible();
  await expect(month).toContainText(/kuin .+ \(\d+\skWh\)/);
  await expect(page.getByRole('region', { name: 'Ensin maksettava lasku' })).toBeVisible();
  const contracts = page.getByRole('region', { name: 'Sopimuksesi' });
  const before = await contracts.boundingBox();
  letGo();
  await expect(spot.getByRole('img', { name: /^Pörssisähkön hinta/ })).toBeVisible();
  await expect(spot).toContainText(/Päivän keskihinta −?\d+,\d\d/);
  expect(await contracts.boundingBox()).toEqual(before);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await setTextSize(page, 32);
  await expectNoOverflow(page);
  await spot.getByRole('link', { name: 'Katso pörssihinnat' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pörssisähkön hinta' })).toBeFocused();
});
