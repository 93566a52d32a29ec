import {
  bucketAt,
  type PriceSegment,
  replayedCost,
  replayKind,
  type ReplayTariff,
  type Series,
  shiftSaving,
  sumBetween,
  type UsedIntervals,
} from '../../domain/consumption/index.ts';
import { reachedOn } from '../../domain/contracts/reached.ts';
import { vatPercentageOn } from '../../domain/contracts/vat.ts';
import { divideRounded, fromUnits, toUnits } from '../../domain/prices/decimal.ts';
import { HOUR_MS } from '../../domain/time/helsinki.ts';
import { addDays, addMonths, type Day, firstDayOf, lastDayOf, type Month, monthOf } from '../../domain/time/index.ts';
import type { ReplayMonth, ReplayProduct, TariffReplay } from '../../domain/types.ts';
import type { ServerContext } from '../context.ts';
import { findCampaign, findCampaignProducts } from '../store/campaigns.ts';
import { findCustomer } from '../store/customers.ts';
import { findProduct } from '../store/products.ts';
import type { UnitPrice } from '../store/schema.ts';
import { daysOfContract, type Supply } from '../store/supplies.ts';
import type { Locale } from '../texts.ts';
import { campaignPrice, stateOf } from '../views/campaigns.ts';
import { eurosOf, kWhOf, spanOf } from '../views/consumption.ts';
import { readSpotPrices, usedIntervals } from './effects.ts';
import { readSupply, todayOf } from './readSeries.ts';

/** Whole months that are looked back at (`consumption.replay`). */
const MONTHS = 12;

type Sold = Omit<ReplayProduct, 'costs' | 'total'>;

interface HeldPrice extends UnitPrice {
  kind: string;
  fromDate?: Day | null;
}

/** How much of a price is one in the unit that products are compared in, as a fraction: c/kWh, and € in a month. */
const perUnit: Partial<Record<UnitPrice['unit'], readonly [times: bigint, over: bigint]>> = {
  'c/kWh': [1n, 1n],
  'EUR/MWh': [1n, 10n],
  'EUR/month': [1n, 1n],
  'EUR/day': [365n, 12n],
};

/** The price of a kind that holds on a day, as a contract or its product has it, in c/kWh or € in a month. */
function heldPrice(prices: readonly HeldPrice[], kind: string, on: Day): string | undefined {
  const held = reachedOn(prices, on).findLast((price) => price.kind === kind);
  const share = held && perUnit[held.unit];
  return share && fromUnits(divideRounded(toUnits(held.amount) * share[0], share[1]));
}

/** The product that the customer has there today, at the prices of their contract; null where it cannot be replayed. */
async function ownProduct({ database: { db } }: ServerContext, supply: Supply, today: Day, locale: Locale) {
  const current = supply.contracts.findLast(({ contract }) => {
    const days = daysOfContract(contract);
    return days !== null && days.from <= today && (days.to === null || days.to >= today);
  });
  const product = current && (await findProduct(db, current.contract.tariffNo));
  if (!product) return null;
  const prices = current.contract.prices ?? product.prices;
  const margin = heldPrice(prices, 'margin', today);
  const energyPrice = heldPrice(prices, 'energy', today) ?? margin;
  return soldAs({
    tariffNo: product.tariffNo,
    productName: product.name[locale],
    kind: replayKind(product.tariffNo, energyPrice === margin),
    isOwn: true,
    energyPrice,
    baseFee: heldPrice(prices, 'baseFee', today) ?? '0',
  });
}

/** It, where it is known what it costs. */
function soldAs({ kind, energyPrice, ...product }: Omit<Sold, 'kind' | 'energyPrice'> & Maybe): Sold | null {
  return kind === null || energyPrice === undefined ? null : { ...product, kind, energyPrice };
}
interface Maybe {
  kind: ReplayTariff['kind'] | null;
  energyPrice: string | undefined;
}

