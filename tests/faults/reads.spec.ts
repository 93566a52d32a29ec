import type { Page, TestInfo } from '@playwright/test';
import { expect, forgiveAllCalls, leftOut, test, type Watch } from '../e2e/fixtures.ts';
import { ainosInvoicesAreMade } from '../e2e/pages/invoices.ts';
import { enter } from '../model/runner/person.ts';
import { report } from './faults.ts';
import { count, watchTraffic } from './held.ts';
import type { Read, Sight } from './read.ts';
import { readFaults, reads, reasons, type ReadFault } from './reads.ts';
import { Visit } from './visit.ts';

const once = 'the token is refused once';
const over = 'the session is over';

/** In milliseconds: every fault has the page opened anew. */
const LONGEST = 300_000;

/** What every read comes to each day. */
const everyDay: ReadFault = 'the server fails';

/** A session that is over comes last: the person has to sign in anew. */
function faultsOf({ person, isRefusalFinal }: Read): ReadFault[] {
  const faults = Object.keys(readFaults) as ReadFault[];
  const own = faults.filter((fault) => (person !== null && !isRefusalFinal) || !fault.startsWith('the token'));
  return own.toSorted((one, two) => Number(one === over) - Number(two === over));
}

const isEveryDay = (read: Read, fault: ReadFault): boolean => read.meetsEveryFault === true || fault === everyDay;

/** What a person must see, for the report. */
function expectedOf({ person, notice, unknown, whole, without }: Read, fault: ReadFault): string {
  const inWords = (sights: readonly Sight[]) => sights.map(([, name]) => name);
  if (fault === once) return inWords(whole).join(' – ');
  if (fault === over && person !== null) return 'Istuntosi päättyi. Kirjaudu uudelleen, niin jatkat samasta kohdasta.';
  if (fault === 'not found' && unknown) return inWords([unknown]).join();
  return [...(notice ? [notice.title, reasons[fault]] : []), ...inWords(without)].join(' – ');
}

/** The page says that something did not come, or does without; a token that was refused is looked at once. */
async function see(visit: Visit, page: Page, { person, notice, unknown }: Read, fault: ReadFault): Promise<void> {
  if (fault === 'not found' && unknown) {
    await visit.seesUnknown();
    return;
  }
  if (fault === once || (fault === over && person !== null)) {
    await (fault === once ? visit.seesAll() : visit.isAtSignIn());
    visit.hasValidatedAsItMust();
    return;
  }
  if (notice) await visit.isTold(fault, reasons[fault]);
  await visit.seesRest();
  if (notice) {
    if (fault === 'too many calls' && notice.isCountedDown) await visit.waits();
    await visit.triesAgain();
    return;
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

interface Meeting {
  page: Page;
  url: string;
  watch: Watch;
  info: TestInfo;
}

/** Meets one fault of a read after the other, each at the page opened anew; the browser complains of the calls alone. */
async function meet(read: Read, faults: readonly ReadFault[], { page, url, watch, info }: Meeting): Promise<void> {
  const { name: flow, call } = read;
  const visit = await Visit.to(read, page, url);
  for (const fault of faults) {
    await test.step(`${flow}: ${fault}`, async () => {
      await report(info, { flow, call: `${call.method} ${call.path}`, fault, expected: expectedOf(read, fault) });
      await visit.fail(fault);
      await see(visit, page, read, fault);
      forgiveAllCalls(watch);
      expect(watch.complaints).toEqual([]);
    });
  }
  await visit.goesOn();
}

/** The reads of each page as one person opens it. */
function byPage(): [page: string, its: Read[]][] {
  const pages = new Map<string, Read[]>();
  for (const read of reads) {
    const { address, person, customerId } = read;
    const page = [address, person ?? 'nobody signed in', ...(customerId ? [`for ${customerId}`] : [])].join(', ');
    pages.set(page, [...(pages.get(page) ?? []), read]);
  }
  return [...pages];
}

const proves = 'api.problem, api.shape, api.timeOut, api.retry, gate.revalidation, gate.redirectToLogin, signIn.back';

for (const [name, its] of byPage()) {
  const requirements = [...new Set(its.map(({ requirement }) => requirement))].join(', ');
  test.describe(`a page whose reads fail: ${name}`, () => {
    // Every day the reads of a page one after the other, and what is left out a read at a time.
    for (const [some, isLeftOut] of [[its, false] as const, ...its.map((read) => [[read], true] as const)]) {
      const title = isLeftOut
        ? `${some.map((read) => read.name).join()}: every other fault`
        : 'each says so or does without';
      const meetings = some.map((read) => ({
        read,
        faults: faultsOf(read).filter((fault) => isEveryDay(read, fault) !== isLeftOut),
      }));
      const wanted = meetings.filter(({ faults }) => faults.length > 0);
      if (wanted.length === 0) continue;

      test(
        `${title}, and the page goes on (${requirements}, ${proves})`,
        isLeftOut ? leftOut : {},
        async ({ page, server, watch }, info) => {
          test.setTimeout(LONGEST);
          // What falls on the calls is the test's, and not that of a server that makes nine years of invoices meanwhile.
          if (its.some(({ call }) => call.path.startsWith('/api/invoices/'))) await ainosInvoicesAreMade(server.url);
          await page.clock.install();
          for (const { read, faults } of wanted) await meet(read, faults, { page, url: server.url, watch, info });
        },
      );
    }
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
  await page.getByRole('button', { name: /Käyttäjävalikko/ }).click();
  await expect(page.getByRole('link', { name: 'Kirjaudu ulos' })).toBeVisible();
  await settle();
  await expect(own).toBeVisible();
  // For the page, behind it, and for the menu.
  expect(asked.calls).toBeLessThanOrEqual(3);
  forgiveAllCalls(watch);
});
