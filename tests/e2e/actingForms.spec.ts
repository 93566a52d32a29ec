import type { Page } from '@playwright/test';
import { enter, withLanguage } from '../model/runner/person.ts';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, leftOut, test } from './fixtures.ts';
import { BackupPage } from './pages/backup.ts';
import { MovePage } from './pages/move.ts';

/** How somebody is spoken to, in each language. */
const spokenTo = {
  fi: /\bsin(ä|u)|(sopimukse|tilaukse|myyjälle|osoittee|pyynnö)\S*si\b|puolestasi|tuottamastasi|\bmaksat\b|\btarvitset\b/i,
  sv: /\b(du|dig|din|ditt|dina)\b/i,
  en: /\b(you|your)\b/i,
};
type Language = keyof typeof spokenTo;
const languages = Object.keys(spokenTo) as Language[];
const customer = { fi: /asiak(as|ka)/i, sv: /kunden/i, en: /the customer/i };

/** Kaisa has Aino Mäkelä open. */
async function openAino(page: Page, url: string): Promise<void> {
  await enter(page, url, 'Kaisa Lehtonen');
  await page.goto('/backup');
  const backup = new BackupPage(page);
  await backup.open('40127731', 'Aino Mäkelä');
  await expect(backup.bar).toContainText('Aino Mäkelä');
}

/** What stands on the page now speaks of the customer and to nobody. */
async function speaksOfCustomer(page: Page, language: Language = 'fi'): Promise<void> {
  const main = page.getByRole('main');
  await expect(main).toContainText(customer[language]);
  const texts = (await main.innerText()).split('\n');
  expect(texts.filter((text) => spokenTo[language].test(text))).toEqual([]);
}

test('each step of a notice speaks of the customer to an employee (acting.forms)', async ({ page, server }) => {
  await openAino(page, server.url);
  const next = () => page.getByRole('button', { name: /^Jatka: / }).press('Enter');
  await page.goto('/contract/termination');
  await expect(page.getByRole('heading', { name: 'Minkä sopimuksen asiakas irtisanoo?' })).toBeVisible();
  await speaksOfCustomer(page);
  await page.getByRole('radio', { name: 'Kajo Pörssi' }).first().check();
  await next();
  await expect(page.getByRole('radiogroup', { name: 'Miksi asiakas irtisanoo sopimuksen?' })).toBeVisible();
  await expect(page.getByText('Yleensä uusi myyjä irtisanoo sopimuksen asiakkaan puolesta.')).toBeVisible();
  await speaksOfCustomer(page);
  await page.getByRole('radio', { name: 'Asiakas muuttaa pois' }).check();
  await page.getByRole('radio', { name: 'Mahdollisimman pian' }).check();
  await next();
  await expect(page.getByRole('radiogroup', { name: 'Miten asiakas haluaa viimeisen laskun?' })).toBeVisible();
  await speaksOfCustomer(page);
  await page.getByRole('radio', { name: 'Sähköpostilla' }).check();
  await next();
  await expect(page.getByRole('button', { name: 'Lähetä irtisanominen' })).toBeVisible();
  await speaksOfCustomer(page);
});

for (const language of languages) {
  test(
    `a notice, a transfer and a withdrawal speak of the customer to an employee, in ${language} (acting.forms)`,
    language === 'fi' ? {} : leftOut,
    async ({ page, server }) => {
      await openAino(page, server.url);
      const heading = page.getByRole('heading', { level: 1 });
      for (const address of [
        '/contract/termination?contract=K23014478016&step=end',
        '/contracts/K23014478016/transfer',
        '/withdrawal?order=88412207',
      ]) {
        await page.goto(withLanguage(address, language));
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('main').getByRole('button').last()).toBeVisible();
        await expect(heading).toBeVisible();
        await speaksOfCustomer(page, language);
        await expectNoOverflow(page);
      }
      const toConfirm = { fi: 'Jatka vahvistukseen', sv: 'Gå vidare till bekräftelsen', en: 'Continue to confirm' };
      await page.getByRole('button', { name: toConfirm[language] }).press('Enter');
      await expect(page).toHaveURL(/step=confirm/);
      await speaksOfCustomer(page, language);
      await expectAccessible(page);
    },
  );
}

test('a customer is spoken to on the same pages (acting.forms) @left-out', async ({ page, server }) => {
  await enter(page, server.url, 'Aino Mäkelä');
  await page.goto('/contract/termination?contract=K23014478016&step=end');
  await expect(page.getByRole('radiogroup', { name: 'Miksi irtisanot sopimuksen?' })).toBeVisible();
  await page.goto('/contracts/K23014478016/transfer');
  await expect(page.getByText('Sinun sopimuksesi päättyy')).toBeVisible();
  await page.goto('/withdrawal?order=88412207');
  await expect(page.getByText('kun vahvistimme tilauksesi')).toBeVisible();
});

test('an employee who has nobody open is led to where one is opened, not to sign in (acting.forms) @left-out', async ({
  page,
  server,
}) => {
  await enter(page, server.url, 'Kaisa Lehtonen');
  await page.goto('/withdrawal');
  await expect(page.getByRole('main').getByRole('link', { name: 'Siirry työpöydälle' })).toHaveAttribute(
    'href',
    '/backup',
  );
  await speaksOfCustomer(page);
});

