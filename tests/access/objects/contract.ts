import { inArray, like } from 'drizzle-orm';
import {
  addonRemoval,
  billingChange,
  contract,
  contractAddon,
  contractDelivery,
  meteringPoint,
  move,
  product,
  termination,
  transfer,
} from '../../../server/store/schema.ts';
import { LOCKABLE_TARIFFS } from '../../../domain/priceLock/index.ts';
import type { ObjectFixture } from '../objectFixtures.ts';

const tariffNo = 990_001;
/** What is delivered, as the bills call it. */
const [LOCKABLE = 0] = LOCKABLE_TARIFFS;
export const contractNoOf = (customerId: string) => `77${customerId}`;

/** It has a service, which may be ended. */
const serviceOf = (contractCode: string) => ({ contractCode, tariffNo: 702, startDate: '2025-01-01' });

/** A contract for each customer of the tests. */
export const fixture: ObjectFixture = {
  nameOf: contractNoOf,
  restore: async ({ db }) => {
    const ofTests = `K${contractNoOf('%')}`;
    // By the numbers that orders give.
    const made = like(contract.contractCode, 'K27%');
    const codes = db.select({ code: contract.contractCode }).from(contract).where(made);
    for (const table of [contractAddon, contractDelivery])
      await db.delete(table).where(inArray(table.contractCode, codes));
    await db.delete(contract).where(made);
    await db.delete(addonRemoval).where(like(addonRemoval.contractCode, ofTests));
    await db.delete(contractAddon).where(like(contractAddon.contractCode, ofTests));
    const own = await db.select().from(contract).where(like(contract.contractCode, ofTests));
    await db.insert(contractAddon).values(own.map(({ contractCode }) => serviceOf(contractCode)));
    await db.delete(termination).where(like(termination.contractCode, ofTests));
    await db.delete(move).where(like(move.contractCode, ofTests));
    // What was taken back may be offered anew, and taken back once more.
    await db
      .update(transfer)
      .set({ state: 'cancelled', cancelledBy: 'holder', endedAt: new Date(0) })
      .where(like(transfer.contractCode, ofTests));
    await db.delete(billingChange).where(like(billingChange.contractCode, ofTests));
    await db
      .update(contract)
      .set({ status: 'A', endDate: null, billingGroupNo: 1 })
      .where(like(contract.contractCode, ofTests));
  },
  insert: async ({ db }, customerIds) => {
    const text = { fi: 'Testi', sv: 'Testi', en: 'Testi' };
    await db.insert(product).values({ tariffNo, name: text, label: text, icon: 'electricity', prices: [] });
    await db.insert(meteringPoint).values(
      customerIds.map((customerId) => ({
        meteringPointNo: `88${customerId}`,
        meteringPointId: `Y88${customerId}`,
        streetName: `Salainenkatu${customerId}`,
        houseNumber: '1',
        postalCode: '33100',
        postalCity: `Salainenkylä${customerId}`,
        is15minAvailable: true,
      })),
    );
    await db.insert(contract).values(
      customerIds.map((customerId) => ({
        contractCode: `K${contractNoOf(customerId)}`,
        contractNo: contractNoOf(customerId),
        customerId,
        meteringPointNo: `88${customerId}`,
        contractTypeNo: 0,
        contractGroupNo: 6,
        tariffNo,
        status: 'A' as const,
        startDate: '2024-01-01',
        billingGroupNo: 1,
        ledgerNo: `5${customerId}`,
        allowedReasonForContractEnd: [],
      })),
    );
    await db.insert(contractAddon).values(customerIds.map((customerId) => serviceOf(`K${contractNoOf(customerId)}`)));
    // One whose price may be locked.
    await db.insert(contractDelivery).values(
      customerIds.map((customerId) => ({
        contractCode: `K${contractNoOf(customerId)}`,
        tariffNo: LOCKABLE,
        tariffFromDate: '2024-01-01',
      })),
    );
  },
};
