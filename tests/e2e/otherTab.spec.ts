import type { Page } from '@playwright/test';
import { expect, expectAccessible, forgiveFailedCalls, test } from './fixtures.ts';
import { ContractsPage } from './pages/contracts.ts';
import { FeedbackPage } from './pages/feedback.ts';
import { IdentityProvider, signIn, SignInPage } from './pages/signIn.ts';

const keptDrafts = (page: Page) => page.evaluate(() => sessionStorage.getItem('drafts'));
const account = (page: Page) => page.getByRole('button', { name: /Käyttäjävalikko/ });

/** Aino has begun to write a feedback. */
async function begin(page: Page, text: string): Promise<FeedbackPage> {
  await signIn(page, 'Aino Mäkelä', '/contracts');
  const feedback = new FeedbackPage(page);
  await feedback.open();
  await expect(account(page)).toBeVisible();
  await feedback.text.fill(text);
  await expect.poll(() => keptDrafts(page)).toContain(text);
  return feedback;
}

/** To the people of the identity provider, on the way back to a page. */
async function beginSignIn(page: Page, location: string, more: Record<string, string> = {}): Promise<IdentityProvider> {
  await page.goto(`/login?${new URLSearchParams({ lang: 'fi', tupas: 'true', bank: 'op', location, ...more })}`);
  const provider = new IdentityProvider(page);
  await expect(provider.peopleHeading).toBeVisible();
  return provider;
}

/** No person is so quick as to prove who they are in the second in which somebody else did. */
const nextSecond = (page: Page) => page.waitForTimeout(1000 - (Date.now() % 1000));

