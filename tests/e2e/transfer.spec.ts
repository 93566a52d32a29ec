import { model } from '../../machines/transfer-acceptance/transferAcceptance.model.ts';
import { arrive } from '../model/runner/arrival.ts';
import { enter } from '../model/runner/person.ts';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, test } from './fixtures.ts';

test('a stranger is told what for to sign in, and nothing else (transfer.proof)', async ({ page, server }) => {
  await page.goto(`${server.url}/transfer/verify`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sinulle siirretään sähkösopimusta' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tunnistaudu pankkitunnuksilla' })).toHaveAttribute(
    'href',
    /^\/login\?.*tupas=true.*location=%2Ftransfer%2Fverify/,
  );
});

test('a link of nothing leaves the address, and is said to be none (transfer.over, transfer.link)', async ({
  page,
  server,
  watch,
}) => {
  await enter(page, server.url, 'Mika Salo');
  await page.goto(`${server.url}/transfer/verify#${'x'.repeat(22)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Linkki ei ole enää voimassa' })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/transfer/verify`);
  forgiveFailedCalls(watch, 404);
});

test('what the law wants told stands before the button that takes a contract over (transfer.offer)', async ({
  page,
  context,
  server,
}) => {
  const { begins } = model.starts['an offer'];
  await arrive({ page, context, url: server.url, withClone: server.withClone }, model, begins);
  await page.goto(begins.address);
  await expect(page.getByRole('heading', { level: 1, name: 'Ota sopimus vastaan' })).toBeVisible();
  await expect(page.getByText('Pörssihinta + marginaali 0,59')).toBeVisible();
  await expect(page.getByText('Hinnat sisältävät arvonlisäveron 25,5').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Kirjeenä' })).toHaveAccessibleDescription(/^2,50\s€/);
  for (const told of ['Y-tunnus ', 'Toistaiseksi', '14 päivää vahvistuksesta', 'Tarkistamme ne ennen kuin'])
    await expect(page.getByText(told).first()).toBeVisible();
  await expect(page.getByText('Voimme pyytää vakuuden')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /^Olen lukenut/ })).toHaveAccessibleDescription('Pakollinen');
  await expectAccessible(page);
  await expectNoOverflow(page);
});
