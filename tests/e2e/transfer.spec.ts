import { enter } from '../model/runner/person.ts';
import { expect, forgiveFailedCalls, test } from './fixtures.ts';

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
