import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  contract,
  contractAddon,
  contractDelivery,
  move,
  outboxMessage,
  transfer,
  underProof,
} from '../../server/store/schema.ts';
import { openTestServer, testNow, type TestServer } from '../support/inProcess.ts';
import { demoPerson, emptyLedger, type Answered } from '../orders/ordering.ts';
import { MoveShop } from './moving.ts';

/** A server with the demo's contracts, as they were before each test. */
export function begun({
  databaseUrl = async () => undefined,
}: { databaseUrl?: () => Promise<string | undefined> } = {}) {
  let server: TestServer | undefined;
  let before: {
    contracts: (typeof contract.$inferSelect)[];
    deliveries: (typeof contractDelivery.$inferSelect)[];
    addons: (typeof contractAddon.$inferSelect)[];
  };
  const opened = () => {
    if (!server) throw new Error('the server is open');
    return server;
  };
  const db = () => opened().context.database.db;
  const shop = () => new MoveShop(opened());
  beforeAll(async () => {
    const url = await databaseUrl();
    server = await openTestServer(url === undefined ? {} : { databaseUrl: url });
    before = {
      contracts: await db().select().from(contract),
      deliveries: await db().select().from(contractDelivery),
      addons: await db().select().from(contractAddon),
    };
  }, 90_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    opened().setNow(testNow);
    for (const table of [move, outboxMessage, underProof, transfer, contractAddon, contractDelivery])
      await db().delete(table);
    const known = new Set(before.contracts.map(({ contractCode }) => contractCode));
    for (const { contractCode } of await db().select().from(contract))
      if (!known.has(contractCode)) await db().delete(contract).where(eq(contract.contractCode, contractCode));
    for (const { contractCode, status, endDate } of before.contracts)
      await db().update(contract).set({ status, endDate }).where(eq(contract.contractCode, contractCode));
    await db().insert(contractDelivery).values(before.deliveries);
    await db().insert(contractAddon).values(before.addons);
    await emptyLedger(db());
  });
  return {
    db,
    shop,
    setNow: (now: string) => opened().setNow(now),
    signedIn: (name: string, credential?: 'good' | 'weak') => shop().signedIn(demoPerson(name).sub, credential),
    contractOf: async (contractCode: string) =>
      (await db().select().from(contract).where(eq(contract.contractCode, contractCode)))[0],
    deliveriesOf: async (contractCode: string) =>
      (await db().select().from(contractDelivery).where(eq(contractDelivery.contractCode, contractCode))).map(
        ({ tariffNo, tariffFromDate, tariffToDate }) => [tariffNo, tariffFromDate, tariffToDate],
      ),
    addonsOf: async (contractCode: string) =>
      (await db().select().from(contractAddon).where(eq(contractAddon.contractCode, contractCode)))
        .map(({ tariffNo, startDate }) => [tariffNo, startDate] as const)
        .sort(([one], [other]) => one - other),
    rows: () => db().select().from(move),
    mails: () => db().select().from(outboxMessage),
  };
}

export const codeOf = <Body>({ status, problem }: Answered<Body>) => [status, problem.code];
