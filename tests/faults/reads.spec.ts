import type { Page, TestInfo } from '@playwright/test';
import { expect, forgiveAllCalls, test, type Watch } from '../e2e/fixtures.ts';
import { enter } from '../model/runner/person.ts';
import { report } from './faults.ts';
import { count, watchTraffic } from './held.ts';
import { readFaults, reads, reasons, type Read, type ReadFault, type Sight } from './reads.ts';
import { Visit } from './visit.ts';

const once = 'the token is refused once';
const over = 'the session is over';

const faultsOf = ({ person }: Read) =>
  (Object.keys(readFaults) as ReadFault[]).filter((fault) => person !== null || !fault.startsWith('the token'));

/** The faults that nothing but the page itself can answer, together where a person reads the same. */
function byReason(read: Read): [reason: string, faults: ReadFault[]][] {
  const groups = new Map<string, ReadFault[]>();
  for (const fault of faultsOf(read)) {
    if (fault === once || (fault === over && read.person !== null)) continue;
    const reason = read.notice ? reasons[fault] : '';
    groups.set(reason, [...(groups.get(reason) ?? []), fault]);
  }
  return [...groups];
}

const inWords = (sights: readonly Sight[]) => sights.map(([, name]) => name).join(' – ');

interface Meeting {
  read: Read;
  faults: ReadFault[];
  /** For the report. */
  expected: string;
  page: Page;
  url: string;
  watch: Watch;
  info: TestInfo;
}

/** Meets one fault after the other, each at the page opened anew; the browser complains of the calls alone. */
async function meet(
  { read, faults, expected, page, url, watch, info }: Meeting,
  see: (visit: Visit, fault: ReadFault) => Promise<void>,
): Promise<void> {
  const visit = await Visit.to(read, page, url);
  for (const fault of faults) {
    await test.step(fault, async () => {
      const { method, path } = read.call;
      await report(info, { flow: read.name, call: `${method} ${path}`, fault, expected });
      await visit.fail(fault);
      await see(visit, fault);
      forgiveAllCalls(watch);
      expect(watch.complaints).toEqual([]);
    });
  }
  await visit.goesOn();
}

for (const read of reads) {
  const { name, requirement, notice, without } = read;
  test.describe(`${name} (${requirement})`, () => {
    // Every fault has the page opened anew.
    test.describe.configure({ timeout: 120_000 });

    for (const [reason, faults] of byReason(read)) {
      const because = faults.length > 1 ? 'whatever goes wrong on our side' : faults.join();

      if (notice) {
        test(`the page says that it did not come, and another try helps: ${because} (api.problem, api.shape, api.timeOut)`, async ({
          page,
          server: { url },
          watch,
        }, info) => {
          const expected = [notice.title, reason, ...without.map(([, text]) => text)].join(' – ');
          await meet({ read, faults, expected, page, url, watch, info }, async (visit, fault) => {
            await visit.isTold(fault, reason);
            await visit.seesRest();
            if (fault === 'too many calls' && notice.isCountedDown) await visit.waits();
            await visit.triesAgain();
          });
        });
      } else {
        test(`the page does without, in silence: ${because} (api.problem, api.shape, api.timeOut)`, async ({
          page,
          server: { url },
          watch,
        }, info) => {
          const expected = inWords(without);
          await meet({ read, faults, expected, page, url, watch, info }, async (visit) => {
            await visit.seesRest();
            await expect(page.getByRole('alert')).toHaveCount(0);
            await expect(page.getByRole('dialog')).toHaveCount(0);
          });
        });
      }
    }

    if (read.person === null) return;

    test('a token that is refused once is looked at once, and the read comes (api.retry)', async ({
      page,
      server: { url },
      watch,
    }, info) => {
      const expected = inWords(read.whole);
      await meet({ read, faults: [once], expected, page, url, watch, info }, async (visit) => {
        await visit.seesAll();
        visit.hasValidatedOnce();
      });
    });

    test('a session that is over leads to the sign-in, and from there back (gate.revalidation, gate.redirectToLogin, signIn.back)', async ({
      page,
      server: { url },
      watch,
    }, info) => {
      const expected = 'Istuntosi päättyi. Kirjaudu uudelleen, niin jatkat samasta kohdasta.';
      await meet({ read, faults: [over], expected, page, url, watch, info }, async (visit) => {
        await visit.isAtSignIn();
        visit.hasValidatedOnce();
      });
    });
  });
}

test('who has come for another sees what is their own when the representations do not come, and the server is not asked for ever (session.customer, session.background)', async ({
  page,
  server,
  watch,
}, info) => {
  const expected = 'Sinulla ei ole vielä sopimuksia';
  const call = 'GET /api/customer/representations';
  await report(info, { flow: 'the representations', call, fault: 'the server fails, each time', expected });
  const own = page.getByRole('heading', { level: 1, name: expected, exact: true });
  const settle = watchTraffic(page);
  await enter(page, server.url, 'Outi Rantanen', '70035518');
  await page.route('**/api/customer/representations', (route) => route.fulfill({ status: 500, body: '' }));
  const asked = count(page, ['GET', '/api/customer/representations']);
  await page.goto('/contracts');
  await expect(own).toBeVisible();
  await settle();
  await expect(own).toBeVisible();
  await page.getByRole('button', { name: /Outi Rantanen/ }).click();
  await expect(page.getByRole('link', { name: 'Kirjaudu ulos' })).toBeVisible();
  await settle();
  await expect(own).toBeVisible();
  // For the page, behind it, and for the menu.
  expect(asked.calls).toBeLessThanOrEqual(3);
  forgiveAllCalls(watch);
});
