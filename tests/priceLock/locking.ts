import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { AddonCampaign, NewAddition, PriceLockReminder } from '../../domain/types.ts';
import { contractDelivery, outboxMessage, productOrder, underProof, withdrawal } from '../../server/store/schema.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { demoPerson, emptyLedger, type Answered } from '../orders/ordering.ts';
import { AddonShop } from '../addons/adding.ts';

type Headers = Record<string, string>;

/** Jyrki-Pekka Väisänen's: its price may be locked. */
export const free = '24013090027';
/** Hannele Virtanen's: locked for the next month, in the last month of a lock, and to come. */
export const [taken, last, toCome] = ['24014380114', '23013680126', '26013090137'];
/** The second day of a window, in which January may be locked. */
export const open = '2026-12-02T10:00:00.000Z';
/** Between two windows. */
export const closed = '2026-12-10T10:00:00.000Z';

/** A lock of a contract's price, right in everything. */
export const lockOf = (contractNo: string, more: Partial<NewAddition> = {}): NewAddition => ({
  processFlow: 'lockPrice',
  campaignId: 'hintalukko',
  productData: { templateId: 'hintalukko', tariffNo: 478, campaignCode: 'LUKKO' },
  selectedAddon: 'hintalukko',
  currentLocation: `/contracts/K${contractNo}/lock-price/lock`,
  email: 'jyrki-pekka.vaisanen@kajo.example',
  phone: null,
  formData: { customerId: null, deliveryDetails: { contractNo }, deliverySite: null },
  meteringPointInfo: null,
  salesInfo: null,
  locale: 'fi',
  consents: [{ id: 'terms', version: '2026-11-01', isGiven: true }],
  importAsOffer: false,
  ...more,
});

/** The same by a stranger, who names where it is. */
export const byStranger = (meteringPointId: string): NewAddition =>
  lockOf(free, {
    phone: '0401234567',
    currentLocation: '/lock-price/campaign/hintalukko',
    formData: {
      customerId: null,
      deliveryDetails: { contractNo: null },
      deliverySite: { address: null, meteringPointId, contractCode: null },
    },
  });

/** The calls of a lock, as a browser makes them. */
export class LockShop extends AddonShop {
  lock = (headers: Headers, contractNo = free, campaignId = 'lock') => this.products(headers, contractNo, campaignId);

  lockCampaign = (): Promise<Answered<AddonCampaign>> => this.call('GET', '/api/contract/addonproducts/hintalukko');

  remind = (headers: Headers, email: string, contractNo = free): Promise<Answered<PriceLockReminder>> =>
    this.call(
      'POST',
      `/api/contract/40130244/${contractNo}/price-lock-reminder`,
      { ...headers, 'idempotency-key': randomUUID() },
      { email },
    );
}

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
