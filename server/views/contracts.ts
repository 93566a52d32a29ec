import { kindOf } from '../../domain/contracts/index.ts';
import { reachedOn } from '../../domain/contracts/reached.ts';
import { vatPercentageIn, vatPercentageOn } from '../../domain/contracts/vat.ts';
import { pricesWithLock } from '../../domain/priceLock/index.ts';
import type { Contract, Contracts } from '../../domain/types.ts';
import { helsinkiDay } from '../../domain/time/index.ts';
import { addressLine, lastWithdrawalDay } from '../../domain/orders/index.ts';
import { placeLine } from '../orders/placeLine.ts';
import type { OrderOfContract, OrderUnderWay } from '../store/contractOrders.ts';
import type { ContractRow } from '../store/contracts.ts';
import type { Locale } from '../texts.ts';
import { numberOfSite } from './deliverySites.ts';

interface Reader {
  locale: Locale;
  /** Prices carry the VAT of this day, `YYYY-MM-DD` in Helsinki. */
  today: string;
}

type Further = 'order' | 'closing' | 'transferDay' | 'movesTo';
type ShownContract = Omit<ContractRow, Further> & Partial<Pick<ContractRow, Further>>;

/** Until when a consumer may withdraw from the order of a contract (`contract.withdraw`). */
function withdrawalOf({ orderNo, createdAt }: OrderOfContract): NonNullable<Contract['withdrawal']> {
  return { orderNo, lastDay: lastWithdrawalDay(helsinkiDay(Date.parse(createdAt))) };
}

/** Why it was closed: its customer withdrew from it, or another took its place before it began (`contracts.neverBegan`). */
function closedOf({ contract, closing = null }: ShownContract, locale: Locale): Contract['closed'] {
  if (closing === null || contract.status !== 'S') return undefined;
  const on = helsinkiDay(Date.parse(closing.at));
  if (closing.by === null) return { how: 'withdrawn', on, by: null };
  return contract.endDate === contract.startDate ? { how: 'replaced', on, by: closing.by[locale] } : undefined;
}

const dayOfPrices = (startDate: string, today: string) => (startDate > today ? startDate : today);

/** The prices in force on the day, or at its start: as they were ordered, else those of its product (`contract.agreedPrices`). */
function pricesOf({ contract: { prices, startDate }, product, deliveries }: ShownContract, today: string) {
  const day = dayOfPrices(startDate, today);
  const locked = deliveries.find(({ energyPrice, ...days }) => energyPrice !== null && isWithin(days, day));
  return pricesWithLock(agreedPrices({ prices, product }, day), locked?.energyPrice ?? null).map(
    ({ kind, amount, unit }) => ({ kind, amount, unit }),
  );
}

const isWithin = (days: { tariffFromDate: string; tariffToDate: string | null }, day: string): boolean =>
  days.tariffFromDate <= day && (days.tariffToDate === null || days.tariffToDate >= day);

function agreedPrices(
  { prices, product }: { prices: ShownContract['contract']['prices'] } & Pick<ShownContract, 'product'>,
  day: string,
) {
  if (prices === null) return product.prices;
  const reached = reachedOn(prices, day);
  return reached
    .filter(({ kind }, index) => !reached.slice(index + 1).some((later) => later.kind === kind))
    .map(({ kind, amount, unit }) => ({ kind, amount, unit }));
}

/** The prices that were ordered and are not in force yet: what follows a starting period (`contract.laterPrices`). */
function laterPricesOf({ prices, startDate }: ShownContract['contract'], today: string) {
  const day = dayOfPrices(startDate, today);
  return (prices ?? []).flatMap(({ kind, amount, unit, fromDate }) =>
    fromDate !== null && fromDate > day ? [{ kind, amount, unit, fromDate }] : [],
  );
}

/** The locks of its price that run or are to begin (`priceLock.shown`). */
const locksOf = ({ deliveries }: ShownContract, today: string) =>
  deliveries.flatMap(({ energyPrice, tariffFromDate: fromDate, tariffToDate: toDate }) =>
    energyPrice !== null && (toDate === null || toDate >= today)
      ? [{ amount: energyPrice.amount, unit: energyPrice.unit, fromDate, toDate }]
      : [],
  );

/** The package that stands with a contract, with what it includes; null where none does. */
function packageIn(addons: ShownContract['addons']): Contract['smartPackage'] {
  // Of one that has begun anew the last time.
  const found = addons.findLast(({ addon }) => addon.isSmartPackage)?.addon;
  return found ? { addonsTariffNumbers: found.addonsTariffNumbers, packageTariffNumber: found.tariffNo } : null;
}

