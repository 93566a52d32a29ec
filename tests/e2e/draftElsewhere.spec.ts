import type { Page, Route } from '@playwright/test';
import { expect, forgiveFailedCalls, leftOut, test } from './fixtures.ts';
import { OrderForm, address } from './pages/order.ts';
import { IdentityProvider, signIn } from './pages/signIn.ts';

const restored = (page: Page) => page.getByText('Jatkat luonnoksesta');
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('drafts') ?? '');

/** A stranger has told who they are, and goes on to the bank. */
async function beginSignIn(page: Page): Promise<IdentityProvider> {
  const form = new OrderForm(page);
  await page.goto(address);
  await form.next();
  await form.person('241270-9551');
  await page.getByRole('main').getByRole('link', { name: 'Kirjaudu', exact: true }).press('Enter');
  const provider = new IdentityProvider(page);
  await provider.chooserHeading.waitFor();
  return provider;
}

/** Goes through the bank in the tab that is at its door. */
async function proveAt(page: Page, person: string): Promise<void> {
  await page.getByRole('button', { name: 'OP', exact: true }).click();
  await new IdentityProvider(page).choosePerson(person);
}

test('a form that is begun in one tab is there in the tab in which the sign-in ends, without what may not be kept, and once (draft.elsewhere, order.signInOffer, draft.secrets)', async ({
  page,
  context,
  browser,
  server,
}) => {
  test.slow();
  await beginSignIn(page);
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('kajo_draft'));
  expect(cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite])).toEqual([
    ['kajo_draft', true, 'Lax'],
    ['kajo_draft_left', false, 'Lax'],
  ]);

  const other = await context.newPage();
  await other.goto(page.url());
  await proveAt(other, 'Mika Salo');
  await expect(restored(other)).toBeVisible();
  const form = new OrderForm(other);
  await expect(other).toHaveURL(`${server.url}${address}?step=person`);
  await expect(form.field('Sähköpostiosoite')).toHaveValue('veikko@kajo.example');
  await expect(form.field('Katuosoite')).toHaveValue('Kuusikkotie');
  expect(await kept(other)).toContain('veikko@kajo.example');
  expect(await kept(other)).not.toContain('241270');
  // Who begins anew finds nothing of it.
  await other.getByRole('button', { name: 'Aloita alusta' }).press('Enter');
  await expect(restored(other)).toBeHidden();
  await other.reload();
  await expect(other.getByRole('button', { name: /^Jatka: / })).toBeVisible();
  await expect(restored(other)).toBeHidden();

  // A neighbour’s browser has nothing to show.
  const neighbour = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signIn(neighbour, 'Mika Salo', address);
  await expect(neighbour.getByRole('button', { name: /^Jatka: / })).toBeVisible();
  await expect(restored(neighbour)).toBeHidden();
  expect(await kept(neighbour)).toBe('');
  await neighbour.context().close();
});

test('in the same tab a form goes on after the sign-in as it was (order.draft, draft.owner, draft.restored) @left-out', async ({
  page,
}) => {
  test.slow();
  await beginSignIn(page);
  await proveAt(page, 'Mika Salo');
  await expect(restored(page)).toBeVisible();
  const form = new OrderForm(page);
  await expect(form.field('Sähköpostiosoite')).toHaveValue('veikko@kajo.example');
  await expect(page.getByRole('textbox', { name: 'Henkilötunnus' })).toHaveCount(0);
  await form.next();
  await expect(page).toHaveURL(`${address}?step=site`);
});

for (const [how, answer] of [
  ['hangs', () => {}],
  ['fails', (route: Route) => route.abort()],
] as const)
  test(
    `a sign-in begins where the call that leaves a form ${how} (draft.elsewhere)`,
    how === 'fails' ? leftOut : {},
    async ({ page, watch }) => {
      await page.route('**/api/drafts', answer);
      await beginSignIn(page);
      await proveAt(page, 'Mika Salo');
      await expect(new OrderForm(page).field('Sähköpostiosoite')).toHaveValue('veikko@kajo.example');
      forgiveFailedCalls(watch, 'ERR_FAILED');
    },
  );
