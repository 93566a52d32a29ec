import { expect, test } from './fixtures.ts';

const address = '/contract/campaign/talvi/template/kiintea-24';
const hash = '#firstName=Veikko&email=veikko%40kajo.example&identityCode=241270-9551&importId=77';

test('a link fills in the form, and nothing of it stays in the address, in a request or beyond the draft (order.prefill)', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  // Of a browser with which somebody has signed in as well: who they are is not asked with it.
  await page.context().addCookies([{ name: 'kajo_signed_in', value: '1', url: baseURL ?? '' }]);
  await page.goto(`${address}${hash}`);
  const next = page.getByRole('button', { name: /^Jatka: / });
  await next.press('Enter');
  await expect(page).toHaveURL(`${address}?step=person`);
  await expect(page.getByRole('textbox', { name: 'Etunimi' })).toHaveValue('Veikko');
  await expect(page.getByRole('textbox', { name: 'Sähköpostiosoite' })).toHaveValue('veikko@kajo.example');
  await expect(page.getByRole('textbox', { name: 'Henkilötunnus' })).toHaveValue('');
  expect(asked.join(' ')).not.toMatch(/Veikko|veikko|241270/);

  // Loaded anew it is the draft that has it; a link that is opened in the page that is open fills in nothing that is there.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Etunimi' })).toHaveValue('Veikko');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/241270|importId/);
  await page.getByRole('textbox', { name: 'Etunimi' }).fill('Veikko Juhani');
  await page.evaluate((at) => (window.location.hash = at), '#firstName=Aino&lastName=M%C3%A4kel%C3%A4');
  await expect(page.getByText('Jatkat luonnoksesta')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Etunimi' })).toHaveValue('Veikko Juhani');
  expect(new URL(page.url()).hash).toBe('');
});

test('a link to a campaign fills in the form of whichever product is chosen there (order.prefill) @left-out', async ({
  page,
}) => {
  const link = '#rafCode=AINO2026&householdSize=3&houseType=rowHouse&lastName=Hirvonen&country=SE&reason=switching';
  await page.goto(`/contract/campaign/talvi${link}`);
  await page.getByRole('link', { name: 'Valitse Kajo Kiinteä 24' }).click();
  await expect(page).toHaveURL(`${address}?use=5000`);
  await expect(page.getByRole('textbox', { name: 'Suosituskoodi' })).toHaveValue('AINO2026');
  await expect(page.getByRole('combobox', { name: 'Montako henkeä kotona asuu?' })).toHaveValue('3');
  await page.goBack();
  await page.getByRole('link', { name: 'Valitse Kajo Kiinteä 12' }).click();
  await expect(page.getByRole('textbox', { name: 'Suosituskoodi' })).toHaveValue('AINO2026');
  await page.getByRole('button', { name: /^Jatka: / }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Sukunimi' })).toHaveValue('Hirvonen');
  await expect(page.getByRole('combobox', { name: 'Maa' })).toHaveValue('SE');
});

test('what a month would cost in the home that is told of is said while it is told and beside the form (order.estimate) @left-out', async ({
  page,
}) => {
  await page.goto(address);
  await page.getByRole('combobox', { name: 'Millainen koti on?' }).selectOption('Omakotitalo');
  await page.getByRole('combobox', { name: 'Montako henkeä kotona asuu?' }).selectOption('2');
  const estimate = 'Arvio, 5 000 kWh vuodessa: 36,16 €/kk';
  await expect(page.getByText(estimate)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Koti lämpiää sähköllä' }).check();
  await expect(page.getByText('Arvio, 18 000 kWh vuodessa: 117,30 €/kk')).toBeVisible();
  await page.getByRole('button', { name: /^Jatka: / }).press('Enter');
  await expect(page.getByRole('region', { name: 'Kajo Kiinteä 24 kk' })).toContainText(
    'Arvio, 18 000 kWh vuodessa117,30 €/kk',
  );
});
