import type { Page, Request } from '@playwright/test';
import { expect, expectAccessible, forgiveAllCalls, forgiveFailedCalls, test } from './fixtures.ts';
import type { RunningServer } from '../support/server.ts';
import { FeedbackPage } from './pages/feedback.ts';
import { signIn } from './pages/signIn.ts';
import { watchRows } from './rows.ts';

const sendPath = '**/api/feedback';

/** A feedback, and the mail that tells of it. */
const one = { feedback: 1, outbox_message: 1 };

const keysOf = (writes: readonly Request[]) => new Set(writes.map((request) => request.headers()['idempotency-key']));

/** Someone has written a feedback, and its page is watched; a stranger where no name is given. */
async function write(page: Page, server: RunningServer, text: string, person?: string) {
  const written = await watchRows(server);
  if (person) await signIn(page, person, '/contracts');
  const feedback = new FeedbackPage(page);
  const writes = feedback.watchWrites();
  await feedback.open();
  // Until the session is known the page takes everybody for a stranger.
  if (person) await expect(page.getByRole('button', { name: person })).toBeVisible();
  await feedback.fill(text);
  return { feedback, writes, written };
}

/** The server does what it is asked, and the answer never comes. */
async function dropAnswers(page: Page): Promise<void> {
  await page.route(sendPath, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}

test.describe('what becomes of feedback', () => {
  test('an answer that never comes is looked up, and there is one (feedback.once, submission.unknown)', async ({
    page,
    server,
    watch,
  }) => {
    const { feedback, writes, written } = await write(page, server, 'Vastaus katosi');
    await dropAnswers(page);
    await feedback.send.click();
    await expect(feedback.thanks).toBeVisible();
    expect(await feedback.number()).toMatch(/^P-/);
    expect(writes).toHaveLength(1);
    expect(await written()).toEqual(one);
    forgiveAllCalls(watch);
  });

  test('a page loaded anew while it sends shows the number, and there is one (feedback.reload, draft.leaving) @left-out', async ({
    page,
    server,
    watch,
  }) => {
    const { feedback, writes, written } = await write(page, server, 'Ladattu uudelleen');
    const isTaken = new Promise<void>((resolve) => {
      void page.route(sendPath, async (route) => {
        await route.fetch();
        resolve();
      });
    });
    await feedback.send.click();
    await isTaken;
    await page.reload();
    await expect(feedback.thanks).toBeVisible();
    expect(await feedback.number()).toMatch(/^P-/);
    expect(writes).toHaveLength(1);
    expect(await written()).toEqual(one);
    forgiveAllCalls(watch);
  });

  test('what did not arrive without a connection is sent when the person says so, under its key (feedback.failure, submission.lost) @left-out', async ({
    page,
    server,
    context,
    watch,
  }) => {
    const { feedback, writes, written } = await write(page, server, 'Tunnelissa kirjoitettu', 'Aino Mäkelä');
    await context.setOffline(true);
    await feedback.send.click();
    await expect(page.getByText('Emme vielä tiedä, menikö lähetys perille')).toBeVisible();
    // Nothing is under way: only looking it up goes on from here.
    await expect(feedback.send).not.toHaveAttribute('aria-busy');
    await expect(feedback.send).toHaveAttribute('aria-disabled', 'true');
    await expect(feedback.text).toHaveValue('Tunnelissa kirjoitettu');
    await context.setOffline(false);
    await expect(page.getByText('Lähetys ei mennyt perille.')).toBeVisible();
    await expectAccessible(page);
    await feedback.send.click();
    await expect(feedback.thanks).toBeVisible();
    expect(keysOf(writes).size).toBe(1);
    expect(await written()).toEqual(one);
    forgiveAllCalls(watch);
    forgiveFailedCalls(watch, 'ERR_INTERNET_DISCONNECTED');
  });

  test('who will not wait ends it, and learns whether it arrived (submission.slow, submission.cancelled) @left-out', async ({
    page,
    server,
    watch,
  }) => {
    const { feedback, written } = await write(page, server, 'Hidas palvelin', 'Aino Mäkelä');
    await page.route(sendPath, () => {});
    await feedback.send.click();
    await expect(feedback.send).toHaveAttribute('aria-busy', 'true');
    await feedback.button('Keskeytä').click();
    await expect(page.getByText('Lähetys ei mennyt perille.')).toBeVisible();
    await page.unroute(sendPath);
    await feedback.send.click();
    await expect(feedback.thanks).toBeVisible();
    expect(await written()).toEqual(one);
    forgiveAllCalls(watch);
  });

  test('too many calls are counted down (submission.limit) @left-out', async ({ page, server, watch }) => {
    const { feedback } = await write(page, server, 'Liian usein', 'Aino Mäkelä');
    await page.route(sendPath, (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '2' }, json: { code: 'rate.limited', retryAfter: 2 } }),
    );
    await feedback.send.click();
    await expect(feedback.send).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText(/Voit lähettää uudelleen \d sekunnin kuluttua/)).toBeVisible();
    await page.unroute(sendPath);
    await expect(feedback.send).not.toHaveAttribute('aria-disabled');
    await feedback.send.click();
    await expect(feedback.thanks).toBeVisible();
    forgiveAllCalls(watch);
  });

  test('a double press sends once and stays where the thanks are (feedback.once, flow.doublePress) @left-out', async ({
    page,
    server,
  }) => {
    const { feedback, writes, written } = await write(page, server, 'Kahdesti painettu', 'Aino Mäkelä');
    await feedback.send.dblclick();
    await expect(feedback.thanks).toBeVisible();
    await expect(page).toHaveURL('/feedback?step=sent');
    expect(writes).toHaveLength(1);
    expect(await written()).toEqual(one);
  });

  test('a copy of the tab that sends the same hears the same number (feedback.once) @left-out', async ({
    page,
    server,
    context,
  }) => {
    const { feedback, written } = await write(page, server, 'Kahdesta välilehdestä');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('drafts'))).toContain('Kahdesta välilehdestä');
    const [copy] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => window.open('/feedback'))]);
    const second = new FeedbackPage(copy);
    await expect(second.text).toHaveValue('Kahdesta välilehdestä');
    await feedback.send.click();
    await expect(feedback.thanks).toBeVisible();
    await second.send.click();
    await expect(second.thanks).toBeVisible();
    expect(await second.number()).toBe(await feedback.number());
    expect(await written()).toEqual(one);
  });

  test('who is signed in no more signs in, finds what was typed and sends it under its key (feedback.signIn, submission.signIn, draft.kept)', async ({
    page,
    server,
    watch,
  }) => {
    const { feedback, writes, written } = await write(page, server, 'Kesken jäänyt, Aino', 'Aino Mäkelä');
    // The session ends elsewhere: its token is good no more.
    await page.evaluate(async () => {
      const { accessToken } = JSON.parse(sessionStorage.getItem('kajo.session') ?? '{}') as { accessToken: string };
      await fetch('/api/auth/logout', { method: 'POST', headers: { Authorization: `Bearer ${accessToken}` } });
    });
    await feedback.send.click();
    await expect(page.getByText('Istuntosi päättyi ennen lähetystä')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Kirjaudu uudelleen' }).click();
    // Whose session is over proves anew who it is.
    await page.getByRole('button', { name: 'OP', exact: true }).click();
    await page.getByRole('button', { name: 'Aino Mäkelä' }).click();
    await expect(feedback.draft).toBeVisible();
    await expect(feedback.text).toHaveValue('Kesken jäänyt, Aino');
    await feedback.send.click();
    await expect(feedback.thanks).toBeVisible();
    expect(keysOf(writes).size).toBe(1);
    expect(await written()).toEqual(one);
    forgiveAllCalls(watch);
  });
});

test('the id of an answer that failed goes along, unless it is left out (feedback.fault) @left-out', async ({
  page,
  watch,
}) => {
  await page.route('**/api/contracts/**', (route) =>
    route.fulfill({ status: 500, json: { code: 'server.error', requestId: '7f3a20c1-vika' } }),
  );
  await signIn(page, 'Aino Mäkelä', '/contracts');
  const feedback = new FeedbackPage(page);
  const writes = feedback.watchWrites();
  for (const namesFault of [true, false]) {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Anna palautetta' }).click();
    const box = page.getByRole('checkbox', { name: 'Liitä mukaan viimeisin virhetunnus' });
    await expect(box).toBeChecked();
    await expect(page.getByText('Virhetunnus 7f3a20c1-vika')).toBeVisible();
    if (!namesFault) await box.uncheck();
    await feedback.fill('Sopimukset eivät näy');
    await feedback.send.click();
    await expect(feedback.thanks).toBeVisible();
  }
  expect(writes.map((request) => (request.postDataJSON() as { faultRequestId: unknown }).faultRequestId)).toEqual([
    '7f3a20c1-vika',
    null,
  ]);
  forgiveAllCalls(watch);
});
