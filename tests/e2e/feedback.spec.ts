import { enter } from '../model/runner/person.ts';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, setTextSize, test } from './fixtures.ts';
import { FeedbackPage } from './pages/feedback.ts';
import { signIn } from './pages/signIn.ts';
import { watchRows } from './rows.ts';

test('who is blocked is thanked as everyone is (gate.public, feedback.sent) @left-out', async ({
  page,
  server,
  watch,
}) => {
  await enter(page, server.url, 'Timo Niemi');
  const feedback = new FeedbackPage(page);
  const writes = feedback.watchWrites();
  await feedback.open();
  await feedback.fill('Miksi en pääse sisään?');
  await feedback.send.click();
  await expect(feedback.thanks).toBeFocused();
  await expect(page).toHaveURL('/feedback?step=sent');
  await page.waitForLoadState('networkidle');
  await expect(feedback.thanks).toBeVisible();
  expect(writes).toHaveLength(1);
  forgiveFailedCalls(watch, 403);
});

test.describe('a stranger', () => {
  test('is thanked with a number, after the bot check, once (feedback.content, feedback.sent, submission.botCheck)', async ({
    page,
    server,
  }) => {
    const written = await watchRows(server);
    const feedback = new FeedbackPage(page);
    const writes = feedback.watchWrites();
    await feedback.open();
    await feedback.fill('Vertailu naapurustoon, vieras');
    await feedback.send.click();
    await expect(feedback.thanks).toBeFocused();
    await expect(page).toHaveURL('/feedback?step=sent');
    expect(await feedback.number()).toMatch(/^P-\d{4}-\d{6}$/);
    expect(writes.map((request) => request.postDataJSON() as unknown)).toEqual([
      {
        customerId: null,
        kind: 'idea',
        text: 'Vertailu naapurustoon, vieras',
        wantsAnswer: false,
        email: null,
        view: null,
        faultRequestId: null,
      },
    ]);
    expect(writes[0]?.headers()['x-bot-check']).toBeTruthy();
    expect(await written()).toEqual({ feedback: 1, outbox_message: 1 });
    await expectAccessible(page);
  });

  test('reads the limit of a text as numbers are written (form.limit, language.formats) @left-out', async ({
    page,
  }) => {
    const feedback = new FeedbackPage(page);
    await feedback.open();
    await feedback.text.fill('a'.repeat(4001));
    await feedback.send.click();
    await expect(feedback.text).toHaveAccessibleDescription(/enintään 4\u00A0000 merkkiä/);
  });

  test('is told all that is wrong at once, in the language in use (feedback.errors)', async ({ page }) => {
    const feedback = new FeedbackPage(page);
    await feedback.open();
    await feedback.wantsAnswer.check();
    await feedback.send.click();
    await expect(page.getByRole('region', { name: 'Tarkista kolme kohtaa' })).toBeFocused();
    await expect(feedback.text).toHaveAccessibleDescription(/Viesti puuttuu\./);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Svenska' }).click();
    await expect(page.getByRole('region', { name: 'Kontrollera tre uppgifter' })).toBeVisible();
    await page.getByRole('link', { name: 'Meddelande saknas' }).click();
    await expect(page.getByRole('textbox', { name: 'Meddelande' })).toBeFocused();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('region', { name: 'Check three things' })).toBeVisible();
  });

  test('needs no pointer (feedback.content) @left-out', async ({ page }) => {
    const feedback = new FeedbackPage(page);
    await feedback.open();
    await feedback.kind('Kiitos').focus();
    await page.keyboard.press(' ');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Näppäimistöllä kirjoitettu');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(feedback.thanks).toBeFocused();
  });

  test('sees it whole in a narrow window and with text twice as large (feedback.content) @left-out', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const feedback = new FeedbackPage(page);
    await feedback.open();
    await feedback.wantsAnswer.check();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await setTextSize(page, 32);
    await page.reload();
    await expect(feedback.text).toBeVisible();
    await expectNoOverflow(page);
    await feedback.fill('Pienellä ruudulla');
    await feedback.wantsAnswer.uncheck();
    await feedback.send.click();
    await expect(feedback.thanks).toBeVisible();
    await expectNoOverflow(page);
  });
});

test.describe('who has signed in', () => {
  test('is not checked, is answered at the address of the profile, and says where they came from (feedback.answer, feedback.view)', async ({
    page,
  }) => {
    await signIn(page, 'Aino Mäkelä', '/contracts');
    const feedback = new FeedbackPage(page);
    const writes = feedback.watchWrites();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Anna palautetta' }).click();
    await feedback.fill('Hyvä sivu, Aino');
    await feedback.wantsAnswer.check();
    await expect(feedback.email).not.toHaveValue('');
    const email = await feedback.email.inputValue();
    await feedback.send.click();
    await expect(page.getByText(`osoitteeseen ${email}`)).toBeVisible();
    expect(writes).toHaveLength(1);
    expect(writes[0]?.headers()['x-bot-check']).toBeUndefined();
    expect(writes[0]?.postDataJSON()).toMatchObject({ wantsAnswer: true, email, view: '/contracts' });
  });
});