/** What is sold now to customers like this one, besides what they have (`consumption.replayProducts`). */
async function otherProducts(
  { database: { db }, contents }: ServerContext,
  { customerId }: Supply,
  { today, locale, ownTariff }: { today: Day; locale: Locale; ownTariff: number | null },
): Promise<Sold[]> {
  const { campaigns } = (await contents.latest()).settings;
  const customer = await findCustomer(db, customerId);
  const campaignId = customer?.customerType === 'B2B' ? campaigns.companies : campaigns.consumers;
  const campaign = await findCampaign(db, campaignId);
  if (!campaign || stateOf(campaign, today) !== 'open') return [];
  const vatPercentage = vatPercentageOn(today);
  return (await findCampaignProducts(db, campaignId)).flatMap(
    ({ productKind, tariffNo, name, marginLabel, prices: { energy, baseFee } }) => {
      if (productKind !== 'Electricity' || tariffNo === ownTariff || energy?.unit !== 'c/kWh') return [];
      return (
        soldAs({
          tariffNo,
          productName: name[locale],
          kind: replayKind(tariffNo, marginLabel !== null),
          isOwn: false,
          energyPrice: campaignPrice(energy, vatPercentage).priceInclVat,
          baseFee: baseFee ? campaignPrice(baseFee, vatPercentage).priceInclVat : '0',
        }) ?? []
      );
    },
  );
}

/** What a month was like: its days interval by interval, as one and each for itself. */
interface Used {
  month: Month;
  /** Watt-hours; null where nothing is known. */
  energy: number | null;
  missingHours: number;
  days: UsedIntervals[];
  whole: UsedIntervals;
}

const joined = (parts: readonly Float64Array[]) => Float64Array.from(parts.flatMap((part) => [...part]));

function usedIn(month: Month, series: Series, prices: readonly PriceSegment[]): Used {
  const [from, to] = [firstDayOf(month), lastDayOf(month)];
  const span = spanOf({ from, to });
  const sums = sumBetween(series, Float64Array.from(span));
  const known = (sums.measured[0] ?? 0) + (sums.estimated[0] ?? 0);
  const ofMonth = prices.filter((segment) => segment.from === span[0]);
  const days: UsedIntervals[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    days.push(usedIntervals(series, spanOf({ from: day, to: day }), ofMonth));
  const whole = { use: joined(days.map(({ use }) => use)), prices: joined(days.map((day) => day.prices)) };
  const energy = (bucketAt(sums, 0)?.energy ?? null) === null ? null : whole.use.reduce((sum, own) => sum + own, 0);
  return { month, energy, missingHours: (span[1] - span[0] - known) / HOUR_MS, days, whole };
}

/** Months are counted to the cent, so that what is shown of them adds up to the total. */
const inCents = (euros: number) => Math.round(euros * 100) / 100;

const sumOf = (amounts: readonly (number | null)[]): number | null =>
  amounts.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0);

/**
 * What the last whole months of a supply would have cost by the customer's product and by those that are sold now
 * (`consumption.replay`). To be called once access is decided.
 */
export async function replayedTariffs(context: ServerContext, supply: Supply, locale: Locale): Promise<TariffReplay> {
  if (supply.point.kind !== 'electricity') return { months: [], products: [] };
  const today = todayOf(context);
  const own = await ownProduct(context, supply, today, locale);
  const others = await otherProducts(context, supply, { today, locale, ownTariff: own?.tariffNo ?? null });
  const sold = own ? [own, ...others] : others;

  const thisMonth = firstDayOf(monthOf(today));
  const first = addMonths(thisMonth, -MONTHS);
  const last = addDays(thisMonth, -1);
  const series = await readSupply(context, supply, { from: first, to: last }, true);
  const prices = await readSpotPrices(context, monthOf(first), monthOf(last));
  const used = Array.from({ length: MONTHS }, (_, at) => usedIn(monthOf(addMonths(first, at)), series, prices));

  const costs = sold.map(({ kind, energyPrice, baseFee }) => {
    const tariff = { kind, energyPrice: Number(energyPrice), baseFee: Number(baseFee) };
    return used.map(({ whole }) => replayedCost(whole, tariff));
  });
  const months = used.map(({ month, energy, missingHours, days }, at): ReplayMonth => {
    const shift = sumOf(days.map(shiftSaving));
    const isPriced = shift !== null && costs.every((ofProduct) => ofProduct[at] !== null);
    const gap = missingHours > 0 ? 'measurements' : isPriced ? null : 'spotPrice';
    return {
      month,
      energy: energy === null ? null : kWhOf(energy),
      gap,
      missingHours,
      shiftSaving: gap === null && shift !== null ? eurosOf(shift) : null,
    };
  });
  return {
    months,
    products: sold.map((product, index) => {
      const shown = months.map(({ gap }, at) => {
        const cost = costs[index]?.[at] ?? null;
        return gap === null && cost !== null ? inCents(cost) : null;
      });
      const known = shown.filter((cost) => cost !== null);
      return { ...product, costs: shown, total: known.length > 0 ? inCents(sumOf(known) ?? 0) : null };
    }),
  };
}
