import type { Page } from '@playwright/test';
import { expect, forgiveAllCalls, test } from '../e2e/fixtures.ts';
import { ContentWorkerPage } from '../e2e/pages/contentWorker.ts';
import { ContractsPage } from '../e2e/pages/contracts.ts';
import { SignInPage } from '../e2e/pages/signIn.ts';
import { chooseLanguage, enter } from '../model/runner/person.ts';
import { report } from './faults.ts';
import { hold, watchTraffic } from './held.ts';
import {
  contractsCall,
  heading,
  minutes,
  openContracts,
  openTab,
  reload,
  renewal,
  signOut,
  spot,
  storedSession,
  waitForRenewal,
} from './portal.ts';

// The calls that fail here, or are given up, are told on the console.
test.afterEach(({ watch }) => forgiveAllCalls(watch));

test.describe('while a machine waits', () => {
  for (const [what, leave, isAtWorker] of [
    ['the page is loaded anew', (page: Page) => page.reload(), true],
    ['the person goes back and forth', (page: Page) => page.goBack().then(() => page.goForward()), false],
  ] as const) {
    test(`of a content reload ${what}: one write has reached the server, and the page begins anew (contentWorker.token, api.writeOnce)`, async ({
      page,
      server,
    }, info) => {
      await report(info, {
        flow: 'contentReload',
        call: 'PATCH /api/content',
        fault: what,
        expected: 'Sisällöt – Lataustunnus, empty',
      });
      const settle = watchTraffic(page);
      await enter(page, server.url, 'Hanna Sirén');
      await page.goto(isAtWorker ? '/content-worker' : '/backup');
      if (!isAtWorker) await page.getByRole('banner').getByRole('link', { name: 'Sisällöt' }).click();
      const worker = new ContentWorkerPage(page);
      const writes = await hold(page, reload, 'behind the server');
      await worker.reloadWith('kajo-demo');
      await expect(worker.progress).toBeVisible();
      await expect.poll(() => writes.asked.length).toBe(1);
      await leave(page);
      await expect(worker.heading).toBeVisible();
      writes.letGo();
      await settle();
      await expect(worker.token).toHaveValue('');
      await expect(worker.reload).toHaveAttribute('aria-disabled', 'true');
      await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
      await expect(worker.success).toHaveCount(0);
      expect(writes.asked.length).toBe(1);
      await worker.reloadWith('kajo-demo');
      await expect(worker.success).toBeVisible();
    });
  }

  test('of signing out the page is loaded anew: the session is over once and for all (signOut.force, signOut.leave)', async ({
    page,
    server,
  }, info) => {
    const expected = 'Kaikki sähkösi ja lämpösi yhdessä paikassa';
    await report(info, { flow: 'signOut', call: 'POST /api/auth/logout', fault: 'the page is loaded anew', expected });
    await enter(page, server.url, 'Aino Mäkelä');
    const calls = await hold(page, signOut, 'behind the server');
    await page.goto('/logout?force=true');
    await expect.poll(() => calls.asked.length).toBe(1);
    await page.unroute(signOut[1]);
    // What was held may be answered by then, and the page leave by itself, which ends what it was told to do.
    await page.evaluate(() => location.reload()).catch(() => {});
    await expect(new SignInPage(page).heading).toBeVisible();
    expect(await storedSession(page)).toBeNull();
  });

  test('of the session, which is renewed unseen, the page is loaded anew: the person stays signed in (session.renewal)', async ({
    page,
    server,
  }, info) => {
    await report(info, {
      flow: 'session',
      call: 'POST /api/auth/token/renew',
      fault: 'the page is loaded anew',
      expected: 'Sopimukset – Kajo Pörssi',
    });
    await openContracts(page, server.url);
    await waitForRenewal(page);
    await page.reload();
    await expect(spot(page)).toBeVisible();
  });

  test('for the contracts the person goes back and forth: they come once it is time (contracts.groups)', async ({
    page,
    server,
  }, info) => {
    await report(info, {
      flow: 'the contracts',
      call: 'GET /api/contracts/customer/',
      fault: 'back and forward during the wait',
      expected: 'Sopimukset – Kajo Pörssi',
    });
    await enter(page, server.url, 'Aino Mäkelä');
    await page.goto('/privacy');
    const contracts = await hold(page, contractsCall);
    await page.getByRole('banner').getByRole('link', { name: 'Sopimukset' }).click();
    await expect.poll(() => contracts.asked.length).toBe(1);
    await page.goBack();
    await expect(heading(page, 'Tietosuoja')).toBeVisible();
    await page.goForward();
    await expect(heading(page, 'Sopimukset')).toBeVisible();
    contracts.letGo();
    await expect(spot(page)).toBeVisible();
  });
});

test('what is renewed or chosen in one tab leaves the other as it is (session.renewal, language.choice)', async ({
  page,
  server,
}, info) => {
  await report(info, {
    flow: 'session',
    call: 'POST /api/auth/token/renew',
    fault: 'two tabs',
    expected: 'Kajo Pörssi, in both',
  });
  const settle = await openContracts(page, server.url);
  const other = await openTab(page, '/contracts');
  await expect(spot(other)).toBeVisible();
  await settle();
  await page.clock.fastForward(minutes(2));
  const renewed = page.waitForResponse(renewal[1]);
  await page.keyboard.press('Shift');
  expect((await renewed).status()).toBe(200);
  await chooseLanguage(page, 'sv');
  await expect(heading(page, 'Avtal')).toBeVisible();
  // The token of the other tab is as good as the new one.
  await other.reload();
  await expect(heading(other, 'Sopimukset')).toBeVisible();
  await new ContractsPage(other).openContract('Kajo Pörssi');
  await expect(heading(other, 'Kajo Pörssi')).toBeVisible();
});
