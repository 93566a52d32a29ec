import { expect, expectAccessible, expectNoOverflow, forgiveAllCalls, test } from './fixtures.ts';
import { OrderForm } from './pages/orderForm.ts';
import { signIn } from './pages/signIn.ts';

test('a customer presses one of their own delivery sites, is told what ends there, and is not sold what is included (order.ownSites, order.servicesStep, order.packages, order.replacedTold, order.ownContract, campaign.use)', async ({
  page,
}) => {
  test.slow();
  const form = new OrderForm(page);
  const main = page.getByRole('main');
  await signIn(page, 'Aino Mäkelä', '/contract/campaign/talvi?use=18000');
  await main.getByRole('link', { name: 'Valitse Kajo Kiinteä 24' }).click();
  await expect(main.getByText('Arvio, 18 000 kWh vuodessa').first()).toBeVisible();
  await form.goOn('person');
  await form.goOn('site');
  const sites = main.getByRole('radiogroup', { name: 'Käyttöpaikkasi' });
  // Of several none is chosen before the person does.
  await expect(sites.getByRole('radio', { name: 'Muu paikka' })).toBeVisible();
  await expect(sites.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(form.field('address.street')).toBeHidden();
  await form.next();
  await expect(sites).toHaveAccessibleDescription('Valitse käyttöpaikka tai muu paikka.');
  await expect(form.field('address.street')).toBeHidden();
  await sites.getByRole('radio', { name: 'Koivukuja 4 B, 33820 Tampere' }).check();
  await expect(main.getByText('Sinulla on jo sopimus tällä käyttöpaikalla')).toBeVisible();
  await expect(main.getByText('Sopimus on Kajo Pörssi.')).toBeVisible();
  await expect(form.field('address.street')).toBeHidden();
  await expectAccessible(page);
  await expectNoOverflow(page);

  // Another place is typed as ever.
  await sites.getByRole('radio', { name: 'Muu paikka' }).check();
  await expect(form.field('address.street')).toHaveValue('');
  await sites.getByRole('radio', { name: 'Koivukuja 4 B, 33820 Tampere' }).check();
  await main.getByRole('button', { name: 'Tilaa uusi sopimus' }).press('Enter');
  await form.goOn('start');
  // The present supplier is the retailer: nobody is asked for it, nor for a mandate to end its contract.
  await expect(main.getByText('Sitä ei tarvitse irtisanoa.')).toBeVisible();
  await expect(form.radio('order.reason.switching')).toHaveCount(0);
  await form.goOn('billing');
  await form.radio('order.method.email').check();
  await form.goOn('services');
  await expect(main.getByText('Sopimukseen sisältyy Vesisähkö.')).toBeVisible();
  await expect(main.getByRole('radio', { name: 'Vesisähkö' })).toHaveCount(0);
  await expect(main.getByText(/päättyy vanhan sopimuksen mukana/)).toHaveCount(2);
  // A package takes out what it includes.
  const part = main.getByRole('checkbox', { name: 'Sähkövahti' });
  const whole = main.getByRole('checkbox', { name: 'Kajo Älypaketti' });
  await part.check();
  await whole.check();
  await expect(main.getByRole('status')).toContainText('sisältyy pakettiin: Sähkövahti.');
  await expect(part).not.toBeChecked();
  await expect(part).toHaveAttribute('aria-disabled', 'true');
  await expect(main.getByText('Sisältyy palveluun Kajo Älypaketti.')).toHaveCount(2);
  await expectAccessible(page);
  await whole.uncheck();
  await expect(part).not.toHaveAttribute('aria-disabled');
  await form.goOn('review');
  await expect(main.getByText('Tuulisähkö, Häiriöturva')).toBeVisible();
  await expect(main.getByRole('checkbox', { name: /irtisano/ })).toHaveCount(0);
  // On the narrowest screen at text of 200 % too (`layout.largeText`).
  await page.setViewportSize({ width: 320, height: 700 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  await expectNoOverflow(page);
});

test('an only delivery site of the customer’s own is chosen already (order.ownSites) @left-out', async ({ page }) => {
  const form = new OrderForm(page);
  await signIn(page, 'Jyrki-Pekka Väisänen', '/contract/campaign/talvi/template/kiintea-24');
  await form.goOn('person');
  await form.goOn('site');
  const sites = page.getByRole('radiogroup', { name: 'Käyttöpaikkasi' });
  await expect(sites.getByRole('radio')).toHaveCount(2);
  await expect(sites.getByRole('radio', { checked: true })).not.toHaveAccessibleName('Muu paikka');
  await expect(page.getByText('Sinulla on jo sopimus tällä käyttöpaikalla')).toBeVisible();
});

test('a service that a customer has already is not ordered again (order.serviceHeld) @left-out', async ({ page }) => {
  await signIn(page, 'Åsa Öhman', '/contract/campaign/vas/template/tuulisahko?lang=fi');
  await expect(page.getByRole('heading', { level: 1, name: 'Sinulla on jo tämä palvelu' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Omat sopimukset' })).toBeVisible();
  await expectAccessible(page);
});

test('who has not signed in does so from the head, and is back at the page (menu.signIn) @left-out', async ({
  page,
}) => {
  const form = new OrderForm(page);
  await page.goto('/contract/campaign/talvi');
  const way = page.getByRole('banner').getByRole('link', { name: 'Kirjaudu' });
  await expect(way).toHaveAttribute('href', '/login?lang=fi&tupas=true&location=%2Fcontract%2Fcampaign%2Ftalvi');
  await page.goto('/contract/campaign/talvi/template/kiintea-24');
  await form.goOn('person');
  await expect(way).toHaveAttribute(
    'href',
    /location=%2Fcontract%2Fcampaign%2Ftalvi%2Ftemplate%2Fkiintea-24%3Fstep%3Dperson$/,
  );
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(way).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test('where the own delivery sites do not come a place is typed as ever (order.ownSites) @left-out', async ({
  page,
  watch,
}) => {
  const form = new OrderForm(page);
  const main = page.getByRole('main');
  await page.route('**/api/v2/delivery-site/find?customerId=*', (route) => route.fulfill({ status: 500, body: '' }));
  await signIn(page, 'Aino Mäkelä', '/contract/campaign/talvi/template/kiintea-24');
  await form.goOn('person');
  await form.goOn('site');
  await expect(form.field('address.street')).toBeVisible();
  await expect(main.getByRole('radiogroup', { name: 'Käyttöpaikkasi' })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  forgiveAllCalls(watch);
});
