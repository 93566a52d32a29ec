import type { Page } from '@playwright/test';
import { subOf } from '../model/runner/person.ts';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, test } from './fixtures.ts';
import { BackupPage } from './pages/backup.ts';
import { signIn } from './pages/signIn.ts';

const sub = subOf('Aino Mäkelä');
const lost = 'Lomake oli kesken, ja asiakkaan puolesta kirjoittamasi hävisi.';
const underWay = 'Lomake oli juuri lähdössä.';
const drafts = (page: Page) => page.evaluate(() => sessionStorage.getItem('drafts'));

/** The customer is opened, and a notice of theirs begun. */
async function beginNotice(page: Page, customerId: string): Promise<void> {
  await signIn(page, 'Kaisa Lehtonen', '/backup');
  const backup = new BackupPage(page);
  await backup.open(customerId, 'Aino Mäkelä');
  await expect(backup.bar).toContainText('Aino Mäkelä');
  await page.goto('/contract/termination');
  await page.getByRole('radio', { name: 'Kajo Pörssi' }).first().check();
  await expect.poll(() => drafts(page)).not.toBeNull();
}

/** Goes on to the last step, and sends it. */
async function sendNotice(page: Page): Promise<void> {
  const next = () => page.getByRole('button', { name: /^Jatka: / }).press('Enter');
  await next();
  await page.getByRole('radio', { name: 'Asiakas muuttaa pois' }).check();
  await page.getByRole('radio', { name: 'Mahdollisimman pian' }).check();
  await next();
  await page.getByRole('radio', { name: 'Sähköpostilla' }).check();
  await next();
  await page.getByRole('button', { name: 'Lähetä irtisanominen' }).press('Enter');
}

/** Another tab closes the customer. */
async function closeElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/backup');
  await new BackupPage(other).stop.click();
  await expect(other.getByRole('region', { name: 'Tässä istunnossa avatut' })).toBeVisible();
  // Where they were closed, nothing was lost.
  await expect(other.getByText(lost)).toHaveCount(0);
  await expect(page).toHaveURL('/backup');
  await expect(page.getByText('tiedot suljettiin toisessa välilehdessä')).toBeVisible();
}

test('a form whose customer another tab closes is gone, and the tab says so (acting.changedElsewhere, draft.mandate)', async ({
  page,
}) => {
  await beginNotice(page, '40127731');
  await closeElsewhere(page);
  await expect(page.getByText(lost)).toBeVisible();
  await expect.poll(() => drafts(page)).toBeNull();
  await expectAccessible(page);
  await expectNoOverflow(page);
  // Of whoever is closed next nothing is said.
  const backup = new BackupPage(page);
  await backup.open('40127731', 'Aino Mäkelä');
  await expect(backup.bar).toContainText('Aino Mäkelä');
  await closeElsewhere(page);
  await expect(page.getByText(lost)).toHaveCount(0);
});

for (const [became, arrives] of [
  ['its receipt', true],
  ['that it did not arrive', false],
] as const)
  test(`a form that is being sent as another tab closes its customer is told of, and shows ${became} when both are opened again (acting.changedElsewhere)`, async ({
    page,
    server,
    watch,
  }) => {
    test.slow();
    await server.withClone(sub, async (ids) => {
      const customerId = ids['40127731'] ?? '';
      await beginNotice(page, customerId);
      let isWritten = false;
      // The answer never comes.
      await page.route('**/api/contract/*/termination', async (route) => {
        if (arrives) await route.fetch();
        isWritten = true;
      });
      await sendNotice(page);
      await expect.poll(() => isWritten).toBe(true);
      await closeElsewhere(page);
      await expect(page.getByText(underWay)).toBeVisible();
      await expectAccessible(page);
      await page.unrouteAll();
      const backup = new BackupPage(page);
      await backup.open(customerId, 'Aino Mäkelä');
      await expect(backup.bar).toContainText('Aino Mäkelä');
      await page.goto('/contract/termination');
      const told = arrives
        ? page.getByRole('heading', { level: 1, name: 'Sopimus on irtisanottu' })
        : page.getByText('Lähetys ei mennyt perille');
      await expect(told).toBeVisible();
      forgiveFailedCalls(watch, 404);
    });
  });
