import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contract, customer, orderedService, outboxMessage, productOrder } from '../../server/store/schema.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { box, Offers } from './offering.ts';
import { emptyLedger } from './ordering.ts';

let server: TestServer;
let shop: Offers;
beforeEach(async () => {
  server = await openTestServer();
  shop = new Offers(server);
  for (const table of [orderedService, productOrder, outboxMessage]) await db().delete(table);
  await emptyLedger(db());
}, 60_000);
afterEach(() => server.close());

const db = () => server.context.database.db;
const both = [box('terms'), box('earlyStart')];
const problemOf = ({ status, problem }: { status: number; problem: { code?: string } }) => [status, problem.code];

test('whom it was made to ends it by the link: nothing is ordered, and nobody accepts it any more (offer.declined, offer.secrets)', async () => {
  const { orderId, secret, recipient } = await shop.offer({}, {});
  const [customers, contracts] = [await db().$count(customer), await db().$count(contract)];
  const { status, body, text } = await shop.decline(secret);
  expect([status, body], text).toEqual([200, { state: 'declined' }]);
  expect(await shop.rowOf(orderId)).toMatchObject({
    isOffer: true,
    offerSecrets: null,
    declinedAt: new Date(server.context.clock()),
    customerId: null,
    contractCode: null,
  });
  const opened = await shop.open(secret);
  expect([opened.status, opened.body.state, opened.body.offered, opened.body.accepted]).toEqual([
    200,
    'declined',
    undefined,
    undefined,
  ]);
  expect(problemOf(await shop.accept(secret, both))).toEqual([409, 'offer.declined']);
  expect([await db().$count(customer), await db().$count(contract)]).toEqual([customers, contracts]);
  // The mail of the offer alone.
  expect((await shop.mailsTo(recipient)).length).toBe(1);
});

test('declined again, by however many at once, it answers the same, and keeps when it was first (offer.declined)', async () => {
  const { orderId, secret } = await shop.offer({}, {});
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.decline(secret)));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  const { declinedAt } = await shop.rowOf(orderId);
  server.setNow('2026-11-23T10:00:00.000Z');
  const key = randomUUID();
  expect([(await shop.decline(secret, key)).status, (await shop.decline(secret, key)).status]).toEqual([200, 200]);
  expect((await shop.rowOf(orderId)).declinedAt).toEqual(declinedAt);
  // It stays so when its last day is gone.
  server.setNow('2026-12-06T10:00:00.000Z');
  expect((await shop.open(secret)).body.state).toBe('declined');
});

test('accepted and declined at once it becomes one of the two (offer.declined, offer.once)', async () => {
  const { orderId, secret } = await shop.offer({}, {});
  const [accepted, declined] = await Promise.all([shop.accept(secret, both), shop.decline(secret)]);
  const row = await shop.rowOf(orderId);
  const isAccepted = accepted.status === 201;
  expect([row.isOffer, row.declinedAt !== null]).toEqual([!isAccepted, !isAccepted]);
  expect(problemOf(isAccepted ? declined : accepted)).toEqual([409, isAccepted ? 'offer.accepted' : 'offer.declined']);
});

test('what is an order already, or over, is not declined; another secret declines nothing (offer.declined, offer.link)', async () => {
  const [one, other] = [await shop.offer({}, {}), await shop.offer({}, { locale: 'sv' })];
  expect((await shop.accept(one.secret, both)).status).toBe(201);
  expect(problemOf(await shop.decline(one.secret))).toEqual([409, 'offer.accepted']);
  expect(await shop.rowOf(one.orderId)).toMatchObject({ isOffer: false, declinedAt: null });
  server.setNow('2026-12-05T22:00:00.000Z');
  expect(problemOf(await shop.decline(other.secret))).toEqual([409, 'offer.over']);
  expect((await shop.rowOf(other.orderId)).declinedAt).toBe(null);
  expect(problemOf(await shop.decline('c2VjcmV0c2VjcmV0c2Vjcg'))).toEqual([404, 'resource.notFound']);
});
