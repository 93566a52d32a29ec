import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewOrder } from '../../domain/types.ts';
import { contract, customer, outboxMessage, person, productOrder, representation } from '../../server/store/schema.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { startPostgres, withoutPostgres, type Postgres } from '../support/postgres.ts';
import { demoPerson, newOrder, ofKaisa, Shop, type Answered } from './ordering.ts';

/* Orders of one new customer that are made in the same moment. On PGlite they come one after the other. */
describe.skipIf(withoutPostgres)('eight orders at once', () => {
  let postgres: Postgres;
  let server: TestServer;
  let shop: Shop;
  beforeAll(async () => {
    postgres = await startPostgres();
    server = await openTestServer({ databaseUrl: await postgres.createDatabase() });
    shop = new Shop(server);
  }, 120_000);
  afterAll(async () => {
    await server?.close();
    await postgres?.stop();
  });

  const db = () => server.context.database.db;
  /** Each under a key of its own; where no connection was free in time it is sent again, as the portal does. */
  const eight = <Body>(send: (key: string, index: number) => Promise<Answered<Body>>) =>
    Promise.all(
      Array.from({ length: 8 }, async (_none, index) => {
        const key = randomUUID();
        let answer = await send(key, index);
        while (answer.status === 503) answer = await send(key, index);
        return answer;
      }),
    );
  const told = ({ status, text }: Answered<object>) => (status === 201 ? 201 : text);
  /** Whose the orders are, and whose their contracts. */
  const customersOf = async (answers: Answered<{ orderId: string }>[]) => {
    expect(answers.map(told)).toEqual(answers.map(() => 201));
    const ids = answers.map(({ body }) => body.orderId);
    const rows = await db().select().from(productOrder).where(inArray(productOrder.orderId, ids));
    const codes = rows.map(({ contractCode }) => contractCode ?? '');
    const contracts = await db().select().from(contract).where(inArray(contract.contractCode, codes));
    expect([rows.length, contracts.length]).toEqual([answers.length, answers.length]);
    return [...new Set([...rows, ...contracts].map(({ customerId }) => customerId))];
  };
  const holderOf = async (identityCode: string) => {
    const rows = await db().select().from(person).where(eq(person.identityCode, identityCode));
    return rows.map(({ customerId }) => customerId);
  };
  const customers = () => db().$count(customer);

  test('of somebody who has signed in have one customer (order.newCustomer)', async () => {
    const mika = demoPerson('Salo');
    const headers = await shop.signedIn(mika.sub);
    const before = await customers();
    const found = await customersOf(await eight((key) => shop.send(newOrder({ person: null }), headers, key)));
    expect(found).toEqual(await holderOf(mika.identityCode));
    expect(await customers()).toBe(before + 1);
  });

  const typed = (identityCode: string) => ({ firstName: 'Anna', lastName: 'Esimerkki', identityCode });
  const byKaisa = async (order: NewOrder, key?: string) =>
    shop.send(order, await shop.signedIn(demoPerson('Lehtonen').sub), key);

  test('of whom an employee types in have one customer (order.newCustomer)', async () => {
    const before = await customers();
    const { person: anna } = newOrder().formData;
    const answers = await eight((key) => byKaisa(newOrder({}, { salesInfo: ofKaisa }), key));
    // One that comes when the others have made her a customer is for who has opened her, on a slow machine too.
    const inTime = answers.filter(({ problem }) => problem.code !== 'acting.required');
    const found = await customersOf(inTime);
    expect(found).toEqual(await holderOf(anna?.identityCode ?? ''));
    expect(await customers()).toBe(before + 1);
  });

  test('for a new company have one customer, for which who signs may act (order.company)', async () => {
    const mika = demoPerson('Salo');
    const headers = await shop.signedIn(mika.sub);
    const company = { companyName: 'Salon Sähkö Oy', businessId: '1234567-1' };
    const product = await shop.offered('yritys', 'yritys-kiintea-24');
    const order = () => newOrder({ customerType: 'B2B', person: null, company }, product);
    const found = await customersOf(await eight((key) => shop.send(order(), headers, key)));
    const made = await db().select().from(customer).where(eq(customer.businessId, company.businessId));
    expect(found).toEqual(made.map(({ customerId }) => customerId));
    const mandates = await db().select().from(representation).where(eq(representation.sub, mika.sub));
    expect(mandates.map(({ customerId }) => customerId)).toEqual(found);
  });

  test('that were offered to a new person and are accepted have one customer (offer.accepted)', async () => {
    const identityCode = '010190-902S';
    const form = { person: typed(identityCode) };
    const salesInfo = { ...ofKaisa, salesChannel: 'Puhelin' };
    await db().delete(outboxMessage);
    const offers = [];
    for (let index = 0; index < 8; index++) offers.push(await byKaisa(newOrder(form, { salesInfo })));
    const mails = await db().select().from(outboxMessage);
    const secrets = mails.map(({ mail }) => /order\/offer#([\w-]{22})"/.exec(JSON.stringify(mail.parts))?.[1] ?? '');
    const before = await customers();
    const consents = (['terms', 'earlyStart'] as const).map((id) => ({ id, version: '2026-11-01', isGiven: true }));
    const accepted = await eight((key, index) =>
      shop.call<object>(
        'POST',
        '/api/offer/link/accept',
        { 'idempotency-key': key },
        { secret: secrets[index], consents },
      ),
    );
    expect(accepted.map(told)).toEqual(accepted.map(() => 201));
    expect(await customersOf(offers)).toEqual(await holderOf(identityCode));
    expect(await customers()).toBe(before + 1);
  });
});
