import { and, asc, eq } from 'drizzle-orm';
import { kindOf } from '../../domain/contracts/index.ts';
import { includedIn, type ServiceBearer } from '../../domain/orders/index.ts';
import type { Day } from '../../domain/time/index.ts';
import type { Queries } from './queries.ts';
import { addonProduct, contract, contractAddon } from './schema.ts';
import { standsFrom } from './standing.ts';

/** A customer's contracts, ended ones too, the oldest first, with the services that stand with them on a day (`order.serviceHeld`). */
export async function findServiceBearers(db: Queries, customerId: string, today: Day): Promise<ServiceBearer[]> {
  const contracts = await db
    .select()
    .from(contract)
    .where(eq(contract.customerId, customerId))
    .orderBy(asc(contract.startDate), asc(contract.contractCode));
  const services = await db
    .select({
      contractCode: contractAddon.contractCode,
      tariffNo: addonProduct.tariffNo,
      isDetached: addonProduct.isDetached,
      addonsTariffNumbers: addonProduct.addonsTariffNumbers,
    })
    .from(contractAddon)
    .innerJoin(contract, eq(contract.contractCode, contractAddon.contractCode))
    .innerJoin(addonProduct, eq(addonProduct.tariffNo, contractAddon.tariffNo))
    .where(and(eq(contract.customerId, customerId), standsFrom(today)))
    .orderBy(asc(contractAddon.startDate), asc(contractAddon.tariffNo));
  return contracts.map((one) => {
    const ofIt = services.filter(({ contractCode }) => contractCode === one.contractCode);
    return {
      isSupplied: (one.status === 'A' || one.status === 'O') && kindOf(one) === 'electricity',
      services: ofIt,
      included: one.smartPackage?.addonsTariffNumbers ?? includedIn(ofIt),
    };
  });
}
