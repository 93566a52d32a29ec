import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { NewOrder } from '../../domain/types.ts';
import * as orderImport from '../../server/registers/orderImport.ts';
import { createSeal } from '../../server/proof/seal.ts';
import * as schema from '../../server/store/schema.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { demoPerson, newOrder, Shop } from './ordering.ts';

vi.mock('../../server/registers/orderImport.ts', { spy: true });

const iban = 'FI2112345600000785';
const outi = demoPerson('Rantanen');
let told = '';
let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await openTestServer({
    env: { LOG_LEVEL: 'info' },
    logStream: { write: (line) => void (told += line) },
  });
  shop = new Shop(server);
}, 60_000);
afterAll(() => server.close());

const production = async (more: object = {}): Promise<NewOrder> =>
  newOrder(
    { customerId: outi.customerId, person: null, address: null, iban, billing: null, household: null, ...more },
    await shop.offered('pientuotanto', 'pientuotanto'),
  );

/** The tables in which the account can be read. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = Object.values(schema).filter((table) => is(table, PgTable));
  const found: string[] = [];
  for (const table of tables) {
    const rows = await server.context.database.db.select().from(table);
    if (JSON.stringify(rows).includes(text)) found.push(getTableName(table));
  }
  return found;
}

test('where small production is paid to goes with the import, and is kept sealed with the order (order.account)', async () => {
  const { status, text, body } = await shop.send(await production(), await shop.signedIn(outi.sub));
  expect([status, body.importNo], text).toEqual([201, expect.any(String)]);
  expect(vi.mocked(orderImport.importPart).mock.calls.map(([, part]) => part)).toMatchObject([
    { orderId: body.orderId, templateId: null, iban },
  ]);
  const [row] = (await server.context.database.db.select().from(schema.productOrder)).filter(
    ({ orderId }) => orderId === body.orderId,
  );
  expect(createSeal(server.context.settings.proofKey ?? new Uint8Array()).open(row?.iban ?? '', body.orderId)).toBe(
    iban,
  );
  expect(row?.form.iban).toBeNull();
});

test('nowhere it can be read: in no table, no log, no answer, not while it waits for a proof (order.account, order.secrets)', async () => {
  const { identityCode } = demoPerson('Salo');
  const person = { firstName: 'Mika', lastName: 'Salo', identityCode };
  const { address } = newOrder().formData;
  const { body, text } = await shop.send(await production({ customerId: null, person, address }));
  expect(body.verifier).toEqual(expect.any(String));
  expect([await tablesWith('12345600000785'), told.includes('12345600000785'), text.includes(iban)]).toEqual([
    [],
    false,
    false,
  ]);
  // The search finds what stands there.
  expect(await tablesWith(body.orderId)).toEqual(expect.arrayContaining(['under_proof']));
});
