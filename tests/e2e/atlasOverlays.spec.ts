import type { LiveMessage } from '../../atlas/live/messages.ts';
import { test } from './atlasSite.ts';
import { accessibilityFaults, expect, forgiveFailedCalls } from './fixtures.ts';

test('coverage: what tests took and what they never did, by words and figures too (atlas.coverage, atlas.table)', async ({
  page,
  atlas,
}) => {
  await page.goto('#/signOut');
  await page.getByRole('button', { name: 'Kattavuus' }).click();
  await expect(atlas.item('Siirtymä signOut.retry')).toHaveAccessibleName(/, Testattu siirtymä, 1×$/);
  await expect(atlas.item('Siirtymä ✓ endSession')).toHaveAccessibleName(/, Testaamaton siirtymä, 0×$/);
  await expect(atlas.item('Tila signedOut')).toHaveAccessibleName(/, Testaamaton tila$/);
  await page.getByText('Näytä siirtymät').click();
  await expect(page.getByText('ei ruotsiksi, englanniksi').first()).toBeVisible();
});

test('a state’s picture, in the language that is chosen, with what axe said (atlas.state) @left-out', async ({
  page,
  watch,
}) => {
  await page.goto('#/signOut/state/asked');
  const picture = page.getByRole('img', { name: /Kirjaudutaanko ulos/ });
  await expect(picture).toHaveJSProperty('naturalWidth', 1);
  await expect(page.getByText('axe: ei huomautettavaa')).toBeVisible();
  await page.getByRole('radio', { name: 'SV' }).check();
  // The site was built without this one.
  await expect(page.getByText('Kuvaa ei ole otettu. npm run atlas ottaa kuvat.')).toBeVisible();
  await expect(page.getByText('color-contrast: .button')).toBeVisible();
  forgiveFailedCalls(watch, 404);
  await page.getByRole('radio', { name: '1280' }).check();
  await expect(page.getByText('Juuri tätä kuvaa ei ole otettu.')).toBeVisible();
});

test('a simulation: events, an actor’s answer, back, and from the start (atlas.simulation) @left-out', async ({
  page,
  atlas,
}) => {
  await page.goto('#/signOut');
  await page.getByRole('link', { name: 'Simuloi' }).click();
  await expect(atlas.item('Tila asked, Nykyinen tila')).toBeVisible();
  await expect(atlas.item('Siirtymä signOut.confirm')).toHaveAccessibleName(/Mahdollinen siirtymä$/);
  await expect(atlas.events.getByText('Painaa: painike ”Kirjaudu ulos”')).toBeVisible();
  await expect(page.getByText('Otsikko: Kirjaudutaanko ulos?')).toBeVisible();

  await atlas.send('signOut.confirm');
  await expect(atlas.item('Tila signingOut, Odottaa toimijaa, Nykyinen tila')).toBeVisible();
  // What was pressed is gone: the focus is on the next thing to press.
  await expect(atlas.events.getByRole('button').nth(2)).toBeFocused();
  await atlas.send('✗ endSession (the server fails)');
  await expect(atlas.item('Tila failed, Epäonnistuminen, Nykyinen tila')).toBeVisible();
  await expect(atlas.steps).toHaveText([
    'the address alone → asked',
    'signOut.confirm → signingOut',
    /server fails.* → failed/,
  ]);

  await atlas.events.getByRole('button', { name: 'Takaisin' }).click();
  await expect(atlas.item('Tila signingOut, Odottaa toimijaa, Nykyinen tila')).toBeVisible();
  await atlas.events.getByRole('button', { name: 'Aloita alusta' }).click();
  await expect(atlas.steps).toHaveCount(1);
  await atlas.events.getByRole('combobox', { name: 'Alku' }).selectOption('the link of the portal');
  await expect(atlas.item('Tila signingOut, Odottaa toimijaa, Nykyinen tila')).toBeVisible();

  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText('Heading: Signing you out')).toBeVisible();
});

test('changes: what is new on the chart, what is gone in the list (atlas.difference) @left-out', async ({
  page,
  atlas,
}) => {
  await page.goto('#/gate');
  await page.getByRole('button', { name: 'Muutokset' }).click();
  await expect(atlas.item('Tila missingData')).toHaveAccessibleName('Tila missingData, Lisätty, +');
  const list = page.getByRole('region', { name: /^Muutokset/ }).getByRole('listitem');
  await expect(list).toHaveText([/\+ Lisätty\s*missingData/, /− Poistettu\s*unknown/]);
});

test('the running portal: a machine in another tab moves on the chart (atlas.live) @left-out', async ({
  page,
  atlas,
  context,
  site,
}) => {
  await page.goto('#/gate');
  await page.getByRole('button', { name: 'Seuraa portaalia' }).click();
  await expect(page.getByText('Portaalista ei kuulu mitään.')).toBeVisible();
  const portal = await context.newPage();
  await portal.goto(`${site.url}gallery.html`);
  const tell = (message: LiveMessage) =>
    portal.evaluate((sent) => {
      new BroadcastChannel('kajo.atlas').postMessage(sent);
    }, message);
  const tab = { id: 'tab', title: 'Etusivu – Oma Kajo' };
  const moved = { type: 'machine.moved', actor: 'tab.1', tab, machine: 'gate', within: null, isDone: false } as const;
  await tell({ ...moved, states: ['none'], event: null, taken: [] });
  await expect(atlas.item('Tila none, Nykyinen tila')).toBeVisible();
  await tell({
    ...moved,
    states: ['route', 'route.open'],
    event: '✓ validateToken',
    taken: ['gate.authenticating::xstate.done.actor.validateToken::0'],
  });
  await expect(atlas.item('Tila route.open, Nykyinen tila')).toBeVisible();
  await expect(atlas.item('Tila route, Aktiivinen ylätila')).toBeVisible();
  await expect(atlas.item('Siirtymä ✓ validateToken')).toHaveAccessibleName(/Viimeksi kuljettu siirtymä$/);
  await tell({
    ...moved,
    actor: 'other.1',
    tab: { id: 'other', title: 'Laskut – Oma Kajo' },
    machine: 'signOut',
    states: ['signingOut'],
    event: 'signOut.confirm',
    taken: [],
  });
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Etusivu – Oma Kajo', 'Laskut – Oma Kajo']);
  await expect(page.getByRole('region', { name: /^Tapahtumat/ }).getByRole('listitem')).toHaveText([
    'signOut: signOut.confirm → signingOutLaskut – Oma Kajo',
    'gate: ✓ validateToken → route.openEtusivu – Oma Kajo',
  ]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await tell({ type: 'machine.stopped', actor: 'tab.1', machine: 'gate' });
  await tell({ type: 'machine.stopped', actor: 'other.1', machine: 'signOut' });
  await expect(page.getByText('Portaalista ei kuulu mitään.')).toBeVisible();
});

test('requirements without a test are found (atlas.requirements) @left-out', async ({ page, atlas }) => {
  await page.goto('#/requirements');
  await expect(page.getByText('2 vaatimusta, joista ilman testiä 1.')).toBeVisible();
  await page.getByRole('button', { name: 'Ilman testiä' }).click();
  await expect(atlas.table.getByRole('rowheader')).toHaveText(['signOut.later']);
  await page.getByRole('button', { name: 'Ilman testiä' }).click();
  await atlas.table.getByRole('link', { name: 'signOut: asked' }).click();
  await expect(atlas.item('Tila asked')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: 'signOut.confirmation' }).first().click();
  await expect(page.locator('[data-requirement="signOut.confirmation"]')).toBeFocused();
});
