import { subOf } from '../model/runner/person.ts';
import { expect, expectAccessible, expectNoOverflow, test } from './fixtures.ts';
import { BackupPage } from './pages/backup.ts';
import { signIn } from './pages/signIn.ts';
import { watchRows } from './rows.ts';

const spot = 'K23014478016';

test('an employee opens the customer first, and offers what is sold by telephone (addition.order, addition.offer, order.telephone, acting.salesAgentPage)', async ({
  page,
  server,
}) => {
  test.slow();
  const backup = new BackupPage(page);
  await server.withClone(subOf('Aino Mäkelä'), async (ids) => {
    const address = `/contracts/${ids[spot]}/vap-addition/b2c`;
    await signIn(page, 'Kaisa Lehtonen', address);
    await expect(page.getByRole('heading', { level: 1, name: 'Valitse lisäpalvelu' })).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.goto('/backup');
    await backup.open(ids['40127731'] ?? '', 'Aino Mäkelä');
    await expect(backup.bar).toContainText('Aino Mäkelä');
    await page.goto(address);
    await page.getByRole('radio', { name: 'Sähkövahti' }).check();
    // Whoever is written to is the customer.
    await expect(page.getByRole('textbox', { name: 'Sähköpostiosoite' })).toHaveValue('aino.makela@kajo.example');
    const terms = page.getByRole('checkbox', { name: 'Olen lukenut' });
    await expect(page.getByText('Lue kohdat asiakkaalle ja rastita ne')).toBeVisible();
    await expect(terms).toHaveCount(1);
    await page.getByRole('combobox', { name: 'Myyntikanava' }).selectOption('Puhelin');
    // The customer ticks what binds, when they accept it.
    await expect(terms).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Myyntipiste' }).selectOption({ index: 1 });
    await expectAccessible(page);
    await expectNoOverflow(page);
    const written = await watchRows(server);
    await page.getByRole('button', { name: 'Lähetä tarjous' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Tarjous on lähetetty' })).toBeFocused();
    await expect(page.getByText('Tarjous on matkalla asiakkaan sähköpostiin.')).toBeVisible();
    expect(await written()).toEqual({ product_order: 1, outbox_message: 1 });
    // Nobody asks an employee how it went.
    await expect(page.getByText('Sujuiko asiointi?')).toHaveCount(0);
    await expectAccessible(page);
  });
});
