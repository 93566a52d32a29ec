import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadModels } from '../../atlas/modelFiles.ts';
import { readAreaNames } from '../../atlas/requirements/requirements.ts';
import { buildFirst, FIRST_LIMIT, weightOfFirst } from '../../atlas/site/build.ts';
import { test } from './atlasSite.ts';
import { expect, expectAccessible, expectNoOverflow, setTextSize } from './fixtures.ts';

/** Every kind of page and everything that can be laid over a chart. */
const views = [
  ['a machine', '#/signOut'],
  ['a state', '#/signOut/state/asked'],
  ['a transition', '#/signOut/transition/signOut.asked%3A%3AsignOut.confirm%3A%3A0'],
  ['coverage', '#/signOut?view=coverage'],
  ['all screens', '#/signOut?view=screens'],
  ['a tour', '#/signOut?view=tour'],
  ['a simulation', '#/signOut?view=simulation'],
  ['the running portal', '#/signOut?view=live'],
  ['changes', '#/gate?view=changes'],
  ['changed screens', '#/signOut?view=changes'],
  ['requirements', '#/requirements'],
  ['an unknown address', '#/nothing'],
] as const;

test.describe('how it is made', () => {
  test('it opens from a file, by classic scripts (atlas.offline)', async ({ page, site, atlas }) => {
    await page.goto(site.fileUrl);
    await expect(atlas.heading).toHaveText('signOut');
    await expect(atlas.chart).toBeVisible();
    expect(
      await page.locator('script').evaluateAll((scripts) => scripts.map((script) => script.getAttribute('type'))),
    ).toEqual([null, null, null]);
    await expect(page.getByRole('button', { name: 'Seuraa portaalia' })).toBeHidden();
  });

  test('a machine that cannot be had is told, and comes at another try (atlas.parts) @left-out', async ({
    page,
    atlas,
    watch,
  }) => {
    await page.route('**/machines/gate.js', (route) => route.abort());
    await page.goto('#/signOut');
    await expect(atlas.chart).toBeVisible();
    await page.evaluate(() => (window.location.hash = '#/gate'));
    await expect(page.getByRole('alert')).toContainText('Tilakartan osaa ei saatu ladattua.');
    await page.unroute('**/machines/gate.js');
    await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
    await expect(atlas.heading).toHaveText('gate');
    watch.complaints = watch.complaints.filter((complaint) => !complaint.includes('gate.js'));
  });

  test('a search that finds by names alone says so, and finds states when it has what it takes (atlas.parts) @left-out', async ({
    page,
    watch,
  }) => {
    await page.route('**/search.js', (route) => route.abort());
    await page.goto('#/signOut');
    const list = page.getByRole('navigation', { name: 'Tilakoneet' });
    const search = page.getByRole('searchbox', { name: 'Hae konetta, tilaa tai tapahtumaa' });
    await search.fill('gate');
    await expect(list.getByRole('link')).toHaveText([/gate/]);
    await expect(list.getByRole('status')).toContainText('Tilakartan osaa ei saatu ladattua.');
    await page.unroute('**/search.js');
    await search.fill('REVALID');
    await expect(list.getByRole('link')).toHaveText([/gate/]);
    await expect(list.getByRole('status')).toHaveText('1 tilakone löytyi');
    watch.complaints = watch.complaints.filter((complaint) => !complaint.includes('search.js'));
  });

  test('with all machines it weighs less than 100 kB before the first (atlas.size)', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'oma-kajo-atlas-'));
    const models = await loadModels();
    // Each as it is when the tests have run.
    const machines = models.map(({ folder: area, model }, at) => ({
      id: model.machine.id,
      area,
      covered: 1 - at / 77,
    }));
    await buildFirst({ areaNames: readAreaNames('.'), machines, against: null }, folder);
    expect(weightOfFirst(folder)).toBeLessThan(FIRST_LIMIT);
    await rm(folder, { recursive: true });
  });
});

for (const [name, hash] of views) {
  test(`${name}: axe finds nothing in light and dark, wide and narrow (atlas.access) @left-out`, async ({
    page,
    atlas,
  }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(hash);
      await expect(atlas.heading).toBeVisible();
      await expectAccessible(page);
    }
  });

  test(`${name}: nothing stands out of a narrow window, with text twice as large @left-out`, async ({
    page,
    atlas,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(hash);
    await expect(atlas.heading).toBeVisible();
    await expectNoOverflow(page);
    await setTextSize(page, 32);
    await page.setViewportSize({ width: 640, height: 640 });
    await page.reload();
    await expect(atlas.heading).toBeVisible();
    await expectNoOverflow(page);
  });
}

