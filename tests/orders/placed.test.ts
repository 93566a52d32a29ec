import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  contract,
  contractAddon,
  contractDelivery,
  orderedService,
  outboxMessage,
  productOrder,
} from '../../server/store/schema.ts';
import { addDays } from '../../domain/time/index.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { demoPerson, emptyLedger, newOrder, Shop, siteAt } from './ordering.ts';

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await openTestServer();
  shop = new Shop(server);
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.context.database;
  for (const table of [orderedService, productOrder, outboxMessage]) await db.delete(table);
  await emptyLedger(db);
});

const rowsOf = async () => (await server.context.database.db.select().from(productOrder)).map((row) => row);
const number = (form: RegExp) => expect.stringMatching(form) as string;

test('a service that has not come through is tried again, it alone, and stays as it then is (order.retry)', async () => {
  const { db } = server.context.database;
  const antti = demoPerson('Laaksonen');
  const order = newOrder({ person: null, services: ['tuulisahko'] });
  const { body } = await shop.send(order, await shop.signedIn(antti.sub));
  expect([body.importNo, body.serviceImportNos]).toEqual([
    number(/^\d{6}$/),
    [{ templateId: 'tuulisahko', productName: 'Tuulisähkö', importNo: null, price: expect.any(Object) }],
  ]);
  const headers = await shop.signedIn(antti.sub);
  const first = await shop.retry(headers, body.orderId, 'tuulisahko');
  expect([first.status, first.body]).toEqual([201, { templateId: 'tuulisahko', importNo: number(/^\d{6}$/) }]);
  const again = await shop.retry(headers, body.orderId, 'tuulisahko');
  expect(again.body).toEqual(first.body);
  // Confirmed once, in the order's language, with what it costs.
  const mails = await db.select().from(outboxMessage);
  const confirmed = mails.filter(({ mail: { heading } }) => heading === 'Tuulisähkö on nyt tilattu');
  expect(confirmed.map(({ recipient, mail: { parts } }) => [recipient, parts[0]])).toEqual([
    [
      order.formData.contact.email,
      expect.objectContaining({
        facts: expect.arrayContaining([
          ['Lisäpalvelu', expect.stringMatching(/^Tuulisähkö, 2,95\s€\/kk, sis\. alv 25,5/)],
        ]),
      }),
    ],
  ]);
  const [row] = await rowsOf();
  const addons = await db
    .select()
    .from(contractAddon)
    .where(eq(contractAddon.contractCode, row?.contractCode ?? ''));
  expect([addons.length, (await rowsOf()).length]).toEqual([1, 1]);
  expect((await shop.retry(headers, body.orderId, 'other')).status).toBe(404);
  const foreign = await shop.retry(await shop.signedIn(demoPerson('Mäkelä').sub), body.orderId, 'tuulisahko');
  expect([foreign.status, foreign.problem.code]).toEqual([404, 'resource.notFound']);
});

test.each([
  ['does not know', ['Eiolekatu', '4', 'B', null, '33820', 'Tampere']],
  ['cannot be asked for', ['Uittotie', '2', null, null, '33250', 'Tampere']],
  ['speaks nonsense of', ['Epilänkatu', '5', null, null, '33270', 'Tampere']],
] as const)(
  'what the register of metering points %s is looked for: ordered, and no contract yet (order.siteToBeFound)',
  async (_what, site) => {
    const aino = demoPerson('Mäkelä');
    const deliverySite = siteAt(site);
    const form = { customerId: aino.customerId, person: null, address: null, deliverySite };
    const { body } = await shop.send(newOrder(form), await shop.signedIn(aino.sub));
    expect(body.importNo).toEqual(number(/^\d{6}$/));
    expect(body.product?.isPlaceToBeFound).toBe(true);
    expect(await rowsOf()).toMatchObject([{ meteringPointNo: null, contractCode: null, importNo: body.importNo }]);
  },
);

test('the contract that it takes the place of ends the day before (order.replaced)', async () => {
  const { db } = server.context.database;
  const aino = demoPerson('Mäkelä');
  const headers = await shop.signedIn(aino.sub);
  const replaced = 'K23014478016';
  const before = await db.select().from(contract).where(eq(contract.contractCode, replaced));
  const deliverySite = siteAt(['Koivukuja', '4', 'B', null, '33820', 'Tampere']);
  const order = newOrder({ customerId: aino.customerId, person: null, address: null, deliverySite });
  const { status } = await shop.send({ ...order, contracts: [replaced] }, headers);
  expect(status).toBe(201);
  const [row] = await rowsOf();
  const lastDay = addDays(row?.startDate ?? '', -1);
  const [ended] = await db.select().from(contract).where(eq(contract.contractCode, replaced));
  expect(before).toMatchObject([{ status: 'A', endDate: null }]);
  expect(ended).toMatchObject({ status: 'M', endDate: lastDay });
  const tariffs = await db.select().from(contractDelivery).where(eq(contractDelivery.contractCode, replaced));
  expect(tariffs.filter(({ tariffToDate }) => (tariffToDate ?? '9') > lastDay)).toEqual([]);
});
