import { and, asc, eq, inArray } from 'drizzle-orm';
import { vatPercentageOn } from '../../domain/contracts/vat.ts';
import type { Contract } from '../../domain/types.ts';
import type { Locale } from '../texts.ts';
import type { Queries } from './database.ts';
import { addonProduct, contract, contractAddon, contractDelivery, meteringPoint, product } from './schema.ts';

interface Wanted {
  customerId: string;
  statuses: readonly Contract['status'][];
  /** Only the contracts of this site; null: of all. */
  meteringPointNo: string | null;
  locale: Locale;
  /** Prices carry the VAT of this day. */
  today: string;
}

/** A customer's contracts as the contract file shows them, the oldest first. */
export async function findContracts(db: Queries, wanted: Wanted): Promise<Contract[]> {
  const rows = await db
    .select()
    .from(contract)
    .innerJoin(meteringPoint, eq(meteringPoint.meteringPointNo, contract.meteringPointNo))
    .innerJoin(product, eq(product.tariffNo, contract.tariffNo))
    .where(
      and(
        eq(contract.customerId, wanted.customerId),
        inArray(contract.status, [...wanted.statuses]),
        wanted.meteringPointNo === null ? undefined : eq(contract.meteringPointNo, wanted.meteringPointNo),
      ),
    )
    .orderBy(asc(contract.startDate), asc(contract.contractCode));
  if (rows.length === 0) return [];

  const codes = rows.map((row) => row.contract.contractCode);
  const [addons, deliveries] = await Promise.all([
    db
      .select()
      .from(contractAddon)
      .innerJoin(addonProduct, eq(addonProduct.tariffNo, contractAddon.tariffNo))
      .where(inArray(contractAddon.contractCode, codes))
      .orderBy(asc(contractAddon.startDate), asc(contractAddon.tariffNo)),
    db
      .select()
      .from(contractDelivery)
      .where(inArray(contractDelivery.contractCode, codes))
      .orderBy(asc(contractDelivery.tariffFromDate)),
  ]);
  const vatPercentage = vatPercentageOn(wanted.today);

  return rows.map(({ contract: row, metering_point: site, product: sold }) => ({
    contractCode: row.contractCode,
    contractNo: row.contractNo,
    contractTypeNo: row.contractTypeNo,
    contractGroupNo: row.contractGroupNo,
    contractType: sold.icon === 'heat' ? 'heat' : 'electricity',
    productName: sold.name[wanted.locale],
    productDescription: sold.description?.[wanted.locale] ?? null,
    status: row.status,
    startDate: row.startDate,
    endDate: row.endDate,
    validity: { fromDate: row.startDate, toDate: row.endDate },
    addons: Object.fromEntries(
      addons
        .filter(({ contract_addon: held }) => held.contractCode === row.contractCode)
        .map(({ contract_addon: held, addon_product: addon }) => [
          String(held.tariffNo),
          {
            productName: addon.name[wanted.locale],
            vapType: addon.vapType,
            startDate: held.startDate,
            price: { ...addon.price, vatPercentage },
          },
        ]),
    ),
    meteringPoint: { meteringPointNo: site.meteringPointNo, meteringPointId: site.meteringPointId },
    meteringPointAddress: {
      streetName: site.streetName,
      houseNumber: site.houseNumber,
      houseLetter: site.houseLetter,
      residence: site.residence,
      postalCode: site.postalCode,
      postalCity: site.postalCity,
    },
    billingGroupNo: row.billingGroupNo,
    ledgerNo: row.ledgerNo,
    hasFlexPayment: row.hasFlexPayment,
    customerId: row.customerId,
    tariffNo: row.tariffNo,
    deliveryDetails: deliveries
      .filter(({ contractCode }) => contractCode === row.contractCode)
      .map(({ tariffNo, tariffFromDate, tariffToDate }) => ({ tariffNo, tariffFromDate, tariffToDate })),
    smartPackage: row.smartPackage,
    is15minAvailable: site.is15minAvailable,
    allowedReasonForContractEnd: row.allowedReasonForContractEnd,
    noticePeriodDays: sold.noticePeriodDays,
    prices: sold.prices.map((price) => ({ ...price, vatPercentage })),
    contentConfiguration: { icon: sold.icon, contractTypeLabel: sold.label[wanted.locale] },
  }));
}
