import type { Page } from '@playwright/test';
import { enter } from '../model/runner/person.ts';
import { expect, test } from './fixtures.ts';
import { BackupPage } from './pages/backup.ts';
import { account, acting, choose, main } from './pages/representation.ts';
import { signIn } from './pages/signIn.ts';
import { aino, company, eero, watchWhoseData } from './whoseData.ts';

const own = (page: Page) => page.getByRole('button', { name: 'Palaa omiin tietoihisi' });
const text = (page: Page) => page.getByRole('textbox', { name: 'Viesti' });

/** Holds the contracts of each customer back, behind the server, until they are let go. */
async function holdContracts(page: Page) {
  const gates = new Map<string, { open(): void; opened: Promise<void> }>();
  const gateOf = (id: string) => {
    const known = gates.get(id);
    if (known) return known;
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    const gate = { open: () => open(), opened };
    gates.set(id, gate);
    return gate;
  };
  const asked: string[] = [];
  await page.route('**/api/contracts/customer/*', async (route, request) => {
    const id = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    const response = await route.fetch();
    asked.push(id);
    await gateOf(id).opened;
    // The page may have given it up.
    await route.fulfill({ response }).catch(() => {});
  });
  return { asked, letGo: (id: string) => gateOf(id).open() };
}

/** Lets whatever has arrived be drawn, twice over. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  });

test.describe('no screen shows or sends what is one customer’s under another’s name (customer.change)', () => {
  let faults: string[] = [];
  test.beforeEach(async ({ context }) => {
    faults = await watchWhoseData(context);
  });
  test.afterEach(() => {
    expect(faults).toEqual([]);
  });

  test('the watch itself finds what is wrong @left-out', async ({ page, server }) => {
    await enter(page, server.url, 'Aino Mäkelä');
    await page.goto('/contracts');
    await expect(main(page).getByText('Koivukuja').first()).toBeVisible();
    await page.evaluate(() => {
      const kept = JSON.parse(sessionStorage.getItem('kajo.session') ?? '{}') as object;
      sessionStorage.setItem('kajo.session', JSON.stringify({ ...kept, customerId: '40127732' }));
    });
    await expect.poll(() => faults.length).toBeGreaterThan(0);
    faults = [];
  });

  test.describe('the answer for the one before comes', () => {
    for (const [when, order] of [
      ['before that of the next', [aino, eero]],
      ['after that of the next', [eero, aino]],
    ] as const) {
      test(`${when} @left-out`, async ({ page, server }) => {
        await enter(page, server.url, 'Aino Mäkelä');
        const held = await holdContracts(page);
        await page.goto('/contracts');
        await expect.poll(() => held.asked).toEqual([aino]);
        await choose(page, 'Eero Mäkelä');
        await expect.poll(() => held.asked).toContain(eero);
        for (const id of order) {
          held.letGo(id);
          await settle(page);
        }
        await expect(main(page).getByText('Yliopistonkatu')).toBeVisible();
        await expect(acting(page, 'Eero Mäkelä')).toBeVisible();
        await expect(main(page).getByText('Koivukuja')).toHaveCount(0);
      });
    }

    test('when the person is back at the first one already @left-out', async ({ page, server }) => {
      await enter(page, server.url, 'Aino Mäkelä');
      const held = await holdContracts(page);
      await page.goto('/contracts');
      await expect.poll(() => held.asked).toEqual([aino]);
      await choose(page, 'Eero Mäkelä');
      await expect.poll(() => held.asked).toContain(eero);
      await own(page).click();
      await expect.poll(() => held.asked.filter((id) => id === aino)).toHaveLength(2);
      held.letGo(eero);
      await settle(page);
      held.letGo(aino);
      await expect(main(page).getByText('Koivukuja').first()).toBeVisible();
      await expect(account(page)).toHaveText(/Aino Mäkelä/);
    });
  });

  test('Back and Forward lead to pages of the one before, which show the next one or nothing', async ({
    page,
    server,
  }) => {
    await enter(page, server.url, 'Aino Mäkelä');
    await page.goto('/contracts');
    await main(page).getByRole('link', { name: 'Kajo Pörssi' }).first().click();
    await expect(page).toHaveURL(/\/contracts\/K\d+$/);
    // The page has come, and takes the focus from no menu any more.
    await expect(main(page).getByRole('heading', { level: 1, name: 'Kajo Pörssi' })).toBeFocused();
    const held = await holdContracts(page);
    await choose(page, 'Eero Mäkelä');
    await expect(page).toHaveURL('/contracts');
    await page.goBack();
    await expect(page).toHaveURL(/\/contracts\/K\d+$/);
    await settle(page);
    await page.goBack();
    await page.goForward();
    held.letGo(eero);
    await expect(main(page).getByRole('heading', { level: 1, name: 'Sopimusta ei löytynyt' })).toBeVisible();
    await page.goForward();
    await expect(main(page).getByText('Yliopistonkatu')).toBeVisible();
    await page.reload();
    await expect(main(page).getByText('Yliopistonkatu')).toBeVisible();
    expect(held.asked.every((id) => id === eero)).toBe(true);
  });

  test('two tabs are at two customers, and each loads slowly', async ({ page, context, server }) => {
    await enter(page, server.url, 'Aino Mäkelä', eero);
    const held = await holdContracts(page);
    await page.goto('/contracts');
    await expect.poll(() => held.asked).toEqual([eero]);
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open('/privacy', '_blank')),
    ]);
    const heldThere = await holdContracts(other);
    await expect(account(other)).toHaveText(/Eero Mäkelä/);
    await choose(other, 'As. Oy Kuusikkorinne');
    await expect.poll(() => heldThere.asked).toContain(company);
    held.letGo(eero);
    await expect(main(page).getByText('Yliopistonkatu')).toBeVisible();
    await page.reload();
    heldThere.letGo(company);
    await expect(main(other).getByText('Kuusikkorinne 2').first()).toBeVisible();
    await expect(acting(other, 'As. Oy Kuusikkorinne')).toBeVisible();
    await expect(main(page).getByText('Yliopistonkatu')).toBeVisible();
    await expect(acting(page, 'Eero Mäkelä')).toBeVisible();
    await own(page).click();
    held.letGo(aino);
    await expect(main(page).getByText('Koivukuja').first()).toBeVisible();
    await other.reload();
    await expect(main(other).getByText('Kuusikkorinne 2').first()).toBeVisible();
  });

  test('what was half typed for the one stays theirs, and is not sent for the other', async ({ page, server }) => {
    await enter(page, server.url, 'Aino Mäkelä');
    await page.goto('/feedback');
    await page.getByRole('radio', { name: /Idea/ }).check();
    await text(page).fill('Ainon oma asia');
    await choose(page, 'Eero Mäkelä');
    await expect(acting(page, 'Eero Mäkelä')).toBeVisible();
    await page.goto('/feedback');
    await expect(acting(page, 'Eero Mäkelä')).toBeVisible();
    await expect(text(page)).toHaveValue('');
    await page.getByRole('radio', { name: /Idea/ }).check();
    await text(page).fill('Eeron asia');
    // What a call carries is told of one that is routed.
    await page.route('**/api/feedback', (route) => route.continue());
    const sent = page.waitForRequest('**/api/feedback');
    await page.getByRole('button', { name: 'Lähetä palaute' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ customerId: eero, text: 'Eeron asia' });
    await expect(page.getByRole('heading', { name: 'Kiitos palautteestasi' })).toBeVisible();
    await own(page).click();
    await expect(page).toHaveURL('/contracts');
    await page.goto('/feedback');
    await expect(text(page)).toHaveValue('Ainon oma asia');
  });

  test('what is on its way for the one says nothing to the other when it arrives @left-out', async ({
    page,
    server,
  }) => {
    await enter(page, server.url, 'Aino Mäkelä');
    let letGo = () => {};
    const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/feedback', async (route) => {
      const response = await route.fetch();
      await isLetGo;
      await route.fulfill({ response }).catch(() => {});
    });
    await page.goto('/feedback');
    await page.getByRole('radio', { name: /Idea/ }).check();
    await text(page).fill('Ainon oma asia');
    const sent = page.waitForRequest('**/api/feedback');
    await page.getByRole('button', { name: 'Lähetä palaute' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ customerId: aino });
    await choose(page, 'Eero Mäkelä');
    await page.goto('/feedback');
    await expect(acting(page, 'Eero Mäkelä')).toBeVisible();
    letGo();
    await settle(page);
    await expect(text(page)).toHaveValue('');
    await expect(page.getByRole('heading', { name: 'Kiitos palautteestasi' })).toHaveCount(0);
  });
});

