import { failures } from '../../machines/failures.ts';
import { expect, forgiveAllCalls, test } from '../e2e/fixtures.ts';
import { ContentWorkerPage } from '../e2e/pages/contentWorker.ts';
import { SignInPage } from '../e2e/pages/signIn.ts';
import { Network } from '../model/runner/network.ts';
import { chooseLanguage, comeBack, enter } from '../model/runner/person.ts';
import { report } from './faults.ts';
import { count, hold, loseAnswer, watchTraffic } from './held.ts';
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
  waitForContracts,
  waitForRenewal,
} from './portal.ts';
import { standInForTheSite } from './visit.ts';

// The calls that fail here, or are given up, are told on the console.
test.afterEach(({ watch }) => forgiveAllCalls(watch));

test.describe('an answer that comes late', () => {
  test('to a page that was left changes nothing at the next one (gate.null, routes.focus)', async ({
    page,
    server,
  }, info) => {
    await report(info, {
      flow: 'the contracts',
      call: 'GET /api/contracts/customer/',
      fault: 'late, the person has gone on',
      expected: 'Tietosuoja',
    });
    const settle = watchTraffic(page);
    const contracts = await waitForContracts(page, server.url);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tietosuoja' }).click();
    await expect(heading(page, 'Tietosuoja')).toBeFocused();
    contracts.letGo();
    await settle();
    await expect(heading(page, 'Tietosuoja')).toBeFocused();
    await expect(page).toHaveTitle('Tietosuoja – Oma Kajo');
    await page.goBack();
    await expect(spot(page)).toBeVisible();
  });

  test('in a language that was left is not shown (language.choice)', async ({ page, server }, info) => {
    await report(info, {
      flow: 'the contracts',
      call: 'GET /api/contracts/customer/',
      fault: 'late, in another language',
      expected: 'Avtal – Kajo Börs',
    });
    const settle = watchTraffic(page);
    const contracts = await waitForContracts(page, server.url);
    await page.unroute(contractsCall[1]);
    await chooseLanguage(page, 'sv');
    await expect(page.getByRole('link', { name: 'Kajo Börs' }).first()).toBeVisible();
    contracts.letGo();
    await settle();
    await expect(heading(page, 'Avtal')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Kajo Börs' }).first()).toBeVisible();
    await expect(spot(page)).toHaveCount(0);
  });

  test('to a dialog that was closed opens nothing, and is there at the next press (contentModal.failure)', async ({
    page,
    server,
  }, info) => {
    await report(info, {
      flow: 'what explains the prices of a contract',
      call: 'GET /api/modal/fi',
      fault: 'late, the dialog was closed',
      expected: 'Kajo Pörssi – Mitä pörssisähkö on?, at the next press',
    });
    const settle = watchTraffic(page);
    await enter(page, server.url, 'Aino Mäkelä');
    const modal = await hold(page, ['GET', '**/api/modal/fi*']);
    await page.goto('/contracts/K23014478016');
    const help = page.getByRole('button', { name: 'Mistä hinta muodostuu?' });
    await help.click();
    await expect(page.getByRole('dialog', { name: 'Hetki vain' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    modal.letGo();
    await settle();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await help.click();
    await expect(page.getByRole('dialog', { name: 'Mitä pörssisähkö on?' })).toBeVisible();
  });

  test('after signing out in another tab brings nothing of the person back (signOut.tabs, session.end)', async ({
    page,
    server,
  }, info) => {
    const expected = 'Kaikki sähkösi ja lämpösi yhdessä paikassa';
    const settle = await openContracts(page, server.url);
    await report(info, { flow: 'session', call: 'POST /api/auth/token/renew', fault: 'late, signed out', expected });
    const renewals = await waitForRenewal(page);
    const other = await openTab(page, '/logout?force=true');
    await expect(new SignInPage(other).heading).toBeVisible();
    await expect(new SignInPage(page).heading).toBeVisible();
    renewals.letGo();
    await settle();
    await expect(new SignInPage(page).heading).toBeVisible();
    await expect(page.getByText('Mäkelä')).toHaveCount(0);
    expect(await storedSession(page)).toBeNull();
  });
});

test.describe('a press that is one too many', () => {
  for (const [what, address, call, press, outcome] of [
    ['what explains the prices', '/contracts/K23014478016', '/api/modal/fi', 'Mistä hinta muodostuu?', 'pörssisähkö'],
    ['signing out', '/logout', '/api/auth/logout', 'Kirjaudu ulos', 'Kaikki sähkösi ja lämpösi yhdessä paikassa'],
  ] as const) {
    test(`asks for ${what} once (contract.priceHelp, signOut.server, api.writeOnce)`, async ({
      page,
      server,
    }, info) => {
      await report(info, { flow: what, call, fault: 'pressed twice', expected: outcome });
      await enter(page, server.url, 'Aino Mäkelä');
      const [gets, posts] = [count(page, ['GET', call]), count(page, ['POST', call])];
      await page.goto(address);
      await page.getByRole('main').getByRole('button', { name: press }).dblclick();
      await expect(page.getByRole('heading', { name: outcome })).toBeVisible();
      await expect(page.getByRole('heading', { name: outcome })).toHaveCount(1);
      expect(gets.calls + posts.calls).toBe(1);
    });
  }

  test('asks once more for what explains the prices after it was closed, not twice (contract.priceHelp)', async ({
    page,
    server,
  }, info) => {
    await report(info, {
      flow: 'what explains the prices of a contract',
      call: 'GET /api/modal/fi',
      fault: 'pressed twice while it is awaited',
      expected: 'Mitä pörssisähkö on?, after one call',
    });
    await enter(page, server.url, 'Aino Mäkelä');
    const modal = await hold(page, ['GET', '**/api/modal/fi*']);
    await page.goto('/contracts/K23014478016');
    const help = page.getByRole('button', { name: 'Mistä hinta muodostuu?' });
    const wait = page.getByRole('dialog', { name: 'Hetki vain' });
    await help.click();
    await expect(wait).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(wait).toHaveCount(0);
    // By keyboard: a second click that comes late would close the dialog.
    await help.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(wait).toBeVisible();
    expect(modal.asked).toHaveLength(2);
    modal.letGo();
    await expect(page.getByRole('dialog', { name: 'Mitä pörssisähkö on?' })).toBeVisible();
  });

  for (const [what, person, address, pattern, path] of [
    ['the contracts', 'Aino Mäkelä', '/contracts', '**/api/contracts/**', '/api/contracts/'],
    ['the contracts at the dashboard', 'Aino Mäkelä', '/dashboard', '**/api/contracts/**', '/api/contracts/'],
    ['the settings of a short address', null, '/link/abc', '**/api/content/fi*', '/api/content/fi'],
  ] as const) {
    test(`tries once more for ${what} (contracts.failure, home.page, link.forward)`, async ({ page, server }, info) => {
      await report(info, { flow: what, call: path, fault: 'pressed twice', expected: 'one call' });
      const settle = watchTraffic(page);
      await standInForTheSite(page);
      if (person) await enter(page, server.url, person);
      await page.route(pattern, (route) => route.abort('connectionreset'));
      await page.goto(address);
      const retry = page.getByRole('button', { name: 'Yritä uudelleen' });
      await expect(retry).toBeVisible();
      await settle();
      await page.unroute(pattern);
      const tries = count(page, ['GET', path]);
      const held = await hold(page, ['GET', pattern]);
      await retry.dblclick();
      await expect.poll(() => held.asked.length).toBe(1);
      held.letGo();
      await expect(person ? spot(page) : page.getByText('perillä')).toBeVisible();
      expect(tries.calls).toBe(1);
    });
  }
});

test.describe('an answer that is lost behind the server', () => {
  test('of a renewal: the person is told, stays signed in, and may try again (session.warning, api.writeOnce)', async ({
    page,
    server,
  }, info) => {
    const expected = 'Istunnon jatkaminen ei onnistunut. Yritä uudelleen.';
    await report(info, { flow: 'session', call: 'POST /api/auth/token/renew', fault: 'the answer is lost', expected });
    await openContracts(page, server.url);
    await page.clock.fastForward(minutes(13));
    const dialog = page.getByRole('dialog', { name: 'Istuntosi päättyy pian' });
    await loseAnswer(page, renewal);
    const stay = dialog.getByRole('button', { name: 'Pysy kirjautuneena' });
    await stay.click();
    await expect(dialog).toContainText(expected);
    await stay.click();
    await expect(dialog).toBeHidden();
    await page.clock.fastForward(minutes(12));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(spot(page)).toBeVisible();
  });

  test('of signing out: another try finds the session over and leaves (signOut.failure, signOut.leave)', async ({
    page,
    server,
  }, info) => {
    const expected = 'Uloskirjautuminen ei onnistunut – Kaikki sähkösi ja lämpösi yhdessä paikassa';
    await report(info, { flow: 'signOut', call: 'POST /api/auth/logout', fault: 'the answer is lost', expected });
    await enter(page, server.url, 'Aino Mäkelä');
    await loseAnswer(page, signOut);
    await page.goto('/logout?force=true');
    await expect(heading(page, 'Uloskirjautuminen ei onnistunut')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Yritä uudelleen' }).click();
    await expect(new SignInPage(page).heading).toBeVisible();
    expect(await storedSession(page)).toBeNull();
  });

  test('of a content reload: the token stays, and another try succeeds (contentWorker.error, contentWorker.success)', async ({
    page,
    server,
  }, info) => {
    const expected = 'Pyyntöä ei voitu toteuttaa. Ota yhteyttä sivun ylläpitoon.';
    await report(info, { flow: 'contentReload', call: 'PATCH /api/content', fault: 'the answer is lost', expected });
    await enter(page, server.url, 'Hanna Sirén');
    await page.goto('/content-worker');
    const worker = new ContentWorkerPage(page);
    await loseAnswer(page, reload);
    await worker.reloadWith('kajo-demo');
    await expect(worker.error).toBeVisible();
    await expect(worker.token).toHaveValue('kajo-demo');
    await worker.reload.click();
    await expect(worker.success).toBeVisible();
  });
});

test('every read that is refused at once shares one look at the token (api.retry)', async ({ page, server }, info) => {
  const expected = 'Hei Aino – Kajo Pörssi';
  await report(info, { flow: 'the dashboard', call: 'every read', fault: 'the token is refused once', expected });
  await enter(page, server.url, 'Aino Mäkelä');
  const validations = count(page, ['GET', '/api/auth/token/validate']);
  const refused = new Set<string>();
  const { answer } = failures['the session is over'];
  await page.route('**/api/**', async (route, request) => {
    const { pathname } = new URL(request.url());
    const isFirst = /user-info|navigation|contracts/.test(pathname) && !refused.has(pathname);
    if (!isFirst || typeof answer !== 'object' || !('json' in answer)) return route.continue();
    refused.add(pathname);
    await expect.poll(() => refused.size).toBe(3);
    return route.fulfill({ status: answer.status, json: answer.json });
  });
  // Nothing is asked ahead: the portal asks for all of it itself, at once.
  await page.route('**/dashboard', async (route) => {
    const document = await route.fetch();
    await route.fulfill({ response: document, body: (await document.text()).replace(/"reads":\{[^}]*\},/, '') });
  });
  await page.goto('/dashboard');
  await expect(heading(page, 'Hei Aino')).toBeVisible();
  await expect(spot(page)).toBeVisible();
  expect([refused.size, validations.calls]).toEqual([3, 2]);
});

test('what has come once stays, whatever a later read comes to (contracts.failure)', async ({ page, server }, info) => {
  await page.clock.install();
  await enter(page, server.url, 'Aino Mäkelä');
  const call = { method: 'GET', path: '/api/contracts/customer/*' } as const;
  const network = await Network.between(
    page,
    { calls: { contracts: call } },
    {
      answers: [{ call, answer: 'let go' }],
    },
  );
  await page.goto('/contracts');
  await expect(spot(page)).toBeVisible();
  const { 'the session is over': _, ...faults } = failures;
  for (const [fault, { answer }] of Object.entries(faults)) {
    const expected = 'Kajo Pörssi, as before';
    await report(info, { flow: 'the contracts, a minute later', call: `GET ${call.path}`, fault, expected });
    await comeBack(page, minutes(2));
    await expect.poll(() => network.waiting(['contracts']).length === 1 && network.isQuiet).toBe(true);
    await network.answer('contracts', answer);
    await expect.poll(() => network.isQuiet && network.waiting(['contracts']).length === 0).toBe(true);
    await expect(spot(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});
