import { test } from './atlasSite.ts';
import { expect, forgiveFailedCalls } from './fixtures.ts';

test('the chart opens whole, and fills the screen when it is asked to (atlas.chart) @left-out', async ({
  page,
  atlas,
}) => {
  await page.goto('#/gate');
  const region = atlas.chart.locator('xpath=..');
  const hidden = () =>
    region.evaluate((one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]);
  await expect(atlas.chart).toBeVisible();
  expect(await hidden()).toEqual([0, 0]);
  await page.getByRole('button', { name: 'Koko näyttö' }).click();
  await expect(page.getByRole('button', { name: 'Palaa sivulle' })).toBeFocused();
  expect(
    await page.evaluate(() => document.fullscreenElement?.contains(document.querySelector('[role=listbox]'))),
  ).toBe(true);
  await page.getByRole('button', { name: 'Palaa sivulle' }).click();
  await expect(page.getByRole('button', { name: 'Koko näyttö' })).toBeVisible();
});

test('a drag moves the chart and chooses no words (atlas.chart) @left-out', async ({ page, atlas }) => {
  await page.goto('#/gate');
  for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: 'Suurenna' }).click();
  const region = atlas.chart.locator('xpath=..');
  const box = await region.boundingBox();
  if (!box) throw new Error('the chart is there');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const before = await region.evaluate((one) => one.scrollTop + one.scrollLeft);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y + 20, { steps: 5 });
  await page.mouse.up();
  expect(await region.evaluate((one) => one.scrollTop + one.scrollLeft)).toBeGreaterThan(before);
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  expect(await atlas.hash()).toBe('#/gate');
});

test('success, failure and waiting are told apart, guards of one event are numbered, and the legend says so (atlas.signs) @left-out', async ({
  page,
  atlas,
}) => {
  await page.goto('#/signOut');
  await expect(atlas.item('Tila signingOut')).toHaveAccessibleName('Tila signingOut, Odottaa toimijaa');
  await expect(atlas.item('Tila failed')).toHaveText(/✗ failed$/);
  await expect(atlas.item('Tila signedOut')).toHaveText(/✓ signedOut$/);
  const legend = page.getByRole('main').getByRole('list').filter({ hasText: 'kutsuttu toimija' });
  for (const meaning of ['Alkutila', 'Lopputila', 'Odottaa toimijaa', 'Onnistuminen', 'Epäonnistuminen', 'aika kuluu'])
    await expect(legend).toContainText(meaning);
  await atlas.goTo('#/gate');
  await expect(atlas.item('Siirtymä always 2 [')).toBeAttached();
});

test('a state lists what leads into it and out of it; a guard says what it does (atlas.state) @left-out', async ({
  page,
  atlas,
}) => {
  await page.goto('#/signOut/state/signingOut');
  const details = page.getByRole('region', { name: 'signingOut', exact: true });
  await expect(details.getByRole('link', { name: 'signOut.retry' })).toBeVisible();
  await details.getByRole('link', { name: '✗ endSession' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '✗ endSession' })).toBeFocused();
  await atlas.goTo('#/signOut/transition/signOut.asked%3A%3Aalways%3A%3A0');
  await page.getByText('isForced', { exact: true }).locator('xpath=ancestor::summary').click();
  await expect(page.getByText('({ context }) => context.isForced')).toBeVisible();
});

test('a simulation goes on by the chart, and its steps stand in the address (atlas.simulation, atlas.links) @left-out', async ({
  page,
  atlas,
}) => {
  await page.goto('#/signOut?view=simulation');
  await atlas.item('Siirtymä signOut.confirm').locator('text').first().click();
  await expect(atlas.steps).toHaveText(['the address alone → asked', 'signOut.confirm → signingOut']);
  await atlas.item('Siirtymä ✗ endSession').locator('text').first().click();
  await expect(atlas.item('Tila failed, Epäonnistuminen, Nykyinen tila')).toBeVisible();
  // Whoever gets the address sees the same.
  await page.reload();
  await expect(atlas.steps).toHaveCount(3);
  await page.goBack();
  await expect(atlas.steps).toHaveCount(2);
});

test('a tour is played on the chart, step by step (atlas.tour) @left-out', async ({ page, atlas }) => {
  await page.goto('#/signOut/state/failed');
  await page.getByText('1 testi käy tässä tilassa').click();
  await page.getByRole('link', { name: 'sign-out · transitions · 1 · suomi' }).first().click();
  await expect(page.getByText('Askel 0/2: signingOut')).toBeVisible();
  await page.getByRole('button', { name: 'Seuraava askel' }).click();
  await expect(atlas.item('Tila failed')).toHaveAccessibleName(/Nykyinen tila$/);
  await expect(atlas.item('Siirtymä ✗ endSession')).toHaveAccessibleName(/Viimeksi kuljettu siirtymä$/);
  expect(await atlas.hash()).toContain('step=1');
  await page.getByRole('button', { name: 'Toista' }).click();
  await expect(page.getByText('Askel 2/2: signingOut')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Toista' })).toBeVisible();
});

test('all screens stand on one sheet; how they are shown stands in the address (atlas.screens, atlas.links) @left-out', async ({
  page,
  atlas,
  watch,
}) => {
  await page.goto('#/signOut?view=screens');
  const sheet = page.getByRole('region', { name: 'Näkymät' });
  await expect(sheet.getByRole('img', { name: /Kirjaudutaanko ulos/ })).toHaveJSProperty('naturalWidth', 1);
  await sheet.getByRole('radio', { name: 'SV' }).check();
  await sheet.getByRole('radio', { name: 'Tumma' }).check();
  expect(await atlas.hash()).toBe('#/signOut?view=screens&language=sv&scheme=dark');
  await sheet.getByRole('radio', { name: 'Vaalea' }).check();
  await sheet.getByRole('link', { name: 'asked' }).click();
  await expect(page.getByRole('radio', { name: 'SV' })).toBeChecked();
  forgiveFailedCalls(watch, 404);
});

test('what a page was before the machine was changed stands beside what it is (atlas.screens) @left-out', async ({
  page,
}) => {
  await page.goto('#/signOut?view=changes');
  const changed = page.getByRole('region', { name: /^Muuttuneet näkymät/ });
  await expect(changed.getByRole('img')).toHaveCount(2);
  await expect(changed.getByText('Ennen')).toBeVisible();
});

test('pages stand in the chart, in the states that have one (atlas.screens) @left-out', async ({ page, atlas }) => {
  await page.goto('#/signOut');
  await page.getByRole('button', { name: 'Kuvat kaaviossa' }).click();
  await expect(atlas.item('Tila asked').locator('image')).toHaveAttribute('href', 'pictures/asked.png');
  await expect(atlas.chart.locator('image')).toHaveCount(1);
  await page.getByRole('button', { name: 'Kuvat kaaviossa' }).click();
  await expect(atlas.chart.locator('image')).toHaveCount(0);
});
