import { expect, test } from '../e2e/fixtures.ts';
import { ContractsPage } from '../e2e/pages/contracts.ts';
import { signIn } from '../e2e/pages/signIn.ts';
import { chooseLanguage, enter } from '../model/runner/person.ts';
import { startServer } from '../support/server.ts';
import { report } from './faults.ts';
import { watchTraffic } from './held.ts';
import { heading, minutes, spot } from './portal.ts';

const hours = (n: number) => minutes(60 * n);
const contractsCall = ['GET', '/api/contracts/customer/'] as const;

const inHelsinki = new Intl.DateTimeFormat('fi-FI', { timeZone: 'Europe/Helsinki', timeStyle: 'short' });

/** In milliseconds: by then the page has asked for what may be needed later. */
const LATER = 5000;

test.describe('a clock that is wrong', () => {
  for (const [what, off] of [
    ['more than a day ahead', hours(27)],
    ['more than a day behind', -hours(27)],
  ] as const) {
    test(`of the device, ${what}: contracts and session go by the server’s (session.serverTime, clock.server, contracts.groups)`, async ({
      page,
      context,
      server,
    }, info) => {
      const expected = 'Voimassa – Alkamassa – Päättymässä – Istuntosi päättyy pian, after 13 minutes';
      await report(info, { flow: 'the contracts, session', call: contractsCall.join(' '), fault: what, expected });
      const settle = watchTraffic(page);
      await page.clock.install({ time: Date.now() + off });
      await enter(page, server.url, 'Aino Mäkelä');
      await page.goto('/contracts');
      await expect(new ContractsPage(page).groups).toHaveText([
        /^Voimassa\s*3$/,
        /^Alkamassa\s*1$/,
        /^Päättymässä\s*1$/,
        /^Tilaukset\s*2$/,
      ]);
      await expect(page.getByText(/^Näytä päättyneet sopimukset \(2\)$/)).toBeVisible();
      await page.clock.fastForward(LATER);
      await settle();

      const lost = [Date.now(), Date.now() + minutes(1)].map((instant) => inHelsinki.format(instant));
      await context.setOffline(true);
      await expect(page.getByText(new RegExp(`katkesi klo (${lost.join('|')})\\.`))).toBeVisible();
      await context.setOffline(false);

      await page.clock.fastForward(minutes(12));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.clock.fastForward(minutes(1));
      await expect(page.getByRole('dialog', { name: 'Istuntosi päättyy pian' })).toBeVisible();
      await page.clock.fastForward(minutes(2));
      await expect(page.getByRole('dialog', { name: 'Istuntosi päättyi' })).toBeVisible();
    });
  }

  test('of the device: the disclaimer begins on the server’s day (entry.disclaimer, clock.server)', async ({
    page,
    server,
  }, info) => {
    const expected = 'Hei Aino, until the server’s day is there';
    await report(info, { flow: 'entry', call: 'GET /api/content/fi', fault: 'more than a day ahead', expected });
    const day = (instant: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' }).format(instant);
    const begins = async (instant: number) => {
      await page.unroute('**/api/content/fi*');
      await page.route('**/api/content/fi*', async (route) => {
        const content = await (await route.fetch()).json();
        await route.fulfill({
          json: { ...content, settings: { ...content.settings, disclaimerActiveFrom: day(instant) } },
        });
      });
    };
    const settle = watchTraffic(page);
    await page.clock.install({ time: Date.now() + hours(27) });
    await enter(page, server.url, 'Aino Mäkelä');
    await begins(Date.now() + hours(24));
    await page.goto('/dashboard');
    await expect(heading(page, 'Hei Aino')).toBeVisible();
    await settle();
    await expect(heading(page, 'Hei Aino')).toBeVisible();
    await begins(Date.now());
    await page.reload();
    await expect(heading(page, 'Hyvä tietää luvuista')).toBeVisible();
  });

  test('the night in which the clocks go back: the session lasts as long as ever (session.idle, session.warning, time.zone)', async ({
    page,
    context,
  }, info) => {
    const expected = 'Istuntosi päättyy pian, after 13 minutes – Ei verkkoyhteyttä … klo 3.03';
    await report(info, {
      flow: 'session',
      call: 'POST /api/auth/token/renew',
      fault: 'daylight saving ends',
      expected,
    });
    test.slow();
    // Ten minutes before 4 o'clock becomes 3 o'clock.
    const server = await startServer({ now: '2026-10-25T00:50:00Z' });
    try {
      const settle = watchTraffic(page);
      await page.clock.install();
      await enter(page, server.url, 'Aino Mäkelä');
      await page.goto(`${server.url}/contracts`);
      await expect(spot(page)).toBeVisible();
      await page.clock.fastForward(LATER);
      await settle();
      await page.clock.fastForward(minutes(12));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.clock.fastForward(minutes(1));
      const dialog = page.getByRole('dialog', { name: 'Istuntosi päättyy pian' });
      await expect(dialog).toBeVisible();
      await context.setOffline(true);
      await expect(page.getByText(/katkesi klo 3\.0[3-9]\./)).toBeVisible();
      await context.setOffline(false);
      await dialog.getByRole('button', { name: 'Pysy kirjautuneena' }).click();
      await expect(dialog).toBeHidden();
      await expect(new ContractsPage(page).heading).toBeVisible();
      // Nothing is asked of a server that the test stops.
      await page.goto('about:blank');
    } finally {
      await server.stop();
    }
  });
});

test.describe('a storage that is full', () => {
  /** Fills the tab's storage, so that not even a letter more finds room. */
  const fill = () => {
    let text = 'x'.repeat(2 ** 23);
    for (let part = 0; text.length > 0; part += 1) {
      try {
        sessionStorage.setItem(`filled ${part}`, text);
      } catch {
        text = text.slice(text.length / 2);
        if (text.length === 1) break;
      }
    }
  };

  test('from the beginning: the portal works, and says what that means (storage.fallback)', async ({ page }, info) => {
    const expected =
      'Selaimesi ei anna tallentaa istuntoa – Pysyt kirjautuneena vain niin kauan kuin tämä sivu on auki.';
    await report(info, { flow: 'the portal', call: 'storage', fault: 'full from the beginning', expected });
    await page.addInitScript(fill);
    await signIn(page, 'Aino Mäkelä', '/contracts');
    await expect(spot(page)).toBeVisible();
    await expect(page.getByText('Selaimesi ei anna tallentaa istuntoa')).toBeVisible();
    await expect(page.getByText('Pysyt kirjautuneena vain niin kauan kuin tämä sivu on auki.')).toBeVisible();
    await new ContractsPage(page).openContract('Kajo Pörssi');
    await expect(heading(page, 'Kajo Pörssi')).toBeVisible();
  });

  test('while the portal is open: it says so then, and what was chosen counts (storage.fallback, language.choice)', async ({
    page,
    server,
  }, info) => {
    const expected = 'Din webbläsare tillåter inte att sessionen sparas';
    await report(info, { flow: 'the portal', call: 'storage', fault: 'full after a while', expected });
    await enter(page, server.url, 'Aino Mäkelä');
    await page.goto('/contracts');
    await expect(spot(page)).toBeVisible();
    await page.evaluate(fill);
    await chooseLanguage(page, 'sv');
    await expect(heading(page, 'Avtal')).toBeVisible();
    await expect(page.getByText(expected)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Kajo Börs' }).first().click();
    await expect(heading(page, 'Kajo Börs')).toBeVisible();
  });
});
