import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { WithdrawalReceipt } from '../../domain/types.ts';
import { outboxMessage, withdrawal } from '../../server/store/schema.ts';
import { solvedPuzzle } from '../support/botCheck.ts';
import { openTestServer, testNow, type TestServer } from '../support/inProcess.ts';
import { demoPerson, Shop } from './ordering.ts';

type Headers = Record<string, string>;

let server: TestServer;
let shop: Shop;
let headers: Headers;
const aino = demoPerson('Mäkelä');
const who = { name: 'Aino Mäkelä', email: 'aino@kajo.example' };

beforeAll(async () => {
  server = await openTestServer();
  shop = new Shop(server);
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow(testNow);
  headers = await shop.signedIn(aino.sub);
  for (const table of [withdrawal, outboxMessage]) await db().delete(table);
});

const db = () => server.context.database.db;
const mailsTo = (recipient: string) => db().select().from(outboxMessage).where(eq(outboxMessage.recipient, recipient));
const rows = () => db().select().from(withdrawal);

const notice = { customerId: null, ...who, text: ' Tilasin puhelimessa.\u0007 ' };
const send = async (body: object, by?: Headers) =>
  shop.call<WithdrawalReceipt>(
    'POST',
    '/api/withdrawal/notice',
    {
      ...(by ?? { 'x-bot-check': await solvedPuzzle(server.context, 'withdrawal') }),
      'idempotency-key': randomUUID(),
    },
    body,
  );

test('it goes to the customer service, and a receipt with the words to who wrote (withdrawal.words)', async () => {
  const { status, body } = await send(notice);
  expect([status, body]).toMatchObject([201, { order: null, text: 'Tilasin puhelimessa.', usedCents: null }]);
  const [service] = await mailsTo('asiakaspalvelu@kajo.example');
  expect(service).toMatchObject({ replyTo: who.email });
  expect(service?.mail.subject).toContain(body.receiptNo);
  const [receipt] = await mailsTo(who.email);
  for (const mail of [service, receipt]) expect(JSON.stringify(mail?.mail.parts)).toContain('Tilasin puhelimessa.');
  expect(await rows()).toMatchObject([{ orderId: null, way: 'words', customerId: null, sub: null }]);
});

test('of a contract that was taken over both are told what becomes of it (withdrawal.takeover)', async () => {
  const { status, body } = await send({ ...notice, isTakeover: true });
  expect([status, body]).toMatchObject([201, { order: null, isTakeover: true }]);
  const [service] = await mailsTo('asiakaspalvelu@kajo.example');
  expect(JSON.stringify(service?.mail.parts)).toContain('peru siirto: nykyisen haltijan sopimus jatkuu');
  const [receipt] = await mailsTo(who.email);
  expect(JSON.stringify(receipt?.mail.parts)).toContain('se ei siirry sinulle');
});

test('a stranger shows that no bot writes; who has signed in need not (withdrawal.botCheck)', async () => {
  expect((await send(notice, { 'x-bot-check': '' })).status).toBe(403);
  expect((await send({ ...notice, customerId: aino.customerId }, headers)).status).toBe(201);
  expect(await rows()).toMatchObject([{ customerId: aino.customerId, sub: aino.sub }]);
});

test('what lacks is told by field (withdrawal.holds)', async () => {
  const { problem } = await send({ ...notice, text: '\u200e' }, headers);
  expect(problem.errors).toEqual([{ field: 'body.text', rule: 'required' }]);
});
