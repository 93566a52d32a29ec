import { readFileSync } from 'node:fs';
import { enter, enterAs, subOf } from '../model/runner/person.ts';
import { expect, expectAccessible, expectNoOverflow, test } from './fixtures.ts';

const sub = subOf('Aino Mäkelä');

test('a customer has the due days of what is to be paid as a file (dueCalendar.file, dueCalendar.what) @left-out', async ({
  page,
  server,
}) => {
  await enter(page, server.url, 'Aino Mäkelä');
  await page.goto('/invoices');
  const dialog = page.getByRole('dialog', { name: 'Eräpäivät kalenteriin' });
  await page.getByRole('button', { name: 'Avaa eräpäivät' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Lataa kalenteritiedosto' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('eräpäivät.ics');
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART;VALUE=DATE:20/);
});

test('a customer gives an address to a calendar, and ends it (dueCalendar.offered, dueCalendar.subscribed, dueCalendar.secret, dueCalendar.ended)', async ({
  page,
  server,
  request,
}) => {
  test.slow();
  await server.withClone(sub, async (ids) => {
    await enterAs(page, server.url, ids[sub] ?? '');
    await page.goto('/invoices');
    const dialog = page.getByRole('dialog', { name: 'Eräpäivät kalenteriin' });
    await page.getByRole('button', { name: 'Avaa eräpäivät' }).click();
    await expectAccessible(page);
    await expectNoOverflow(page);

    await dialog.getByRole('button', { name: 'Tee kalenteriosoite' }).click();
    await expect(dialog.getByText('Osoite on valmis.')).toBeVisible();
    const told = dialog.getByText(/^http\S+\/api\/due-days\/[\w-]{22}$/);
    const address = (await told.textContent()) ?? '';
    await expectAccessible(page);
    const read = async () => (await request.get(new URL(address).pathname)).status();
    expect(await read()).toBe(200);
    await dialog.getByRole('button', { name: 'Sulje', exact: true }).click();
    await expect(dialog).toHaveCount(0);

    // It is told once.
    await page.getByRole('button', { name: 'Avaa eräpäivät' }).click();
    await expect(dialog.getByText('Uusi osoite korvaa entisen.')).toBeVisible();
    await expect(told).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Lopeta tilaus' }).click();
    await expect(dialog.getByText('Tilaus on lopetettu.')).toBeVisible();
    expect(await read()).toBe(404);
  });
});

test('a dialog that is sending stays, and says why to who closes it, by whichever way (overlay.held) @left-out', async ({
  page,
  server,
}) => {
  await server.withClone(sub, async (ids) => {
    await enterAs(page, server.url, ids[sub] ?? '');
    const letGo: (() => void)[] = [];
    await page.route('**/api/invoices/calendar/*/subscription', async (route) => {
      await new Promise<void>((resolve) => letGo.push(resolve));
      await route.continue();
    });
    await page.goto('/invoices');
    const dialog = page.getByRole('dialog', { name: 'Eräpäivät kalenteriin' });
    await page.getByRole('button', { name: 'Avaa eräpäivät' }).click();
    await dialog.getByRole('button', { name: 'Tee kalenteriosoite' }).click();
    const why = dialog.getByText('Lähetys on kesken. Voit sulkea ikkunan, kun tiedämme, menikö se perille.');
    await expect(why).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Sulje ikkuna' }).click();
    await expect(why).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(why).toBeVisible();
    await expect(page).toHaveURL('/invoices');
    await expectAccessible(page);
    for (const go of letGo) go();
    await expect(dialog.getByText('Osoite on valmis.')).toBeVisible();
    await expect(why).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});
