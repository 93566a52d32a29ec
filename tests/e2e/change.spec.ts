import type { Page } from '@playwright/test';
import { enterAs, subOf } from '../model/runner/person.ts';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, test } from './fixtures.ts';

const spot = 'K23014478016';
const sub = subOf('Aino Mäkelä');

/** By the keyboard: the second of two presses in one place would be a double one. */
const next = (page: Page) => page.getByRole('button', { name: /^Jatka: / }).press('Enter');

test('from the contract’s page to the receipt: what takes its place is chosen, and the old one is ending then (change.entry, change.choice, change.form, change.fee, change.sent, change.made, order.survey, contract.withdraw, withdrawal.goesOn)', async ({
  page,
  server,
}) => {
  test.slow();
  await server.withClone(sub, async (ids) => {
    await enterAs(page, server.url, ids[sub] ?? '');
    await page.goto(`/contracts/${ids[spot]}`);
    await page.getByRole('link', { name: 'Vaihda sopimus' }).click();
    await expect(page).toHaveURL(`/contracts/${ids[spot]}/product-change/b2c`);
    await expect(page.getByText('Vaihto ei maksa mitään.')).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('link', { name: 'Valitse Kajo Kiinteä 24' }).click();
    await expect(page).toHaveURL(`/contracts/${ids[spot]}/product-change/talvi/template/kiintea-24?use=5000`);
    await expect(page.getByText('Nykyinen sopimus', { exact: true })).toBeVisible();
    await next(page);
    await expect(page).toHaveURL(/step=person/);
    await next(page);
    await expect(page.getByRole('heading', { name: 'Milloin uusi sopimus alkaa?' })).toBeVisible();
    await expect(page.getByText('Miksi teet sopimuksen?')).toHaveCount(0);
    await expectAccessible(page);
    await next(page);
    await expect(page).toHaveURL(/\/vaps\?use=5000$/);
    await next(page);
    await expect(page.getByRole('heading', { name: 'Tarkista ja lähetä' })).toBeFocused();
    await expect(page.getByText('Korvaa sopimuksen')).toBeVisible();
    await expect(page.getByText('Ennenaikaisen päättämisen maksu')).toHaveCount(0);
    await expectNoOverflow(page);
    // What was typed is there after a reload, and Back leads through the steps.
    await page.reload();
    await expect(page.getByText('Korvaa sopimuksen')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/vaps\?use=5000$/);
    await page.goForward();
    for (const box of ['Olen lukenut', 'Pyydän, että toimitus'])
      await page.getByRole('checkbox', { name: box }).check();
    await page.getByRole('button', { name: 'Tilaa ja sitoudu maksamaan' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Kiitos tilauksesta' })).toBeFocused();
    await expect(page).toHaveURL(`/contracts/${ids[spot]}/product-change/talvi/template/kiintea-24/success?use=5000`);
    // Who has ordered is asked how it went.
    await page.getByRole('radiogroup', { name: 'Sujuiko asiointi?' }).getByRole('radio', { name: 'Kyllä' }).check();
    await expectAccessible(page);
    const [survey] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/nps')),
      page.getByRole('button', { name: 'Lähetä palaute' }).press('Enter'),
    ]);
    expect(survey.postDataJSON()).toMatchObject({ source: 'newContract' });
    // The receipt is there again, loaded anew and by Back.
    const receipt = page.getByRole('heading', { name: 'Kiitos tilauksesta' });
    await page.reload();
    await expect(receipt).toBeVisible();
    await page.getByRole('link', { name: 'Omat sopimukset' }).click();
    await expect(page.getByRole('link', { name: 'Kajo Kiinteä 24' }).first()).toBeVisible();
    await page.goBack();
    await expect(receipt).toBeVisible();
    await page.getByRole('link', { name: 'Omat sopimukset' }).click();
    await expect(page.getByRole('link', { name: 'Kajo Kiinteä 24' }).first()).toBeVisible();
    await page.goto(`/contracts/${ids[spot]}`);
    await expect(page.getByText(/^Päättyy /).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Vaihda sopimus' })).toHaveCount(0);

    // Who changes their mind withdraws from the new contract, and the one before goes on.
    await page.getByRole('banner').getByRole('link', { name: 'Sopimukset', exact: true }).click();
    // Of the same product another begins soon, on some days before this one.
    const isNew = Object.values(ids).map((id) => `:not([href$="/${id}"])`);
    const ordered = page.getByRole('main').getByRole('link', { name: 'Kajo Kiinteä 24' });
    await ordered.and(page.locator(`a${isNew.join('')}`)).click();
    await page.getByRole('link', { name: /^Peruuta sopimus \(.* asti\)$/ }).click();
    await expect(page.getByRole('radio', { name: 'Kajo Kiinteä 24 kk' }).first()).toBeChecked();
    await page.getByRole('button', { name: 'Jatka vahvistukseen' }).press('Enter');
    await expect(page.getByText('Kajo Pörssi jatkuu ennallaan.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Vahvista peruutus' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Sopimus on peruutettu' })).toBeFocused();
    await expect(page.getByText('Kajo Pörssi jatkuu ennallaan.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Etsi toinen sopimus' })).toHaveCount(0);
    await page.goto(`/contracts/${ids[spot]}`);
    await expect(page.getByRole('link', { name: 'Vaihda sopimus' })).toBeVisible();
    await expect(page.getByText('Voimassa toistaiseksi')).toBeVisible();
  });
});

test('of a contract that another tab has changed it is said, and the way leads back to it (change.which, change.form) @left-out', async ({
  page,
  server,
  watch,
}) => {
  await server.withClone(sub, async (ids) => {
    await enterAs(page, server.url, ids[sub] ?? '');
    await page.goto(`/contracts/${ids['K25012218850']}/product-change/b2c`);
    await expect(page.getByRole('heading', { name: 'Tätä sopimusta ei voi vaihtaa' })).toBeVisible();
    // Of heat there is nothing that may take the place of electricity.
    await page.goto(`/contracts/${ids[spot]}/product-change/kaukolampo`);
    await expect(page.getByText('Tässä kampanjassa ei ole nyt sopimuksia')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Takaisin sopimukseen' })).toHaveAttribute(
      'href',
      `/contracts/${ids[spot]}`,
    );
    await page.goto(`/contracts/${ids[spot]}/product-change/kaukolampo/template/kaukolampo`);
    await expect(page.getByRole('heading', { name: 'Tähän tuotteeseen ei voi vaihtaa' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Katso, mihin voit vaihtaa' }).click();
    await expect(page).toHaveURL(`/contracts/${ids[spot]}/product-change/b2c`);
    forgiveFailedCalls(watch, 409);
  });
});
