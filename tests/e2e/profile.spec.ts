import { hold } from '../faults/held.ts';
import { enter } from '../model/runner/person.ts';
import { overlayHasGone } from './pages/overlay.ts';
import { expect, expectAccessible, forgiveAllCalls, test } from './fixtures.ts';

const heading = 'Omat tiedot';
const who = { role: 'region' as const, name: 'Kuka voi hoitaa asioitasi' };

test('the page says who the customer is, and the old address of the mandates leads to them (profile.contact, profile.represented)', async ({
  page,
  server,
}) => {
  await enter(page, server.url, 'Aino Mäkelä');
  await page.goto('/profile/#representations');
  await expect(page).toHaveURL('/profile#representations');
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByText('aino.makela@kajo.example')).toBeVisible();
  const mandates = page.getByRole('region', { name: /Kenen asioita voit hoitaa/ });
  await expect(mandates.getByText('Voimassa 15.8.2024 alkaen toistaiseksi')).toBeVisible();
  await expect(page.getByRole('region', who).getByText('Et ole valtuuttanut ketään')).toBeVisible();
  await expectAccessible(page);
  await mandates.getByRole('button', { name: 'Hoida asioita: Eero Mäkelä' }).click();
  await expect(page).toHaveURL('/contracts');
  await expect(page.getByText('Hoidat nyt tämän asiakkaan asioita: Eero Mäkelä.')).toBeVisible();
});

test('of another customer neither their details nor who has looked are called one’s own, nor in the navigation (profile.other, navigation.other) @left-out', async ({
  page,
  server,
}) => {
  await page.route('**/api/customer/*/accesses', (route) => route.fulfill({ json: { visits: [], next: null } }));
  await enter(page, server.url, 'Aino Mäkelä', '40127732');
  await page.goto('/profile');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Asiakkaan tiedot' })).toBeVisible();
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(['Etusivu', 'Kulutus', 'Pörssisähkö', 'Laskut', 'Sopimukset', 'Asiakkaan tiedot']);
  await expect(main.getByText('+358\u00A040\u00A0123\u00A04502')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Kuka on katsonut asiakkaan tietoja?' })).toBeVisible();
  await expect(main.getByText(/tietojasi|tietojani|Omat tiedot/)).toHaveCount(0);
  await main.getByRole('link', { name: 'Kaikki katselut' }).click();
  await expect(page).toHaveTitle('Kuka on katsonut asiakkaan tietoja – Oma Kajo');
  await expect(main.getByText('Kukaan työntekijöistämme ei ole katsonut asiakkaan tietoja.')).toBeVisible();
  await expect(main.getByText(/tietojasi|tietojani/)).toHaveCount(0);
});

test('the customer ends a mandate, asked once more; what hangs and fails is tried again (profile.representatives, profile.end, overlay.forward)', async ({
  page,
  server,
  watch,
}) => {
  await enter(page, server.url, 'Åsa Öhman');
  await page.goto('/profile');
  const section = page.getByRole('region', who);
  const end = section.getByRole('button', { name: 'Peru valtuutus: Kirsi Saarinen' });
  await end.click();
  const dialog = page.getByRole('dialog', { name: 'Perutaanko valtuutus?' });
  await expect(dialog).toContainText('Kun perut valtuutuksen, Kirsi Saarinen ei voi enää hoitaa asioitasi.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Pidä voimassa' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(end).toBeFocused();
  await overlayHasGone(page);
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);

  const calls = '**/api/customer/representatives/*';
  await page.route(calls, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await end.click();
  const press = dialog.getByRole('button', { name: 'Peru valtuutus' });
  await press.click();
  await expect(dialog.getByRole('alert')).toContainText('Valtuutusta ei voitu perua');
  const held = await hold(page, ['DELETE', calls]);
  await press.click();
  await expect(press).toHaveAttribute('aria-busy', 'true');
  await press.click({ force: true });
  expect(held.asked).toHaveLength(1);
  held.letGo();
  await expect(section.getByText('Valtuutus on päättynyt.')).toBeVisible();
  await expect(end).toHaveCount(0);
  await overlayHasGone(page);
  // There is nobody any more to ask about.
  await page.goForward();
  await overlayHasGone(page);
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(section.getByText('Et ole valtuuttanut ketään')).toBeVisible();
  forgiveAllCalls(watch);
});

test('a part that fails takes no other with it (profile.sections) @left-out', async ({ page, server, watch }) => {
  await enter(page, server.url, 'Aino Mäkelä');
  await page.route('**/api/customer/*/representatives', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/profile');
  await expect(page.getByRole('region', who).getByRole('alert')).toBeVisible();
  await expect(page.getByText('aino.makela@kajo.example')).toBeVisible();
  await page.unroute('**/api/customer/*/representatives');
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
  await expect(page.getByRole('region', who).getByText('Et ole valtuuttanut ketään')).toBeVisible();
  forgiveAllCalls(watch);
});
