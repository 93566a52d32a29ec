import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoOverflow, forgiveAllCalls, test } from './fixtures.ts';
import { signIn } from './pages/signIn.ts';

const question = (page: Page) => page.getByRole('radiogroup', { name: 'Sujuiko asiointi?' });
const dismiss = (page: Page) => page.getByRole('button', { name: 'En halua vastata' });
const menu = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).first();

/** Nobody is asked on the page to which a sign-in has led: they go on to the next. */
async function goToContracts(page: Page, person: string): Promise<void> {
  await signIn(page, person, '/dashboard');
  await menu(page, 'Sopimukset').click();
  await expect(page).toHaveURL('/contracts');
}

/** Another person each, so that no test sees what another has answered. */
const people = {
  answers: 'Åsa Öhman',
  leaves: 'Jyrki-Pekka Väisänen',
  waits: 'Aino Mäkelä',
  fails: 'Sari Peltoniemi-Järvinen',
  reloads: 'Eeva Laine',
};

test('a customer is asked below the page, without taking the focus, and not again once they have answered (survey.polite, survey.due, survey.content)', async ({
  page,
}) => {
  await goToContracts(page, people.answers);
  await expect(question(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Sivun lopussa on lyhyt kysymys sinulle.' })).toBeAttached();
  expect(await question(page).evaluate((group) => group.contains(document.activeElement))).toBe(false);
  await expect(page.getByRole('textbox')).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Kyllä' }).focus();
  await page.keyboard.press(' ');
  await page.getByRole('textbox', { name: 'Mikä toimi hyvin?' }).fill('Selkeät sopimukset');
  await expectAccessible(page);
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/nps')),
    page.getByRole('button', { name: 'Lähetä palaute' }).click(),
  ]);
  expect(sent.postDataJSON()).toMatchObject({ score: 1, feedbackText: 'Selkeät sopimukset', source: 'loggedInPages' });
  await expect(page.getByRole('heading', { name: 'Kiitos vastauksestasi' })).toBeVisible();
  await expectAccessible(page);
  // What the tab keeps is written a moment later.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('surveyAsked'))).not.toBeNull();
  await page.evaluate(() => sessionStorage.removeItem('surveyAsked'));
  const isDue = page.waitForResponse((response) => response.url().includes('/api/nps'));
  await page.reload();
  expect(await (await isDue).json()).toEqual({ isDue: false });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question(page)).toBeHidden();
});

test('it waits where a page does without it, and is gone for who does not want it (survey.place, survey.declined) @left-out', async ({
  page,
}) => {
  await goToContracts(page, people.leaves);
  await page.getByRole('radio', { name: 'Ei', exact: true }).check();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Anna palautetta' }).click();
  await expect(page.getByRole('heading', { name: 'Anna palautetta' })).toBeVisible();
  await expect(question(page)).toBeHidden();
  await menu(page, 'Sopimukset').click();
  await expect(page.getByRole('radio', { name: 'Ei', exact: true })).toBeChecked();
  await dismiss(page).click();
  await expect(question(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('surveyAsked'))).toBe('true');
  await expect(question(page)).toBeHidden();
});

test('thumb and words are there again after a reload, and are sent once; what was sent is forgotten (survey.draft)', async ({
  page,
}) => {
  await goToContracts(page, people.reloads);
  await page.getByRole('radio', { name: 'Ei', exact: true }).check();
  await page.getByRole('textbox').fill('Hinnat saisivat näkyä');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Ei', exact: true })).toBeChecked();
  await expect(page.getByRole('textbox')).toHaveValue('Hinnat saisivat näkyä');
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/nps')),
    page.getByRole('button', { name: 'Lähetä palaute' }).click(),
  ]);
  expect(sent.postDataJSON()).toMatchObject({ score: 0, feedbackText: 'Hinnat saisivat näkyä' });
  await expect(page.getByRole('heading', { name: 'Kiitos vastauksestasi' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();
});

test('whether it is due is asked on a page that may show it, not on another (survey.place) @left-out', async ({
  page,
}) => {
  await goToContracts(page, people.waits);
  await expect(question(page)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/nps')) asked.push(new URL(page.url()).pathname);
  });
  await page.goto('/feedback');
  await menu(page, 'Sopimukset').click();
  await expect(question(page)).toBeVisible();
  expect(asked).toEqual(['/contracts']);
});

test('where it cannot be sent the message says so, and what was written stays (survey.error) @left-out', async ({
  page,
  watch,
}) => {
  await goToContracts(page, people.fails);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('radio', { name: 'Ei', exact: true }).check();
  await page.getByRole('textbox').fill('Hidas');
  await expectNoOverflow(page);
  await page.route('**/api/nps', (route) => route.fulfill({ status: 403, json: { code: 'access.denied' } }));
  await page.getByRole('button', { name: 'Lähetä palaute' }).click();
  await expect(page.getByRole('alert')).toHaveText('Vastauksen lähetys ei onnistunut. Yritä hetken päästä uudelleen.');
  await expect(page.getByRole('textbox')).toHaveValue('Hidas');
  await expectAccessible(page);
  await page.unroute('**/api/nps');
  await page.getByRole('button', { name: 'Lähetä palaute' }).click();
  await expect(page.getByRole('heading', { name: 'Kiitos vastauksestasi' })).toBeVisible();
  forgiveAllCalls(watch);
});

test('who has just signed in is not asked there, but on the next page (survey.arrival) @left-out', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/nps')) asked.push(new URL(page.url()).pathname);
  });
  await signIn(page, people.waits, '/contracts');
  await expect(page.getByRole('heading', { level: 1, name: 'Sopimukset' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(question(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  await menu(page, 'Etusivu').click();
  await expect(page).toHaveURL('/dashboard');
  await expect(question(page)).toBeVisible();
  expect(asked).toEqual(['/dashboard']);
});

test('strangers and employees are not asked (survey.place, survey.due) @left-out', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/nps')) asked.push(request.url());
  });
  await page.goto('/accessibility');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await signIn(page, 'Kaisa Lehtonen', '/backup');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});
