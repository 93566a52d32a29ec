import { asc, eq } from 'drizzle-orm';
import type { Queries } from './queries.ts';
import { addonProduct, contract, contractAddon, product, type LocalText, type UnitPrice } from './schema.ts';

/** An add-on of a contract, with what it costs there. */
export interface HeldAddon {
  contractCode: string;
  tariffNo: number;
  startDate: string;
  /** The last day for which it is billed; null: until further notice. */
  endDate: string | null;
  name: LocalText;
  price: UnitPrice;
  /** Of a package, what it includes. */
  addonsTariffNumbers: number[];
}

/** What every product is called, by its tariff number. */
export async function findProductNames(db: Queries): Promise<Map<number, LocalText>> {
  const rows = await db.select({ tariffNo: product.tariffNo, name: product.name }).from(product);
  return new Map(rows.map(({ tariffNo, name }) => [tariffNo, name]));
}

/** The add-ons of all the contracts of a customer, the oldest first. */
export async function findHeldAddons(db: Queries, customerId: string): Promise<HeldAddon[]> {
  const rows = await db
    .select({ held: contractAddon, addon: addonProduct })
    .from(contractAddon)
    .innerJoin(contract, eq(contract.contractCode, contractAddon.contractCode))
    .innerJoin(addonProduct, eq(addonProduct.tariffNo, contractAddon.tariffNo))
    .where(eq(contract.customerId, customerId))
    .orderBy(asc(contractAddon.startDate), asc(contractAddon.tariffNo));
  return rows.map(({ held, addon }) => ({
    contractCode: held.contractCode,
    tariffNo: held.tariffNo,
    startDate: held.startDate,
    endDate: held.endDate,
    name: addon.name,
    price: held.price ?? addon.price,
    addonsTariffNumbers: addon.isSmartPackage ? addon.addonsTariffNumbers : [],
  }));
}
