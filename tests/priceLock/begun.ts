import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { contractDelivery, outboxMessage, productOrder, underProof, withdrawal } from '../../server/store/schema.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { demoPerson, emptyLedger, type Answered } from '../orders/ordering.ts';
import { LockShop, open } from './locking.ts';

/** A server with the demo's contracts, as they were before each test, on the second day of a window. */
export function begun({
  databaseUrl = async () => undefined,
  env = {},
}: { databaseUrl?: () => Promise<string | undefined>; env?: Record<string, string> } = {}) {
  let server: TestServer | undefined;
  let deliveries: (typeof contractDelivery.$inferSelect)[] = [];
  const opened = () => {
    if (!server) throw new Error('the server is open');
    return server;
  };
  const db = () => opened().context.database.db;
  const shop = () => new LockShop(opened());
  beforeAll(async () => {
    const url = await databaseUrl();
    server = await openTestServer({ env, ...(url !== undefined && { databaseUrl: url }) });
    deliveries = await db().select().from(contractDelivery);
  }, 90_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    opened().setNow(open);
    for (const table of [withdrawal, productOrder, outboxMessage, underProof, contractDelivery])
      await db().delete(table);
    await db().insert(contractDelivery).values(deliveries);
    await emptyLedger(db());
  });
  return {
    db,
    shop,
    setNow: (now: string) => opened().setNow(now),
    signedIn: (name: string, credential?: 'good' | 'weak') => shop().signedIn(demoPerson(name).sub, credential),
    /** Tariff, days and locked price of each. */
    tariffsOf: async (contractNo: string) =>
      (
        await db()
          .select()
          .from(contractDelivery)
          .where(eq(contractDelivery.contractCode, `K${contractNo}`))
      )
        .map(({ tariffNo, tariffFromDate, tariffToDate, energyPrice }) => [
          tariffNo,
          tariffFromDate,
          tariffToDate,
          energyPrice?.amount ?? null,
        ])
        .sort((one, other) => String(one[1]).localeCompare(String(other[1]))),
    orders: () => db().select().from(productOrder),
    mails: () => db().select().from(outboxMessage),
  };
}

export const codeOf = <Body>({ status, problem }: Answered<Body>) => [status, problem.code];