test.describe('the address of the step', () => {
  test('Back leads to an empty form, and nothing leads back to what was sent (feedback.step, flow.step) @left-out', async ({
    page,
  }) => {
    await signIn(page, 'Aino Mäkelä', '/contracts');
    const feedback = new FeedbackPage(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Anna palautetta' }).click();
    await feedback.fill('Edestakaisin');
    await feedback.send.click();
    await expect(feedback.thanks).toBeVisible();
    await page.goBack();
    await expect(feedback.text).toHaveValue('');
    await expect(feedback.heading).toBeFocused();
    await expect(page).toHaveURL('/feedback');
    await page.goForward();
    await expect(page).toHaveURL('/feedback');
    await expect(feedback.text).toBeVisible();
    // The form is in the history once.
    await page.goBack();
    await expect(page).toHaveURL('/contracts');
    await page.goto('/feedback?step=sent');
    await expect(page).toHaveURL('/feedback');
    await expect(feedback.text).toBeVisible();
  });

  test('another feedback begins with an empty form (feedback.step, draft.sent) @left-out', async ({ page }) => {
    await signIn(page, 'Aino Mäkelä', '/contracts');
    const feedback = new FeedbackPage(page);
    await feedback.open();
    await feedback.fill('Ensimmäinen');
    await feedback.send.click();
    await page.getByRole('link', { name: 'Anna toinen palaute' }).click();
    await expect(feedback.text).toHaveValue('');
    await expect(feedback.draft).toBeHidden();
    await feedback.fill('Toinen');
    await feedback.send.click();
    await expect(feedback.thanks).toBeVisible();
  });
});

test.describe('the draft', () => {
  test('survives a reload without what may not be kept, and may be begun anew (draft.restored, draft.secrets)', async ({
    page,
  }) => {
    const feedback = new FeedbackPage(page);
    await feedback.open();
    await feedback.kind('Vika').check();
    await feedback.text.fill('Tunnukseni 131052-308T ei käy');
    await page.reload();
    await expect(feedback.draft).toBeVisible();
    await expect(feedback.kind('Vika')).toBeChecked();
    await expect(feedback.text).toHaveValue('Tunnukseni […] ei käy');
    await expectAccessible(page);
    await feedback.button('Aloita alusta').click();
    await expect(feedback.text).toHaveValue('');
    await expect(feedback.kind('Vika')).not.toBeChecked();
    await expect(feedback.heading).toBeFocused();
    await expect(feedback.draft).toBeHidden();
    await page.reload();
    await expect(feedback.text).toHaveValue('');
    await expect(feedback.draft).toBeHidden();
  });

  test('is one customer’s alone, and goes when they sign out (draft.owner, draft.sent)', async ({ page }) => {
    await signIn(page, 'Aino Mäkelä', '/contracts');
    const feedback = new FeedbackPage(page);
    await feedback.open();
    await feedback.fill('Ainon oma');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('drafts'))).toContain('Ainon oma');
    await page.goto('/logout?force=true');
    await page.waitForURL((url) => url.pathname === '/');
    await feedback.open();
    await expect(feedback.text).toHaveValue('');
    expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();
  });

  test('is none where nothing was typed: what the page fills in by itself begins none (draft.kept) @left-out', async ({
    page,
  }) => {
    const feedback = new FeedbackPage(page);
    await signIn(page, 'Aino Mäkelä', '/contracts');
    const answered = page.waitForResponse(/\/api\/customer\/\d+$/);
    await feedback.open();
    await answered;
    await expect(feedback.text).toBeVisible();
    // What is kept is written when the page is left, if not before.
    await page.reload();
    await expect(feedback.text).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();
    await expect(feedback.draft).toBeHidden();
  });

  test('is in memory where storage cannot be had, and can be sent (draft.kept) @left-out', async ({ page, server }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    const written = await watchRows(server);
    const feedback = new FeedbackPage(page);
    await feedback.open();
    await expect(page.getByText('Selaimesi ei anna tallentaa istuntoa')).toBeVisible();
    await feedback.fill('Ilman tallennusta');
    await feedback.send.click();
    await expect(feedback.thanks).toBeVisible();
    expect(await written()).toEqual({ feedback: 1, outbox_message: 1 });
  });
});

test('the embedded view has no link to it, and takes it all the same (feedback.links) @left-out', async ({ page }) => {
  const feedback = new FeedbackPage(page);
  await page.goto('/feedback?embed=true');
  await expect(feedback.text).toBeVisible();
  await expect(page.getByRole('link', { name: 'Anna palautetta' })).toBeHidden();
  await feedback.fill('Upotettuna');
  await feedback.send.click();
  await expect(feedback.thanks).toBeVisible();
  await expect(page).toHaveURL(/embed=true/);
});
