import type { Page } from '@playwright/test';
import { enter, enterAs, subOf } from '../model/runner/person.ts';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, test } from './fixtures.ts';
import { DeliverySites } from './pages/deliverySite.ts';
import { signIn } from './pages/signIn.ts';
import { dayAhead } from '../support/writtenDays.ts';

const spot = 'K23014478016';
const heat = 'K19011032207';
const sub = subOf('Aino Mäkelä');

/** The page on which notice is given. */
class TerminationForm {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  choose = (name: string) => this.page.getByRole('radio', { name }).check();
  field = (name: string) =>
    this.page.getByRole('textbox', { name }).or(this.page.getByRole('combobox', { name })).first();
  /** By the keyboard: the second of two presses in one place would be a double one. */
  next = () => this.page.getByRole('button', { name: /^Jatka: / }).press('Enter');
  submit = () => this.page.getByRole('button', { name: 'Lähetä irtisanominen' }).press('Enter');
}

test('a contract that is being handed over says so, and before its end that the transfer is taken back (contract.transfer, termination.transfer) @left-out', async ({
  page,
  server,
}) => {
  await enter(page, server.url, 'Aino Mäkelä');
  await page.route('**/api/contracts/customer/*', async (route) => {
    const answer = await (await route.fetch()).json();
    for (const contract of answer.active) if (contract.contractCode === spot) contract.transfer = { day: '2027-01-15' };
    await route.fulfill({ json: answer });
  });
  await page.goto(`/contracts/${spot}`);
  await expect(page.getByText('Sopimus siirtyy uudelle haltijalle 15.1.2027')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Katso tai peru siirto' })).toHaveAttribute(
    'href',
    `/contracts/${spot}/transfer`,
  );
  await expect(page.getByRole('link', { name: 'Siirrä sopimus toiselle' })).toHaveCount(0);
  await expectAccessible(page);
  const form = new TerminationForm(page);
  await page.getByRole('link', { name: 'Irtisano sopimus' }).click();
  await form.choose('Muutan pois');
  await form.choose('Mahdollisimman pian');
  await form.next();
  await form.choose('Sähköpostilla');
  await form.next();
  await expect(page.getByText('Sopimuksen siirto, jonka oli määrä alkaa 15.1.2027, perutaan.')).toBeVisible();
});

test('from the contract’s page to the receipt, by post, on a chosen day; the contract is ending then (termination.contract, termination.end, termination.bill, termination.review, termination.sent)', async ({
  page,
  server,
}) => {
  await server.withClone(sub, async (ids) => {
    const form = new TerminationForm(page);
    await enterAs(page, server.url, ids[sub] ?? '');
    await page.goto(`/contracts/${ids[spot]}`);
    await page.getByRole('link', { name: 'Irtisano sopimus' }).click();
    await expect(page).toHaveURL(`/contract/termination?contract=${ids[spot]}&step=end`);
    await form.next();
    await expect(page.getByText('Tarkista kaksi kohtaa')).toBeVisible();
    await expectAccessible(page);
    await form.choose('Muutan pois');
    await form.choose('Valitsen päivän');
    await form.field('Tai kirjoita päivä').fill('1.1.2020');
    await form.next();
    await expect(page.getByText(/^Aikaisin mahdollinen viimeinen päivä on /).first()).toBeVisible();
    await expectNoOverflow(page);
    await form.field('Tai kirjoita päivä').fill(dayAhead(20));
    await form.next();
    await form.choose('Kirjeenä');
    await form.next();
    await expect(page.getByText('Katuosoite puuttuu.')).toBeVisible();
    await form.field('Katuosoite').fill('Satakunnankatu');
    await form.field('Talon numero').fill('18');
    await form.field('Postinumero').fill('33210');
    await form.field('Postitoimipaikka').fill('Tampere');
    await form.next();
    await expect(page.getByRole('heading', { name: 'Tarkista irtisanominen' })).toBeFocused();
    await expect(page.getByText('Satakunnankatu 18, 33210 Tampere')).toBeVisible();
    await expect(page.getByText(/Tuulisähkö, Häiriöturva/)).toBeVisible();
    await expectAccessible(page);
    // What was typed is there after a reload.
    await page.reload();
    await expect(page.getByText('Satakunnankatu 18, 33210 Tampere')).toBeVisible();
    await form.submit();
    await expect(page.getByRole('heading', { name: 'Sopimus on irtisanottu' })).toBeFocused();
    await expect(page.getByText(/^T-\d{4}-\d{6}$/)).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    const number = await page.getByText(/^T-\d{4}-\d{6}$/).textContent();
    await page.goto(`/contracts/${ids[spot]}`);
    await expect(page.getByText(/^Päättyy /).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Irtisano sopimus' })).toHaveCount(0);
    await page.goBack();
    await expect(page.getByText(number ?? '')).toBeVisible();
  });
});

test('a receipt that is opened anew is there again, also of the last contract; nothing but its key is kept (termination.again, draft.receipt)', async ({
  page,
  server,
}) => {
  await server.withClone(sub, async (ids) => {
    const form = new TerminationForm(page);
    await enterAs(page, server.url, ids[sub] ?? '');
    await page.goto(`/contract/termination?contract=${ids[spot]}&reason=moving&step=end`);
    await form.choose('Mahdollisimman pian');
    await form.next();
    await form.choose('Sähköpostilla');
    await form.next();
    await form.submit();
    const heading = page.getByRole('heading', { level: 1, name: 'Sopimus on irtisanottu' });
    await expect(heading).toBeVisible();
    const number = await page.getByText(/^T-\d{4}-\d{6}$/).textContent();
    // No other could be ended either.
    await page.route('**/api/contracts/customer/*', async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, active: [], starting: [], ending: [] } });
    });
    const { searchParams } = new URL(page.url());
    expect([...searchParams.values()].filter((value) => value.includes('@'))).toEqual([]);
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(page.getByText(number ?? '')).toBeVisible();
    await expect(page).toHaveURL(/[?&]step=sent/);
    expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).not.toMatch(/@|Satakunnan|lastDay/);
    await expectAccessible(page);
    await page.goto('/contract/termination');
    await expect(page.getByRole('heading', { name: 'Sinulla ei ole irtisanottavaa sopimusta' })).toBeVisible();
  });
});

