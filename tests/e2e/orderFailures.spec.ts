import type { Page } from '@playwright/test';
import { filledIn, stranger, strangerFilledIn } from '../../machines/order/model/parts.ts';
import { model } from '../../machines/order/order.model.ts';
import { arrive } from '../model/runner/arrival.ts';
import type { Stage } from '../model/runner/stage.ts';
import type { RunningServer } from '../support/server.ts';
import { expect, expectAccessible, forgiveAllCalls, leftOut, test } from './fixtures.ts';
import { KeptOrder, orderCall, proofCall } from './pages/keptOrder.ts';
import { watchRows } from './rows.ts';

const keysOf = (writes: ReturnType<KeptOrder['watchWrites']>) =>
  new Set(writes.map((request) => request.headers()['idempotency-key']));

/** The server does what it is asked, and the answer never comes. */
async function dropAnswers(page: Page, call: string): Promise<void> {
  await page.route(call, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}

/** Who orders, and what the database has of it once: a customer orders with the answer, a stranger with the proof. */
const people = [
  { name: 'who has signed in', begins: filledIn, once: { product_order: 1, outbox_message: 1 }, details: leftOut },
  { name: 'a stranger', begins: strangerFilledIn, once: { under_proof: 1 }, details: {} },
] as const;
const proven = { under_proof: 1, product_order: 1, outbox_message: 1 };

interface Surroundings extends Omit<Stage, 'url' | 'withClone'> {
  server: RunningServer;
}

/** A person at the review of an order, whose page and whose rows are watched. */
async function atReview({ page, context, server }: Surroundings, begins: (typeof people)[number]['begins']) {
  await arrive({ page, context, url: server.url, withClone: server.withClone }, model, begins);
  const written = await watchRows(server);
  const order = new KeptOrder(page, begins);
  const writes = order.watchWrites();
  await order.open();
  return { order, writes, written };
}

for (const { name, begins, once, details } of people) {
  test.describe(`an order of ${name}`, details, () => {
    test('whose answer never comes is looked up, and there is one (order.form.once, order.once, submission.unknown)', async ({
      page,
      context,
      server,
      watch,
    }) => {
      const { order, writes, written } = await atReview({ page, context, server }, begins);
      await dropAnswers(page, orderCall);
      await order.submit.click();
      await expect(order.received).toBeVisible();
      expect(writes).toHaveLength(1);
      expect(await written()).toEqual(once);
      if (order.isStranger) {
        await dropAnswers(page, proofCall);
        await order.prove();
        await expect(order.thanks).toBeVisible();
        expect(writes).toHaveLength(2);
        expect(await written()).toEqual(proven);
      }
      forgiveAllCalls(watch);
    });

    test('whose page is loaded anew while it is sent goes on where it has come to, and there is one (order.reload, draft.leaving)', async ({
      page,
      context,
      server,
      watch,
    }) => {
      const { order, writes, written } = await atReview({ page, context, server }, begins);
      const isTaken = new Promise<void>((resolve) => {
        void page.route(orderCall, async (route) => {
          await route.fetch();
          resolve();
        });
      });
      await order.submit.click();
      await isTaken;
      await page.reload();
      await expect(order.received).toBeVisible();
      expect(writes).toHaveLength(1);
      expect(await written()).toEqual(once);
      if (order.isStranger) {
        await order.prove();
        await expect(order.thanks).toBeVisible();
        expect(await written()).toEqual(proven);
      }
      forgiveAllCalls(watch);
    });

    test('whose page is loaded anew before it has arrived is there to be sent again, under its key (order.reload, order.askedAgain) @left-out', async ({
      page,
      context,
      server,
      watch,
    }) => {
      const { order, writes, written } = await atReview({ page, context, server }, begins);
      await page.route(orderCall, () => {});
      await order.submit.click();
      await expect.poll(() => writes.length).toBe(1);
      await page.reload();
      await expect(page.getByRole('alert')).toContainText('mennyt perille');
      expect(await written()).toEqual({});
      await page.unroute(orderCall);
      if (order.isStranger) {
        await expect(order.identityCode).toHaveValue('');
        await expectAccessible(page);
        await order.typeIdentityCode();
      }
      await order.submit.click();
      await expect(order.received).toBeVisible();
      expect(keysOf(writes).size).toBe(1);
      expect(await written()).toEqual(once);
      forgiveAllCalls(watch);
    });

    test('that is pressed twice is sent once (order.form.once, flow.doublePress) @left-out', async ({
      page,
      context,
      server,
    }) => {
      const { order, writes, written } = await atReview({ page, context, server }, begins);
      await order.submit.dblclick();
      await expect(order.received).toBeVisible();
      expect(writes).toHaveLength(1);
      expect(await written()).toEqual(once);
    });

    test('that a copy of the tab sends as well is one (order.form.once, order.once) @left-out', async ({
      page,
      context,
      server,
    }) => {
      const { order, written } = await atReview({ page, context, server }, begins);
      const [copy] = await Promise.all([
        context.waitForEvent('page'),
        page.evaluate((address) => window.open(address), begins.address),
      ]);
      const second = new KeptOrder(copy, begins);
      await second.open();
      await order.submit.click();
      await expect(order.received).toBeVisible();
      await second.submit.click();
      await expect(second.received).toBeVisible();
      expect(await written()).toEqual(once);
      if (order.isStranger) {
        await order.prove();
        await expect(order.thanks).toBeVisible();
        // The other tab looks every few seconds.
        await expect(second.page.getByRole('heading', { name: 'Henkilöllisyytesi on vahvistettu' })).toBeVisible();
        expect(await written()).toEqual(proven);
      } else expect(await second.number()).toBe(await order.number());
    });
  });
}

const address = {
  Katuosoite: 'Hämeenpuisto',
  'Talon numero': '14',
  'Rappu tai kirjain (vapaaehtoinen)': 'C',
  'Asunto (vapaaehtoinen)': '27',
  Postinumero: '33200',
  Postitoimipaikka: 'Tampere',
};

test('what was typed is there after a failure and after the page is loaded anew, but for the identity code, and nothing is ordered (order.failure, order.draft, order.askedAgain, draft.secrets)', async ({
  page,
  context,
  server,
  watch,
}) => {
  const { order, written } = await atReview({ page, context, server }, strangerFilledIn);
  const field = (name: string) =>
    page
      .getByRole('textbox', { name, exact: true })
      .or(page.getByRole('combobox', { name, exact: true }))
      .first();
  const holds = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await expect(field(name)).toHaveValue(value);
  };
  const { firstName, lastName, contact, identityCode } = stranger;
  const person = {
    Etunimi: firstName,
    Sukunimi: lastName,
    Sähköpostiosoite: contact.email,
    Puhelinnumero: contact.phone,
    ...address,
  };
  const boxesAreTicked = async () => {
    for (const box of ['Olen lukenut', 'Pyydän, että toimitus'])
      await expect(page.getByRole('checkbox', { name: box })).toBeChecked();
  };
  const lookThrough = async () => {
    await holds(person);
    await order.next.press('Enter');
    const chosen = (name: string) => () => expect(page.getByRole('radio', { name })).toBeChecked();
    for (const [part, isThere] of [
      ['Käyttöpaikka', () => holds(address)],
      ['Toimituksen alku', chosen('Muutan')],
      ['Laskutus', chosen('Sähköpostilla')],
      ['Lisäpalvelut', chosen('En valitse tuotantotapaa')],
    ] as const) {
      await page.getByRole('button', { name: `Muuta kohtaa ${part}` }).press('Enter');
      await isThere();
      await order.next.press('Enter');
      await expect(order.review).toBeVisible();
    }
    await boxesAreTicked();
  };

  await page.route(orderCall, (route) =>
    route.fulfill({ status: 500, json: { code: 'server.error', requestId: '7f3a20c1' } }),
  );
  await order.submit.click();
  await expect(page.getByRole('alert')).toContainText('Lähetys ei mennyt perille.');
  await boxesAreTicked();
  await page.getByRole('list', { name: 'Tilauksen vaiheet' }).getByRole('button', { name: /^2\D/ }).click();
  await expect(order.identityCode).toHaveValue(identityCode);
  await lookThrough();

  await page.reload();
  await expect(order.identityCode).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(identityCode.slice(0, 6));
  await order.identityCode.fill(identityCode);
  await lookThrough();
  expect(await written()).toEqual({});
  forgiveAllCalls(watch);
});
