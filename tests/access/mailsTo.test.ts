import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outboxMessage } from '../../server/store/schema.ts';
import { demoPerson, newOrder, Shop } from '../orders/ordering.ts';
import { solvedPuzzle } from '../support/botCheck.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';

type Headers = Record<string, string>;

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await openTestServer({ env: { CALLS_PER_MINUTE: '600' } });
  shop = new Shop(server);
}, 60_000);
afterAll(() => server.close());

/** So many mails go to one address within ten minutes. */
const most = 5;

const stranger = async (): Promise<Headers> => ({ 'x-bot-check': await solvedPuzzle(server.context, 'withdrawal') });
const notice = (headers: Headers, email: string, key: string = randomUUID()) =>
  shop.call(
    'POST',
    '/api/withdrawal/notice',
    { ...headers, 'idempotency-key': key },
    { customerId: null, name: 'Voitit', email, text: 'Lue tämä.' },
  );

test('an address gets so many receipts and no more, whoever asks for them, and is written to again later (server.mailsTo)', async () => {
  const key = randomUUID();
  expect((await notice(await stranger(), 'uhri@posti.example', key)).status).toBe(201);
  for (let sent = 1; sent < most; sent += 1)
    expect((await notice(await stranger(), 'uhri@posti.example')).status).toBe(201);
  const signedIn = await shop.signedIn(demoPerson('Mäkelä').sub);
  for (const email of ['uhri@posti.example', 'Uhri@Posti.example', 'uhri+toinen@posti.example']) {
    const { status, problem, headers } = await notice(signedIn, email);
    expect([status, problem.code]).toEqual([429, 'rate.limited']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(60);
  }
  // What was received is told again, others are written to, and nothing of it was kept.
  expect((await notice(signedIn, 'toinen@posti.example')).status).toBe(201);
  const mails = await server.context.database.db.select().from(outboxMessage);
  expect(mails.filter(({ recipient }) => recipient.startsWith('uhri'))).toHaveLength(most);
});

test('who asks to be called is written to as often, and no more (server.mailsTo)', async () => {
  const nothing = { person: null, address: null, deliverySite: null, start: null, billing: null, household: null };
  const offer = await shop.offered('tarjous', 'kiintea-24');
  const person = { firstName: 'Veikko', lastName: 'Hirvonen', identityCode: null };
  const contact = { email: 'soita@posti.example', phone: '0401234567' };
  const form = { ...nothing, person, contact, priceOffer: 'rejected' } as const;
  const statuses = [];
  for (let sent = 0; sent <= most; sent += 1)
    statuses.push((await shop.send(newOrder(form, { ...offer, consents: [] }))).status);
  expect(statuses).toEqual([...Array.from({ length: most }, () => 201), 429]);
});