test.describe('what happens in another tab (session.otherTab)', () => {
  test('who has signed out there is told so, and finds what was typed when they are back (draft.owner, draft.sent)', async ({
    page,
    context,
  }) => {
    const feedback = await begin(page, 'Ainon kesken jäänyt');
    const other = await context.newPage();
    await other.goto('/logout?force=true');
    await expect(page.getByText('Kirjauduit ulos toisessa välilehdessä.')).toBeVisible();
    await expect(page.getByText('Kesken jäänyt tekstisi on tallessa')).toBeVisible();
    await expect(account(page)).toBeHidden();
    await expect(feedback.text).toHaveValue('');
    await expect(page.getByText('Aino')).toHaveCount(0);
    await expectAccessible(page);
    // What somebody else writes there takes nothing away.
    await feedback.text.fill('Vieraan sana');
    await expect.poll(() => keptDrafts(page)).toContain('Vieraan sana');
    await page.getByRole('link', { name: 'Kirjaudu uudelleen' }).click();
    await page.getByRole('button', { name: 'OP', exact: true }).click();
    await nextSecond(page);
    await new IdentityProvider(page).choosePerson('Aino Mäkelä');
    await expect(feedback.draft).toBeVisible();
    await expect(feedback.text).toHaveValue('Ainon kesken jäänyt');
  });

  test('when another person signs in there nothing of the first stays to be seen, nor for the other', async ({
    page,
    context,
    watch,
  }) => {
    const other = await context.newPage();
    const provider = await beginSignIn(other, '/contracts');
    await begin(page, 'Ainon oma asia');
    await page.getByRole('navigation').getByRole('link', { name: 'Sopimukset' }).first().click();
    await expect(new ContractsPage(page).heading).toBeVisible();
    await provider.choosePerson('Åsa Öhman');
    await expect(page.getByText('Toisessa välilehdessä kirjauduttiin sisään')).toBeVisible();
    await expect(new SignInPage(page).heading).toBeVisible();
    await expect(page.getByText('Aino')).toHaveCount(0);
    await expectAccessible(page);
    // The first tab takes up the session of the browser when it is loaded anew.
    await page.goto('/feedback');
    await expect(account(page)).toBeVisible();
    await expect(new FeedbackPage(page).text).toHaveValue('');
    forgiveFailedCalls(watch, 401);
  });

  test('who was displaced signs in again as themselves, and finds what was typed (signIn.anew, draft.left) @left-out', async ({
    page,
    context,
    watch,
  }) => {
    const other = await context.newPage();
    const provider = await beginSignIn(other, '/contracts');
    const feedback = await begin(page, 'Ainon kesken jäänyt');
    await provider.choosePerson('Åsa Öhman');
    await expect(page.getByText('Toisessa välilehdessä kirjauduttiin sisään')).toBeVisible();
    await expect(page.getByText('Kesken jäänyt tekstisi on tallessa')).toBeVisible();

    // The other person goes on in this tab as well, writes there, and leaves it.
    await page.reload();
    await expect(account(page)).toHaveText(/Åsa Öhman/);
    await feedback.text.fill('Åsan oma asia');
    await expect.poll(() => keptDrafts(page)).toContain('Åsan oma asia');
    await account(page).click();
    await page
      .getByRole('link', { name: 'Kirjaudu ulos' })
      .or(page.getByRole('menuitem', { name: 'Kirjaudu ulos' }))
      .click();
    await expect(new SignInPage(page).heading).toBeVisible();
    expect(await keptDrafts(page)).not.toContain('Åsan oma asia');

    await page.goto('/feedback');
    await expect(feedback.text).toHaveValue('');
    await (await beginSignIn(page, '/feedback')).choosePerson('Aino Mäkelä');
    await expect(account(page)).toHaveText(/Aino Mäkelä/);
    await expect(feedback.text).toHaveValue('Ainon kesken jäänyt');
    forgiveFailedCalls(watch, 401);
  });

  test('the link there asks the bank anew, whoever has signed in with the browser since (signIn.anew) @left-out', async ({
    page,
    context,
    watch,
  }) => {
    const other = await context.newPage();
    const provider = await beginSignIn(other, '/contracts');
    const feedback = await begin(page, 'Ainon kesken jäänyt');
    await provider.choosePerson('Åsa Öhman');
    await page.getByRole('link', { name: 'Kirjaudu uudelleen' }).click();
    await page.getByRole('button', { name: 'OP', exact: true }).click();
    await nextSecond(page);
    await new IdentityProvider(page).choosePerson('Aino Mäkelä');
    await expect(account(page)).toHaveText(/Aino Mäkelä/);
    await expect(feedback.text).toHaveValue('Ainon kesken jäänyt');

    // So does the sign-in that stands in a page's place.
    const third = await context.newPage();
    await page.goto('/contracts');
    await expect(new ContractsPage(page).heading).toBeVisible();
    const again = await beginSignIn(third, '/contracts', { prompt: 'login' });
    await nextSecond(third);
    await again.choosePerson('Åsa Öhman');
    await expect(new SignInPage(page).heading).toBeVisible();
    await new SignInPage(page).chooseBank('OP');
    await expect(new IdentityProvider(page).peopleHeading).toBeVisible();
    forgiveFailedCalls(watch, 401);
  });

  test('a tab that was told nothing looks when the person comes back to it @left-out', async ({
    page,
    context,
    watch,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    const feedback = await begin(page, 'Kanavaton');
    const other = await context.newPage();
    await other.goto('/logout?force=true');
    await expect(new SignInPage(other).heading).toBeVisible();
    await expect(account(page)).toBeVisible();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('Istuntosi päättyi', { exact: true })).toBeVisible();
    await expect(account(page)).toBeHidden();
    await expect(feedback.text).toHaveValue('');
    forgiveFailedCalls(watch, 401);
  });
});

test.describe('what a stranger has begun (draft.owner)', () => {
  test('goes on with who signs in from it', async ({ page }) => {
    const feedback = new FeedbackPage(page);
    await feedback.open();
    await feedback.text.fill('Aloitettu vieraana');
    await expect.poll(() => keptDrafts(page)).toContain('Aloitettu vieraana');
    await (await beginSignIn(page, '/feedback')).choosePerson('Aino Mäkelä');
    await expect(account(page)).toBeVisible();
    await expect(feedback.draft).toBeVisible();
    await expect(feedback.text).toHaveValue('Aloitettu vieraana');
    await page.reload();
    await expect(feedback.text).toHaveValue('Aloitettu vieraana');
  });

  test('is not handed to who signs in on another page', async ({ page }) => {
    const feedback = new FeedbackPage(page);
    await feedback.open();
    await feedback.text.fill('Jonkun toisen sanat');
    await expect.poll(() => keptDrafts(page)).toContain('Jonkun toisen sanat');
    await signIn(page, 'Åsa Öhman', '/contracts');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Anna palautetta' }).click();
    await expect(feedback.text).toHaveValue('');
    await expect(feedback.draft).toBeHidden();
    await page.reload();
    await expect(account(page)).toBeVisible();
    await expect(feedback.text).toHaveValue('');
  });
});
