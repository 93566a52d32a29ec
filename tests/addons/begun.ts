import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { contractAddon, outboxMessage, productOrder, underProof, withdrawal } from '../../server/store/schema.ts';
import { openTestServer, testNow, type TestServer } from '../support/inProcess.ts';
import { demoPerson, emptyLedger, type Answered } from '../orders/ordering.ts';
import { AddonShop } from './adding.ts';

/** A server with the demo's contracts, as they were before each test. */
export function begun() {
  let server: TestServer | undefined;
  let addons: (typeof contractAddon.$inferSelect)[] = [];
  const opened = () => {
    if (!server) throw new Error('the server is open');
    return server;
  };
  const db = () => opened().context.database.db;
  const shop = () => new AddonShop(opened());
  beforeAll(async () => {
    server = await openTestServer();
    addons = await db().select().from(contractAddon);
  }, 60_000);
  afterAll(() => opened().close());
  beforeEach(async () => {
    opened().setNow(testNow);
    for (const table of [withdrawal, productOrder, outboxMessage, underProof, contractAddon]) await db().delete(table);
    await db().insert(contractAddon).values(addons);
    await emptyLedger(db());
  });
  return {
    db,
    shop,
    setNow: (now: string) => opened().setNow(now),
    signedIn: (name: string, credential?: 'good' | 'weak') => shop().signedIn(demoPerson(name).sub, credential),
    /** Tariff, first day and agreed price of each. */
    addonsOf: async (contractCode: string) =>
      (await db().select().from(contractAddon).where(eq(contractAddon.contractCode, contractCode)))
        .map(({ tariffNo, startDate, price }) => [tariffNo, startDate, price?.amount ?? null] as const)
        .sort(([one], [other]) => one - other),
    orders: () => db().select().from(productOrder),
    mails: () => db().select().from(outboxMessage),
  };
}

export const codeOf = <Body>({ status, problem }: Answered<Body>) => [status, problem.code];
