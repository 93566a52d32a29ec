import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compare, readBegun, type Begun } from '../../scripts/drill/compare.ts';
import { recipientOf, type Intent, type Writer } from '../../scripts/drill/kind.ts';
import { kindOf, nameOf } from '../../scripts/drill/writes.ts';
import { orderedService, outboxMessage, productOrder } from '../../server/store/schema.ts';
import { demoPerson, emptyLedger, Shop } from '../orders/ordering.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';

const aino = demoPerson('Mäkelä');
const writer: Writer = {
  person: aino,
  customerId: aino.customerId ?? '',
  accessToken: '',
  weakToken: '',
  contracts: [],
  invoices: [],
  sites: [],
  represented: { mailed: [], unmailed: [], unsubscribed: [], subscribed: [] },
  given: { offers: [], orders: [], handedOver: [], offeredContracts: [] },
  taken: new Set(),
};
const intent: Intent = { key: randomUUID(), kind: 'order', writer: 0, about: 'Y7061029', answer: '{}' };
const asWanted = { lost: 0, doubled: 0, foreign: 0, torn: 0, mailsMissing: 0, mailsDoubled: 0 };

let server: TestServer;
let begun: Begun;
beforeAll(async () => {
  server = await openTestServer();
  const shop = new Shop(server);
  const { database } = server.context;
  begun = await readBegun(database);
  const { path, body } = await kindOf(intent).request(intent, writer, database);
  const headers = { ...(await shop.signedIn(aino.sub)), 'idempotency-key': intent.key };
  const { status, text } = await shop.call('POST', path, headers, body);
  if (status !== 201) throw new Error(text);
}, 60_000);
afterAll(() => server?.close());

const db = () => server.context.database.db;
const found = (intents = [intent]) => compare(server.context.database, intents, begun);

test('a write that is whole, and one that nobody has sent (server.killed)', async () => {
  expect(await found()).toEqual(asWanted);
  // The order, its contract, and its mail.
  expect(await found([])).toEqual({ ...asWanted, foreign: 2 });
  const unwritten = { ...intent, key: randomUUID() };
  expect(await found([intent, unwritten])).toEqual({ ...asWanted, lost: 1, mailsMissing: 1 });
});

test.each([
  ['what was agreed to', () => emptyLedger(db()), { torn: 1 }],
  [
    'a service',
    () =>
      db()
        .delete(orderedService)
        .where(eq(orderedService.orderId, nameOf(intent))),
    { torn: 1 },
  ],
  [
    'the contract, which then is nobody’s',
    () =>
      db()
        .update(productOrder)
        .set({ contractCode: null })
        .where(eq(productOrder.orderId, nameOf(intent))),
    { torn: 2 },
  ],
  [
    'its mail',
    () =>
      db()
        .delete(outboxMessage)
        .where(eq(outboxMessage.recipient, recipientOf(nameOf(intent)))),
    { torn: 2, mailsMissing: 1 },
  ],
])('an order that lacks %s is told (server.killed)', async (_what, take, told) => {
  await take();
  expect(await found()).toEqual({ ...asWanted, ...told });
});