test('what was begun for one customer is offered when they are opened again; who closes another takes theirs alone (draft.mandate, draft.owner, acting.stop)', async ({
  page,
  server,
}) => {
  const backup = new BackupPage(page);
  const contract = page.getByRole('radio', { name: 'Kajo Pörssi' }).first();
  await openAino(page, server.url);
  await page.goto('/contract/termination');
  await contract.check();
  const owners = () =>
    page.evaluate(() => {
      const drafts = JSON.parse(sessionStorage.getItem('drafts') ?? '{}') as Record<string, { owner: string }>;
      return Object.values(drafts).map(({ owner }) => owner);
    });
  await expect.poll(owners).toEqual(['40127731']);
  await page.goto('/backup');
  await backup.open('Öhman', 'Åsa Öhman');
  await expect(backup.bar).toContainText('Åsa Öhman');
  await page.goto('/withdrawal');
  await page.getByRole('textbox', { name: 'Nimi' }).fill('Åsa');
  await expect.poll(async () => (await owners()).length).toBe(2);
  await backup.stop.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lopeta asiointi' }).click();
  await expect(page).toHaveURL('/backup');
  await expect.poll(owners).toEqual(['40127731']);
  await backup.open('40127731', 'Aino Mäkelä');
  await expect(backup.bar).toContainText('Aino Mäkelä');
  await page.goto('/contract/termination');
  await expect(page.getByText(/^Jatkat luonnoksesta, jonka aloitit /)).toBeVisible();
  await expect(contract).toBeChecked();
});

test('what was begun of a transfer is there when the employee has signed in again and opened the customer (acting.way, draft.mandate) @left-out', async ({
  page,
  server,
}) => {
  const transfer = '/contracts/K23014478016/transfer';
  const email = page.getByRole('textbox', { name: /sähköposti/i });
  await openAino(page, server.url);
  await page.goto(transfer);
  await email.fill('uusi@kajo.example');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('drafts'))).toContain('uusi@kajo.example');
  await page.context().clearCookies();
  await enter(page, server.url, 'Kaisa Lehtonen');
  await page.goto(transfer);
  await expect(page).toHaveTitle('Siirrä sopimus toiselle – Oma Kajo');
  await page.getByRole('main').getByRole('link', { name: 'Siirry työpöydälle' }).click();
  const backup = new BackupPage(page);
  await backup.open('40127731', 'Aino Mäkelä');
  await expect(backup.bar).toContainText('Aino Mäkelä');
  await page.goto(transfer);
  await expect(page.getByText(/^Jatkat luonnoksesta, jonka aloitit /)).toBeVisible();
  await expect(email).toHaveValue('uusi@kajo.example');
});

test('a page of a contract that did not come has its own title (routes.title) @left-out', async ({
  page,
  server,
  watch,
}) => {
  await openAino(page, server.url);
  const titles = {
    '/contracts/K23014478016/transfer': 'Siirrä sopimus toiselle',
    '/contracts/K23014478016/vap-addition/b2c': 'Valitse lisäpalvelu',
    '/contracts/K23014478016/lock-price/lock': 'Hinnan lukitus',
    '/contracts/K23014478016/product-change/talvi/template/kiintea-24': 'Tilaus',
    '/contracts/K23014478016': 'Sopimus',
  };
  await page.route(/\/api\/(?!backup|auth|content|customer)/, (route) => route.fulfill({ status: 503 }));
  for (const [address, title] of Object.entries(titles)) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('alert').first(), address).toBeVisible();
    await expect(page).toHaveTitle(`${title} – Oma Kajo`);
  }
  forgiveFailedCalls(watch, 503);
});

for (const [language, theirs, ordered] of [
  ['fi', 'Asiakkaan sopimukset', 'Mitä asiakas tilaa?'],
  ['sv', 'Kundens avtal', 'Vad beställer kunden?'],
  ['en', 'The customer’s contracts', 'What is the customer ordering?'],
] as const)
  test(`what leads back to the contracts and a change of product speak of the customer, in ${language} (acting.forms) @left-out`, async ({
    page,
    server,
  }) => {
    await openAino(page, server.url);
    const main = page.getByRole('main');
    for (const address of [
      '/contracts/K23014478016',
      '/contracts/K23014478016/transfer',
      '/contracts/K23014478016/vap-addition/b2c',
    ]) {
      await page.goto(withLanguage(address, language));
      await expect(main.getByRole('link', { name: theirs }), address).toHaveAttribute('href', '/contracts');
    }
    await page.goto(withLanguage('/contracts/K23014478016/product-change/talvi/template/kiintea-24', language));
    await expect(main.getByRole('heading', { name: ordered })).toBeVisible();
  });

test('what the customer agrees to in a move is read to them (acting.forms, move.consents) @left-out', async ({
  page,
  server,
}) => {
  await openAino(page, server.url);
  const move = new MovePage(page);
  await page.goto('/my-move/K23014478016');
  await expect(page.getByRole('radio', { name: 'Kajo Pörssi' })).toBeChecked();
  await move.next();
  await move.fillHome();
  await move.next();
  await expect(page.getByText('Lue kohdat asiakkaalle ja rastita ne, joihin hän suostuu.')).toBeVisible();
});