/** Whether a package that was added has begun and takes it in: it is not billed any more, and is shown as little (`addition.made`). */
const isTakenIn = (addons: ShownContract['addons'], tariffNo: number, today: string): boolean =>
  addons.some(({ addon, held }) => addon.addonsTariffNumbers.includes(tariffNo) && held.startDate <= today);

/** A contract as the API shows it, in the reader's language. */
export function contractView(row: ShownContract, { locale, today }: Reader): Contract {
  const { contract, meteringPoint: site, product: sold, addons, deliveries } = row;
  const { order = null, transferDay = null, movesTo = null } = row;
  const closed = closedOf(row, locale);
  const vatPercentage = vatPercentageOn(today);
  const withVat = <Price extends Parameters<typeof vatPercentageIn>[0]>(price: Price) => ({
    ...price,
    vatPercentage: vatPercentageIn(price, today),
  });
  const laterPrices = laterPricesOf(contract, today).map(withVat);
  const lockedPrices = locksOf(row, today).map((lock) => ({ ...lock, vatPercentage }));
  return {
    contractCode: contract.contractCode,
    contractNo: contract.contractNo,
    contractTypeNo: contract.contractTypeNo,
    contractGroupNo: contract.contractGroupNo,
    contractType: kindOf(contract) === 'heat' ? 'heat' : 'electricity',
    productName: sold.name[locale],
    productDescription: sold.description?.[locale] ?? null,
    status: contract.status,
    startDate: contract.startDate,
    endDate: contract.endDate,
    validity: { fromDate: contract.startDate, toDate: contract.endDate },
    addons: Object.fromEntries(
      addons
        .filter(({ addon }) => !isTakenIn(addons, addon.tariffNo, today))
        .map(
          ({ addon: { tariffNo, name, vapType, isDetached, price }, held: { startDate, endDate, price: agreed } }) => [
            String(tariffNo),
            {
              productName: name[locale],
              vapType,
              detachedAddon: isDetached,
              startDate,
              ...(endDate !== null && { endDate }),
              price: { ...(agreed ?? price), vatPercentage },
            },
          ],
        ),
    ),
    meteringPoint: {
      meteringPointNo: site.meteringPointNo,
      meteringPointId: site.meteringPointId,
      deliverySiteId: numberOfSite(site),
    },
    meteringPointAddress: {
      streetName: site.streetName,
      houseNumber: site.houseNumber,
      houseLetter: site.houseLetter,
      residence: site.residence,
      postalCode: site.postalCode,
      postalCity: site.postalCity,
    },
    billingGroupNo: contract.billingGroupNo,
    ledgerNo: contract.ledgerNo,
    hasFlexPayment: contract.hasFlexPayment,
    customerId: contract.customerId,
    tariffNo: contract.tariffNo,
    deliveryDetails: deliveries.map(({ tariffNo, tariffFromDate, tariffToDate }) => ({
      tariffNo,
      tariffFromDate,
      tariffToDate,
    })),
    smartPackage: contract.smartPackage ?? packageIn(addons),
    is15minAvailable: site.is15minAvailable,
    allowedReasonForContractEnd: contract.allowedReasonForContractEnd,
    noticePeriodDays: sold.noticePeriodDays,
    prices: pricesOf(row, today).map(withVat),
    contentConfiguration: { icon: sold.icon, contractTypeLabel: sold.label[locale] },
    ...(laterPrices.length > 0 && { laterPrices }),
    ...(lockedPrices.length > 0 && { lockedPrices }),
    ...(closed && { closed }),
    ...(transferDay !== null && { transfer: { day: transferDay } }),
    // What was withdrawn from moves nowhere any more.
    ...(movesTo && !closed && { movesTo: { place: addressLine(movesTo.address), startDate: movesTo.startDate } }),
    // Of one whose place another has taken before it began nothing is left to withdraw from.
    ...(order && contract.status !== 'S' && { withdrawal: withdrawalOf(order) }),
  };
}

/** An order that has come to no contract yet, and what it waits for (`contract.underWay`). */
export function orderUnderWayView(order: OrderUnderWay, locale: Locale): Contracts['ordersUnderWay'][number] {
  const { orderNo, createdAt, productName, productKind, deliverySite, isSecurityAwaited } = order;
  return {
    orderNo,
    orderedOn: helsinkiDay(Date.parse(createdAt)),
    productName: productName[locale],
    productKind,
    place: placeLine({ deliverySite }),
    awaits: isSecurityAwaited ? 'security' : deliverySite === null ? null : 'deliverySite',
  };
}
