import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NewOrder, OrderForm } from '../../domain/types.ts';
import {
  consent,
  contactRequest,
  contract,
  orderedService,
  outboxMessage,
  productOrder,
  underProof,
} from '../../server/store/schema.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { demoPerson, emptyLedger, newOrder, ofKaisa, Shop } from './ordering.ts';

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await openTestServer();
  shop = new Shop(server);
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [orderedService, productOrder, outboxMessage, underProof, contactRequest])
    await server.context.database.db.delete(table);
  await emptyLedger(server.context.database.db);
});

/** The answer that asks to be called, and nothing else. */
async function declined(form: Partial<OrderForm> = {}, more: Partial<NewOrder> = {}): Promise<NewOrder> {
  const nothing = { person: null, address: null, deliverySite: null, start: null, billing: null, household: null };
  const offer = await shop.offered('tarjous', 'kiintea-24');
  return newOrder({ ...nothing, priceOffer: 'rejected', ...form }, { ...offer, consents: [], ...more });
}
const named = { firstName: 'Veikko', lastName: 'Hirvonen', identityCode: null };

async function kept() {
  const { db } = server.context.database;
  return {
    requests: await db.select().from(contactRequest),
    orders: await db.select().from(productOrder),
    consents: await db.select().from(consent),
    proofs: await db.select().from(underProof),
    mails: (await db.select().from(outboxMessage)).map(({ recipient, mail }) => ({ recipient, ...mail })),
  };
}

test('who does not take a price offer is called: one row, no proof, no contract, no order (order.offerRejected)', async () => {
  const { db } = server.context.database;
  const contracts = (await db.select().from(contract)).length;
  const { status, text, body } = await shop.send(await declined({ person: named }));
  expect(status, text).toBe(201);
  expect(body).toMatchObject({
    isContactRequest: true,
    verifier: null,
    importNo: null,
    isCreditable: null,
    orderNo: expect.stringMatching(/^\d{8}$/) as string,
    error: null,
  });
  const { requests, orders, consents, proofs, mails } = await kept();
  expect([orders, consents, proofs, (await db.select().from(contract)).length]).toEqual([[], [], [], contracts]);
  expect(requests).toMatchObject([
    {
      orderId: body.orderId,
      requestNo: body.orderNo,
      customerId: null,
      sub: null,
      employee: null,
      campaignId: 'tarjous',
      name: 'Veikko Hirvonen',
      phone: '0401234567',
      email: 'anna.esimerkki@kajo.example',
    },
  ]);
  expect(mails.map(({ recipient, subject, intro }) => [recipient, subject, intro])).toEqual([
    [
      'anna.esimerkki@kajo.example',
      `Yhteydenottopyyntö ${body.orderNo?.replace(/(\d{4})(?=\d)/, '$1 ')}`,
      'Mitään ei ole tilattu. Asiakaspalvelumme soittaa sinulle numeroon 0401234567.',
    ],
    [
      server.context.settings.mail.customerService,
      expect.stringContaining('Yhteydenottopyyntö'),
      'Asiakas ei hyväksynyt tarjottua hintaa ja pyytää, että hänelle soitetaan.',
    ],
  ]);
  expect(JSON.stringify(mails[0])).not.toMatch(/Hirvonen|Peruuta|tilausvahvistus/i);
});

test('sent again under its key it is one request (order.offerRejected, order.once)', async () => {
  const key = randomUUID();
  const order = await declined({ person: named });
  const headers = await shop.signedIn(demoPerson('Salo').sub);
  const ofSalo = { ...order, formData: { ...order.formData, person: null } };
  const first = await shop.send(ofSalo, headers, key);
  const again = await shop.send(ofSalo, headers, key);
  expect([first.status, again.body]).toEqual([201, first.body]);
  const { requests, mails } = await kept();
  expect([requests.length, mails.length]).toEqual([1, 2]);
});

test('a customer is called as one, also who could have no credit (order.offerRejected)', async () => {
  const eeva = demoPerson('Laine');
  const headers = await shop.signedIn(eeva.sub);
  const { status, body } = await shop.send(await declined({ customerId: eeva.customerId }), headers);
  expect([status, body.isContactRequest, body.isCreditable]).toEqual([201, true, null]);
  expect((await kept()).requests).toMatchObject([{ customerId: eeva.customerId, sub: eeva.sub, name: null }]);
});

test('an employee asks it for the customer who is open (order.offerRejected, order.staff)', async () => {
  const [kaisa, aino] = [demoPerson('Lehtonen'), demoPerson('Mäkelä')];
  const headers = await shop.signedIn(kaisa.sub);
  await shop.call('POST', '/api/backup/acting', headers, { customerId: aino.customerId, reason: 'Asiakas soitti' });
  const { status } = await shop.send(await declined({ customerId: aino.customerId }, { salesInfo: ofKaisa }), headers);
  expect(status).toBe(201);
  expect((await kept()).requests).toMatchObject([
    {
      customerId: aino.customerId,
      sub: null,
      employee: kaisa.sub,
      actingReason: 'Asiakas soitti',
      salesPointId: '310',
    },
  ]);
});

test('nothing more is asked than how to reach them, and nothing more is taken (order.offerRejected, order.complete)', async () => {
  const fields = async (form: Partial<OrderForm>) =>
    (await shop.send(await declined(form))).problem.errors?.map(({ field, rule }) => `${field} ${rule}`);
  expect(await fields({})).toEqual([
    'body.formData.person.firstName required',
    'body.formData.person.lastName required',
  ]);
  const { address, start } = newOrder().formData;
  expect(await fields({ person: { ...named, identityCode: '241270-9551' }, address, start })).toEqual([
    'body.formData.person.identityCode notAsked',
    'body.formData.address notAsked',
    'body.formData.start notAsked',
  ]);
  // A product that makes no offer has none to turn down.
  const plain = newOrder({ priceOffer: 'rejected' });
  const { problem } = await shop.send(plain);
  expect(problem.errors).toContainEqual({ field: 'body.formData.priceOffer', rule: 'notAsked' });
  expect((await kept()).requests).toEqual([]);
});

test('an offer that is taken is an order like any other (order.offerRejected)', async () => {
  const aino = demoPerson('Mäkelä');
  const offer = await shop.offered('tarjous', 'kiintea-24');
  const order = newOrder({ customerId: aino.customerId, person: null, address: null, priceOffer: 'accepted' }, offer);
  const { status, text, body } = await shop.send(order, await shop.signedIn(aino.sub));
  expect([status, body.isContactRequest, body.importNo], text).toEqual([201, false, expect.any(String)]);
  expect((await kept()).requests).toEqual([]);
});
