import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { customer, outboxMessage } from '../../server/store/schema.ts';
import { moveOf, MoveShop } from '../moves/moving.ts';
import { demoPerson, newChange, newOrder } from '../orders/ordering.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { Transfers } from '../transfers/transferring.ts';

type Headers = Record<string, string>;

const aino = demoPerson('Mäkelä');
const customerId = aino.customerId ?? '';
const known = 'aino.makela@kajo.example';
const typed = 'joku.muu@posti.example';
const heat = '19011032207';

let server: TestServer;
let shop: MoveShop;
let transfers: Transfers;
/** As it begins, for what ends a contract ends it for good. */
beforeEach(async () => {
  server = await openTestServer();
  shop = new MoveShop(server);
  transfers = new Transfers(server);
  await db().update(customer).set({ language: 'SV' }).where(eq(customer.customerId, customerId));
}, 60_000);
afterEach(() => server.close());

const db = () => server.context.database.db;
const write = (url: string, headers: Headers, body: object) =>
  shop.call<{ orderId: string }>('POST', url, { ...headers, 'idempotency-key': randomUUID() }, body);
const mailsTo = (recipient: string) => db().select().from(outboxMessage).where(eq(outboxMessage.recipient, recipient));
const contact = { email: typed, phone: '0401234567' };

/** Each thing that ends something of a customer's, with another address than the one that is known. */
const ways: Record<string, (headers: Headers) => Promise<{ status: number; text: string }>> = {
  'a termination': (headers) =>
    write(`/api/contract/${heat}/termination`, headers, { reason: 'other', lastDay: '2026-12-31', email: typed }),
  'a withdrawal in one’s own words': (headers) =>
    write('/api/withdrawal/notice', headers, { name: 'Aino', email: typed, text: 'Tilasin puhelimessa.', customerId }),
  'a move': (headers) => shop.move(moveOf({ email: typed, locale: 'en' }), headers),
};

/** Kaisa Lehtonen in English, with Aino Mäkelä open, who reads Swedish. */
async function acting(): Promise<Headers> {
  const headers = { ...(await shop.signedIn(demoPerson('Lehtonen').sub)), 'accept-language': 'en' };
  await shop.call('POST', '/api/backup/acting', headers, { customerId, reason: 'Asiakas soitti' });
  return headers;
}

describe.each(Object.keys(ways))('%s', (name) => {
  const make = async (headers: Headers) => {
    const { status, text } = (await ways[name]?.(headers)) ?? { status: 0, text: 'no such way' };
    expect(status, text).toBe(201);
  };

  test('of whoever has the session is heard of at the address that is known too (mail.known)', async () => {
    await make({ ...(await shop.signedIn(aino.sub)), 'accept-language': 'en' });
    const [[toTyped, ...more], [toKnown, ...others]] = [await mailsTo(typed), await mailsTo(known)];
    expect([more, others, toKnown?.mail]).toEqual([[], [], toTyped?.mail]);
    expect(toKnown?.mail.locale).toBe('en');
  });

  test('that an employee makes is told in the customer’s language, and at their own address (mail.language, mail.known)', async () => {
    await make(await acting());
    const [[toTyped], [toKnown]] = [await mailsTo(typed), await mailsTo(known)];
    expect([toTyped?.mail.locale, toKnown?.mail]).toEqual(['sv', toTyped?.mail]);
  });
});

describe('a contract', () => {
  test('in whose place another is ordered is not ended unheard, and neither is what was ordered (order.mailKnown, mail.known)', async () => {
    const headers = await shop.signedIn(aino.sub);
    const order = newChange({ customerId, contact }, { contracts: ['K23014478016'] });
    const { status, text, body } = await shop.change(headers, order, 'K23014478016');
    expect(status, text).toBe(201);
    expect([await mailsTo(typed), await mailsTo(known)]).toMatchObject([[{}], [{}]]);
    await db().delete(outboxMessage);
    expect((await shop.withdraw(headers, body.orderId, { name: 'Aino', email: typed })).status).toBe(201);
    expect([await mailsTo(typed), await mailsTo(known)]).toMatchObject([[{}], [{}]]);
  });

  test('that is new ends nothing, and is confirmed where it was asked for alone (order.mailKnown)', async () => {
    const order = newOrder({ customerId, person: null, address: null, contact });
    expect((await shop.send(order, await shop.signedIn(aino.sub))).status).toBe(201);
    expect([await mailsTo(typed), await mailsTo(known)]).toMatchObject([[{}], []]);
  });

  test('that an employee hands over and takes back is told in the customer’s language (mail.language)', async () => {
    const headers = await acting();
    expect((await transfers.begin(headers)).status).toBe(201);
    expect((await transfers.mails()).map(([recipient, locale]) => [recipient, locale])).toEqual([
      [known, 'sv'],
      ['uusi@haltija.example', 'sv'],
    ]);
    expect((await transfers.takeBack(headers)).status).toBe(200);
    expect((await transfers.mails()).map(([, locale]) => locale)).toEqual(['sv', 'sv']);
  });

  test('that a customer takes over with another address is told of at their own too (mail.known)', async () => {
    const minna = demoPerson('Väisänen');
    const secret = await transfers.offersContract();
    const headers = await transfers.opened(secret, minna.sub);
    const { status, text } = await transfers.accept(headers, { contact, address: null });
    expect(status, text).toBe(201);
    const [own] = await db()
      .select()
      .from(customer)
      .where(eq(customer.customerId, minna.customerId ?? ''));
    const told = (await transfers.mails()).map(([recipient]) => recipient);
    expect([told.length, new Set(told)]).toEqual([3, new Set([known, typed, own?.email])]);
  });
});
