import { and, eq, lt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderForm } from '../../domain/types.ts';
import { contract, customer, outboxMessage } from '../../server/store/schema.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { demoPerson, newOrder, Shop, siteAt } from './ordering.ts';

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await openTestServer();
  shop = new Shop(server);
}, 60_000);
afterAll(() => server.close());

test('who still has a contract where somebody else’s begins is told so, without who it is; who gives notice before is not (order.residentTold)', async () => {
  const { db } = server.context.database;
  const [aino, mika] = [demoPerson('Mäkelä'), demoPerson('Salo')];
  const [resident] = await db
    .select()
    .from(customer)
    .where(eq(customer.customerId, aino.customerId ?? ''));
  const toResident = async () =>
    (await db.select().from(outboxMessage)).filter(({ recipient }) => recipient === resident?.email);
  const deliverySite = siteAt(['Koivukuja', '4', 'B', null, '33820', 'Tampere']);
  const send = async (sub: string, form: Partial<OrderForm> = {}) =>
    (await shop.send(newOrder({ person: null, deliverySite, ...form }), await shop.signedIn(sub))).status;

  expect(await send(mika.sub)).toBe(201);
  const [mail, ...others] = await toResident();
  expect([others, mail?.mail]).toMatchObject([
    [],
    {
      locale: 'fi',
      subject: 'Osoitteeseesi on tehty uusi sopimus',
      intro:
        'Toinen asiakas on tehnyt sähkösopimuksen osoitteeseen Koivukuja 4 B, 33820 Tampere. Se alkaa 21.11.2026. Sinun sopimuksesi siellä on edelleen voimassa.',
    },
  ]);
  expect(JSON.stringify(mail)).not.toMatch(/Mika|Salo|mika/);

  await db.delete(outboxMessage);
  await db
    .update(contract)
    .set({ endDate: '2026-11-20' })
    .where(and(eq(contract.customerId, aino.customerId ?? ''), lt(contract.startDate, '2026-11-20')));
  const { sub, customerId } = demoPerson('Rantanen');
  expect(await send(sub, { customerId, address: null })).toBe(201);
  expect(await toResident()).toEqual([]);
});