test('a receipt that cannot be had is asked for again, and nothing is sent (termination.again) @left-out', async ({
  page,
  server,
  watch,
}) => {
  await server.withClone(sub, async (ids) => {
    await enterAs(page, server.url, ids[sub] ?? '');
    const form = new TerminationForm(page);
    await page.goto(`/contract/termination?contract=${ids[spot]}&reason=moving&step=end`);
    await form.choose('Mahdollisimman pian');
    await form.next();
    await form.choose('Sähköpostilla');
    await form.next();
    await form.submit();
    const number = page.getByText(/^T-\d{4}-\d{6}$/);
    await expect(number).toBeVisible();
    await expect(page).toHaveURL(/[?&]step=sent/);
    await page.route('**/api/writes/*', (route) => route.fulfill({ status: 503, json: {} }));
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Kuittia ei saatu ladattua');
    await expectAccessible(page);
    forgiveFailedCalls(watch, 503);
    await page.unroute('**/api/writes/*');
    await page.getByRole('button', { name: 'Lataa kuitti uudelleen' }).press('Enter');
    await expect(number).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Sopimus on irtisanottu' })).toBeFocused();
  });
});

test('of heat it is said what happens to the building; what another tab has ended is refused (termination.heat, termination.outdated)', async ({
  page,
  server,
  context,
  watch,
}) => {
  await server.withClone(sub, async (ids) => {
    await enterAs(page, server.url, ids[sub] ?? '');
    const other = await context.newPage();
    const forms = [new TerminationForm(page), new TerminationForm(other)] as const;
    for (const form of forms) {
      await form.page.goto(`/contract/termination?contract=${ids[heat]}&reason=other&step=end`);
      await expect(form.page.getByText(/^Kaukolämpö kuuluu rakennukseen\. /)).toBeVisible();
      await expect(form.page.getByRole('radio', { name: 'Muu syy' })).toBeChecked();
      await form.choose('Mahdollisimman pian');
      await form.next();
      await form.choose('Sähköpostilla');
      await form.next();
    }
    await forms[1].submit();
    await expect(other.getByRole('heading', { name: 'Sopimus on irtisanottu' })).toBeVisible();
    await forms[0].submit();
    await expect(page.getByText('Tätä sopimusta ei voi enää irtisanoa näin')).toBeVisible();
    await page.getByRole('button', { name: 'Näytä sopimukset' }).click();
    await expect(page.getByText(/Päättyy jo /).first()).toBeVisible();
    forgiveFailedCalls(watch, 409);
  });
});

test('who is no customer is told what to do (termination.noCustomer) @left-out', async ({ page, server }) => {
  await enter(page, server.url, 'Mika Salo');
  await page.goto('/contract/termination');
  await expect(page.getByRole('heading', { name: 'Nimissäsi ei ole sopimuksia' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('a customer without contracts is told so (termination.nothing) @left-out', async ({ page, server }) => {
  await enter(page, server.url, 'Outi Rantanen');
  await page.goto('/contract/termination');
  await expect(page.getByRole('heading', { name: 'Sinulla ei ole irtisanottavaa sopimusta' })).toBeVisible();
});

test('a fixed term says until when it runs, and who helps (termination.fixedTerm) @left-out', async ({
  page,
  server,
}) => {
  await enter(page, server.url, 'Aino Mäkelä');
  await page.goto('/contract/termination?contract=K26013307741&step=end');
  await expect(page.getByText(/^Sopimus on määräaikainen ja voimassa .* asti\./)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Muutan pois' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Vaihdan toiseen myyjään' })).toHaveCount(0);
});

test('another delivery site begins the notice anew, where it is, with the contracts of the other one (site.change)', async ({
  page,
}) => {
  await signIn(page, 'Pekka Korhonen', '/contract/termination');
  await page.getByRole('button', { name: 'Jatka tähän palveluun' }).click();
  const sites = new DeliverySites(page);
  await sites.choose('Sotkankatu');
  await expect(page.getByRole('main')).toContainText('Sotkankatu 16');
  await page.getByRole('radio').first().check();
  await sites.selector.click();
  await sites.choose('Nekalantie');
  await expect(page).toHaveURL('/contract/termination');
  await expect(sites.selector).toHaveAccessibleName('Käyttöpaikka: Nekalantie 48, Tampere');
  await expect(page.getByRole('main')).toContainText('Nekalantie 48');
  await expect(page.getByText('Jatkat luonnoksesta')).toBeHidden();
  await expectAccessible(page);
});
