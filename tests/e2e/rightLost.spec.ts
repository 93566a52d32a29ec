import { enterAs, subOf } from '../model/runner/person.ts';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, test } from './fixtures.ts';
import { BackupPage } from './pages/backup.ts';

test('a refused call of an employee asks whether they still are one, and what is theirs goes at once (acting.rightLost, acting.end)', async ({
  page,
  server,
  watch,
}) => {
  const sub = subOf('Kaisa Lehtonen');
  await server.withClone(sub, async (ids) => {
    const own = ids[sub] ?? '';
    await enterAs(page, server.url, own);
    await page.goto('/backup');
    const backup = new BackupPage(page);
    await backup.open('40127731', 'Aino Mäkelä');
    await expect(backup.bar).toContainText('Aino Mäkelä');
    await backup.change.click();
    await expect(backup.heading).toBeVisible();
    await page.getByRole('button', { name: 'Avaa uudelleen: Aino Mäkelä' }).waitFor();
    await server.dismiss(own);
    await backup.usual('Asiakas soitti').click();
    await backup.sought.fill('virtanen');
    await backup.search.click();
    await expect(backup.bar).toBeHidden();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Sinulla ei ole enää oikeutta asiakkaiden tietoihin' }),
    ).toBeVisible();
    await expect(page.getByText('Aino')).toHaveCount(0);
    forgiveFailedCalls(watch, 403);
  });
});

test('who loses the right and is a customer too is told so once, in their language, beside their own pages (acting.rightLost, acting.end) @left-out', async ({
  page,
  server,
  watch,
}) => {
  const sub = subOf('Aino Mäkelä');
  await server.withClone(sub, async (ids) => {
    const own = ids[sub] ?? '';
    await server.employ(own);
    await enterAs(page, server.url, own);
    await page.goto('/backup');
    const backup = new BackupPage(page);
    await backup.open('40130244', 'Jyrki-Pekka Väisänen');
    await expect(backup.bar).toContainText('Jyrki-Pekka Väisänen');
    await backup.change.click();
    await expect(backup.heading).toBeVisible();
    await page.getByRole('button', { name: 'Avaa uudelleen: Jyrki-Pekka Väisänen' }).waitFor();
    await server.dismiss(own);
    await backup.usual('Asiakas soitti').click();
    await backup.sought.fill('virtanen');
    await backup.search.click();
    const told = (heading: string) => page.getByRole('status').filter({ hasText: heading });
    const inFinnish = told('Sinulla ei ole enää oikeutta asiakkaiden tietoihin');
    await expect(inFinnish).toContainText('Näet nyt omat tietosi.');
    await expect(page).toHaveURL('/dashboard');
    await expect(backup.bar).toBeHidden();
    await expect(page.getByText('Jyrki-Pekka')).toHaveCount(0);
    await expectAccessible(page);
    await expectNoOverflow(page);

    await page.goto('/contracts?lang=sv');
    await expect(told('Du har inte längre behörighet att se kundernas uppgifter')).toContainText(
      'Nu visas dina egna uppgifter.',
    );
    await page.goto('/contracts?lang=en');
    await expect(told('You no longer have access to customers’ details')).toContainText('You are now seeing your own');
    await expect(page.getByRole('link', { name: 'Kajo Spot' })).toBeVisible();
    await page.goto('/contracts?lang=fi');
    await inFinnish.getByRole('button', { name: 'Selvä' }).click();
    await expect(inFinnish).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Kajo Pörssi' })).toBeVisible();
    await expect(inFinnish).toHaveCount(0);

    // Whoever has it back opens a customer anew.
    await server.employ(own);
    await page.goto('/backup');
    await expect(backup.heading).toBeVisible();
    await expect(backup.bar).toBeHidden();
    forgiveFailedCalls(watch, 403);
  });
});
