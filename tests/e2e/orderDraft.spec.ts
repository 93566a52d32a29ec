import type { Page } from '@playwright/test';
import { enterAs, subOf } from '../model/runner/person.ts';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, test } from './fixtures.ts';
import { OrderForm, address } from './pages/order.ts';
import { IdentityProvider } from './pages/signIn.ts';

const noAddress = {
  typeOfAddress: 'regularAddress',
  country: 'FI',
  streetName: '',
  houseNumber: '',
  houseLetter: '',
  residence: '',
  postalBox: '',
  postalCode: '',
  postalCity: '',
};

/** Has the tab keep a form of a stranger, as one of an older version and of another campaign has left it. */
async function keepOld(page: Page): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: /^Jatka: / }).waitFor();
  const values = {
    seen: 'other terms',
    done: ['product', 'person', 'site', 'start', 'billing', 'services'],
    product: { rafCode: '' },
    person: { firstName: 'Veikko', email: 'veikko@kajo.example', phone: '0401234567', address: noAddress },
    start: { reason: 'moving', when: 'day', date: '2020-01-01' },
    billing: { method: 'eInvoice', bankId: 'gone' },
    services: { environmental: 'gone', others: [] },
  };
  await page.evaluate(
    ([name, typed]) => {
      const { key, startedAt } = { key: crypto.randomUUID(), startedAt: Date.now() };
      const draft = { version: 0, owner: null, author: null, key, startedAt, isSent: false, values: typed };
      sessionStorage.setItem('drafts', JSON.stringify({ [name]: draft }));
    },
    ['order.talvi.kiintea-24', values] as const,
  );
  await page.reload();
}

test('a form of an older version and of a campaign that was another keeps what fits, and says what does not (order.draftChanged, draft.version, order.askedAgain)', async ({
  page,
}) => {
  await keepOld(page);
  for (const text of [
    'Lomake on sen jälkeen muuttunut.',
    'Tuotteen hinta tai ehdot ovat muuttuneet sen jälkeen, kun aloitit.',
    'Osaa valitsemistasi lisäpalveluista ei ole enää saatavilla.',
    'Valitsemasi alkamispäivä ei enää käy. Valitse uusi päivä.',
    'Valitsemaasi verkkopankkiin ei voi enää tilata e-laskua.',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  const form = new OrderForm(page);
  await form.next();
  await expect(form.field('Etunimi')).toHaveValue('Veikko');
  await expect(page.getByText('Kirjoita henkilötunnus uudelleen.')).toBeVisible();
  await page.getByRole('button', { name: 'Aloita alusta' }).press('Enter');
  await expect(page.getByText('Tuotteen hinta tai ehdot ovat muuttuneet')).toBeHidden();
  await expect(page.getByText('Jatkat luonnoksesta')).toBeHidden();
});

test('of small production the account is asked again, and said why (order.draft, order.askedAgain, draft.secrets) @left-out', async ({
  page,
  server,
}) => {
  test.slow();
  const sub = subOf('Aino Mäkelä');
  await server.withClone(sub, async (ids) => {
    await enterAs(page, server.url, ids[sub] ?? '');
    const form = new OrderForm(page);
    await page.goto('/contract/campaign/pientuotanto');
    await page
      .getByRole('link', { name: /^Valitse/ })
      .first()
      .press('Enter');
    await page.waitForURL('**/template/**');
    await form.next();
    await page.waitForURL('**?step=person');
    await form.next();
    await page.waitForURL('**?step=site');
    await form.address('Kuusikkotie');
    await form.next();
    await page.waitForURL('**?step=start');
    await form.next();
    const account = page.getByRole('textbox', { name: 'Tilinumero (IBAN)' });
    await account.fill('FI21 1234 5600 0007 85');
    await form.next();
    await expect(page.getByRole('heading', { level: 1, name: 'Tarkista ja lähetä' })).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(/\?step=billing$/);
    await expect(page.getByText('Kirjoita tilinumero uudelleen.')).toBeVisible();
    await expect(account).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('FI21');
    await account.fill('FI21 1234 5600 0007 85');
    await form.next();
    await expect(page.getByRole('heading', { level: 1, name: 'Tarkista ja lähetä' })).toBeVisible();
  });
});

test('that the retailer is to find the site is there again after Back and a reload, and not of another address (site.check.kept) @left-out', async ({
  page,
  watch,
}) => {
  const form = new OrderForm(page);
  const toBeFound = page.getByText('Me etsimme käyttöpaikan');
  const unfound = page.getByText('Käyttöpaikkaa ei löytynyt');
  await page.goto(address);
  await form.next();
  await form.person('241270-9551');
  await form.next();
  await page.waitForURL('**?step=site');
  await form.address('Kuusikkotie');
  await form.field('Talon numero').fill('99');
  await form.field('Talon numero').press('Tab');
  await expect(unfound).toBeVisible();
  await page.getByRole('button', { name: 'Pyydä meitä etsimään käyttöpaikka' }).press('Enter');
  await expect(toBeFound).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(toBeFound).toBeVisible();
  await page.reload();
  await form.field('Henkilötunnus').fill('241270-9551');
  await form.next();
  await page.waitForURL('**?step=site');
  await expect(toBeFound).toBeVisible();
  await form.field('Talon numero').fill('98');
  await form.field('Talon numero').press('Tab');
  await expect(unfound).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(unfound).toBeVisible();
  forgiveFailedCalls(watch, 404);
});

test('who signs in with nothing typed finds e-mail address and phone number of the profile (order.draftProfile, order.signInOffer)', async ({
  page,
}) => {
  const form = new OrderForm(page);
  await page.goto(address);
  await form.next();
  await expect(form.field('Sähköpostiosoite')).toHaveValue('');
  await page.getByRole('main').getByRole('link', { name: 'Kirjaudu', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'OP', exact: true }).click();
  await new IdentityProvider(page).choosePerson('Sari Peltoniemi-Järvinen');
  await expect(page).toHaveURL(/step=person$/);
  await expect(form.field('Sähköpostiosoite')).toHaveValue('sari.peltoniemi-jarvinen@kajo.example');
  await expect(form.field('Puhelinnumero')).toHaveValue('+358401234509');
  await form.next();
  await expect(page).toHaveURL(/step=site$/);
});
