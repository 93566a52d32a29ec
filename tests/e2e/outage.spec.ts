import { startPostgres, withoutPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server.ts';
import { expect, expectAccessible, forgiveFailedCalls, test } from './fixtures.ts';
import { ContractsPage } from './pages/contracts.ts';
import { signInStepByStep } from './pages/signIn.ts';

test.skip(withoutPostgres !== null, withoutPostgres ?? '');

test('while the database is away nobody is signed out, and trying again helps when it is back (gate.failedTryAgain)', async ({
  page,
  watch,
}) => {
  test.slow();
  const postgres = await startPostgres();
  const server = await startServer({ databaseUrl: await postgres.createDatabase() });
  try {
    await signInStepByStep(page, 'Aino Mäkelä', `${server.url}/contracts`);
    await expect(new ContractsPage(page).heading).toBeVisible();
    await postgres.pause();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Emme voineet tarkistaa kirjautumistasi' })).toBeVisible();
    await expectAccessible(page);
    await postgres.resume();
    await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
    await expect(new ContractsPage(page).heading).toBeVisible();
    // Nothing is asked of a server that the test stops.
    await page.goto('about:blank');
    forgiveFailedCalls(watch, 503);
  } finally {
    await server.stop();
    await postgres.stop();
  }
});