test.describe('no screen shows what is one customer’s under another’s name to an employee (customer.change, acting.tabs)', () => {
  let faults: string[] = [];
  test.beforeEach(async ({ context }) => {
    faults = await watchWhoseData(context, null);
  });
  test.afterEach(() => {
    expect(faults).toEqual([]);
  });

  /** What was held comes, that of the one before first. */
  const comeInTurn = async (page: Page, held: Awaited<ReturnType<typeof holdContracts>>) => {
    for (const id of [aino, eero]) {
      held.letGo(id);
      await settle(page);
    }
  };
  const showsEero = async (page: Page) => {
    await expect(main(page).getByText('Yliopistonkatu')).toBeVisible();
    await expect(new BackupPage(page).bar).toContainText('puolesta: Eero Mäkelä');
    await expect(main(page).getByText('Koivukuja')).toHaveCount(0);
  };

  test('the watch itself finds what stands under the bar of another @left-out', async ({ page }) => {
    await signIn(page, 'Kaisa Lehtonen', '/backup');
    const backup = new BackupPage(page);
    await backup.open(aino, 'Aino Mäkelä');
    await expect(main(page).getByText('Koivukuja').first()).toBeVisible();
    await backup.bar.getByRole('status').evaluate((sentence) => {
      sentence.textContent = 'Asioit tämän asiakkaan puolesta: Eero Mäkelä';
    });
    await expect.poll(() => faults.length).toBeGreaterThan(0);
    faults = [];
  });

  test('who opens the next customer while the contracts of the one before are on their way', async ({ page }) => {
    await signIn(page, 'Kaisa Lehtonen', '/backup');
    const backup = new BackupPage(page);
    const held = await holdContracts(page);
    await backup.open(aino, 'Aino Mäkelä');
    await expect.poll(() => held.asked).toContain(aino);
    await backup.change.click();
    await backup.open(eero, 'Eero Mäkelä');
    await expect.poll(() => held.asked).toContain(eero);
    await comeInTurn(page, held);
    await showsEero(page);
    await page.goBack();
    await page.goBack();
    await settle(page);
    await expect(backup.bar).toContainText('puolesta: Eero Mäkelä');
    await expect(main(page).getByText('Koivukuja')).toHaveCount(0);
  });

  test('whose other tab opens the next one meanwhile', async ({ page, context }) => {
    await signIn(page, 'Kaisa Lehtonen', '/backup');
    const held = await holdContracts(page);
    await new BackupPage(page).open(aino, 'Aino Mäkelä');
    await expect.poll(() => held.asked).toContain(aino);

    const other = await context.newPage();
    const heldThere = await holdContracts(other);
    await other.goto('/backup');
    await new BackupPage(other).open(eero, 'Eero Mäkelä');
    await expect.poll(() => heldThere.asked).toContain(eero);
    await expect.poll(() => held.asked).toContain(eero);
    await comeInTurn(page, held);
    await comeInTurn(other, heldThere);
    await showsEero(page);
    await showsEero(other);
  });
});