test.describe('addresses', () => {
  test('an address leads to a state, which stands beside the chart (atlas.links, atlas.state)', async ({
    page,
    atlas,
  }) => {
    await page.goto('#/signOut/state/failed');
    await expect(atlas.item('Tila failed')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { level: 2, name: 'failed' })).toBeVisible();
    await page.getByText('1 testi käy tässä tilassa').click();
    await expect(page.getByText('sign-out · transitions · 1 · suomi').first()).toBeVisible();
  });

  test('back and forth go through what was looked at, and a new page is read from its heading @left-out', async ({
    page,
    atlas,
  }) => {
    await page.goto('#/signOut');
    await page.getByRole('navigation', { name: 'Tilakoneet' }).getByRole('link', { name: /gate/ }).click();
    await expect(atlas.heading).toHaveText('gate');
    await expect(atlas.heading).toBeFocused();
    await page.getByRole('link', { name: 'Vaatimukset' }).click();
    await expect(page).toHaveTitle('Vaatimukset – Oma Kajo');
    await page.goBack();
    await expect(atlas.heading).toHaveText('gate');
    await page.goBack();
    await expect(atlas.heading).toHaveText('signOut');
    await page.goForward();
    await expect(page).toHaveTitle('gate – Oma Kajo');
  });

  test('an address that leads nowhere says so and offers the machines @left-out', async ({ page, atlas }) => {
    for (const hash of ['#/nothing', '#/gate/state/nothing', '#/gate?view=nothing']) {
      await page.goto(hash);
      await expect(atlas.heading).toHaveText('Kohdetta ei löytynyt');
    }
    await page.getByRole('main').getByRole('link', { name: 'gate' }).click();
    await expect(atlas.heading).toHaveText('gate');
  });

  test('the way past the header is no address @left-out', async ({ page, atlas }) => {
    await page.goto('#/gate');
    await expect(atlas.heading).toHaveText('gate');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Siirry sisältöön' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    expect(await atlas.hash()).toBe('#/gate');
  });
});

test('the list of machines is searched by states, events, guards, actors and requirements (atlas.list) @left-out', async ({
  page,
}) => {
  await page.goto('#/signOut');
  const list = page.getByRole('navigation', { name: 'Tilakoneet' });
  await expect(list.getByRole('link')).toHaveText([/signOut.*testattu selaimessa.*55/, /gate.*ei testattu/]);
  const search = page.getByRole('searchbox', { name: 'Hae konetta, tilaa tai tapahtumaa' });
  for (const [written, found] of [
    ['signOut.retry', /signOut/],
    ['isSignInRequired', /gate/],
    ['endSession', /signOut/],
    ['signOut.force', /signOut/],
    ['REVALID', /gate/],
  ] as const) {
    await search.fill(written);
    await expect(list.getByRole('link'), written).toHaveText([found]);
  }
  await expect(page.getByRole('status').filter({ hasText: '1 tilakone löytyi' })).toBeVisible();
});

test('the chart is walked through by keyboard, one tab stop in all (atlas.chart)', async ({ page, atlas }) => {
  await page.goto('#/signOut');
  await atlas.item('Tila asked').focus();
  await page.keyboard.press('ArrowRight');
  await expect(atlas.item('Siirtymä signOut.confirm')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(atlas.item('Tila signingOut')).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await atlas.hash()).toBe('#/signOut/state/signingOut');
  // The next is chosen with the same keys.
  await expect(atlas.item('Tila signingOut')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(atlas.chart.getByRole('option', { name: 'signOut', exact: true })).toBeFocused();
  expect(await atlas.chart.locator('[tabindex="0"]').count()).toBe(1);

  const width = () => atlas.chart.evaluate((svg) => svg.getBoundingClientRect().width);
  const before = await width();
  await page.keyboard.press('+');
  expect(await width()).toBeGreaterThan(before);
  await page.keyboard.press('-');
  expect(await width()).toBeCloseTo(before, 0);
});

test('a press on the chart chooses; a link elsewhere moves the focus to what it names @left-out', async ({
  page,
  atlas,
}) => {
  await page.goto('#/signOut');
  await atlas.item('Tila failed').click();
  await expect(page).toHaveURL(/#\/signOut\/state\/failed$/);
  await atlas.table.getByRole('link', { name: 'signOut.retry' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'signOut.retry' })).toBeFocused();
  await expect(page.getByText('Kuljettu 1 kerran, 1 testissä')).toBeVisible();
});

test('the chart is downloaded as it looks, with its fonts, and needs nothing of the page (atlas.chart) @left-out', async ({
  page,
  site,
}) => {
  for (const address of [`${site.url}#/signOut`, `${site.fileUrl}#/signOut`]) {
    await page.goto(address);
    const save = async (name: string) => {
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      const download = await downloading;
      return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
    };
    const svg = await save('Lataa SVG');
    const text = svg.content.toString();
    expect([svg.name, text.includes('signingOut'), /class=|style=|var\(/.test(text)]).toEqual([
      'signOut.svg',
      true,
      false,
    ]);
    for (const family of ['Figtree', 'Familjen Grotesk'])
      expect(text).toMatch(new RegExp(`@font-face{[^}]*data:font/woff2;base64,[^}]*font-family:"?${family}`));
    const png = await save('Lataa PNG');
    expect([png.name, png.content.subarray(1, 4).toString(), png.content.length > 10_000]).toEqual([
      'signOut.png',
      'PNG',
      true,
    ]);
  }
});

test('language and colours are chosen, and stay on the other page @left-out', async ({ page, atlas }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('#/signOut');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await page.getByRole('button', { name: 'Vaalea' }).click();
  expect(await ground()).not.toBe(dark);
  await page.getByRole('button', { name: 'svenska' }).click();
  await expect(page.getByRole('heading', { name: 'Övergångar 5' })).toBeVisible();
  await page.getByRole('link', { name: 'Komponenter' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  expect(await ground()).not.toBe(dark);
  await expect(atlas.heading).toHaveText('Accordion');
});

test('the components of the design system, one at a time (atlas.gallery) @left-out', async ({ page, atlas }) => {
  await page.goto('gallery.html#/Button');
  await expect(atlas.heading).toHaveText('Button');
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Hae komponenttia' }).fill('notice');
  await page.getByRole('link', { name: 'Notice' }).click();
  await expect(atlas.heading).toHaveText('Notice');
  await expect(atlas.heading).toBeFocused();
});
