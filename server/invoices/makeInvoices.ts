import { setImmediate as turnOfEventLoop } from 'node:timers/promises';
import { billingFrequencies } from '../../domain/billing/index.ts';
import { historyStart, type Series } from '../../domain/consumption/index.ts';
import { addDays, addMonths, type Day, firstDayOf, monthOf } from '../../domain/time/index.ts';
import type { ServerContext } from '../context.ts';
import { readSpotPrices } from '../measurements/effects.ts';
import { dayMeans } from '../measurements/feltDays.ts';
import { pricesOf } from '../measurements/pricesOf.ts';
import { readSupply, readTemperatures, todayOf } from '../measurements/readSeries.ts';
import { customerOfDemoNo } from '../demo/invoices/invoiceNumbers.ts';
import { addInvoices, findBilled, findInvoice, type InvoiceRow, madeThrough, noteMade } from '../store/invoices.ts';
import { findBillsOfAccounts, findEnergyAccounts } from '../store/energyAccounts.ts';
import { findBillingChanges } from '../store/billing.ts';
import { findHeldAddons, findProductNames, type HeldAddon } from '../store/billedProducts.ts';
import type { Queries } from '../store/queries.ts';
import { findSupply, type Supply } from '../store/supplies.ts';
import { equalisingsOf } from './accountBills.ts';
import { addonMonths } from './addonMonths.ts';
import { type BilledSupply, togetherOf } from './billed.ts';
import { billsOf, isBilledWithin, isDue, productionOf } from './makeBills.ts';
import { monthsOfProduction, monthsOfUse, type ProductNames } from './supplyMonths.ts';
import { weatherOfMonths } from './weatherOfUse.ts';

/**
 * Makes the invoices of a customer of the demo that are not there yet: when somebody first asks for them, and as further
 * months are billed, so that no start waits for nine years of them (`demo.invoices`). They are made of the same series and
 * prices as consumption is told of. Of those who make them at the same time the first puts them in, and the others find them.
 */
export async function ensureInvoices(context: ServerContext, customerId: string): Promise<void> {
  if (!context.settings.isDemo) return;
  const { db } = context.database;
  const ofDatabase = underWay.get(db) ?? new Map<string, Promise<void>>();
  underWay.set(db, ofDatabase);
  const making =
    ofDatabase.get(customerId) ?? makeInvoices(context, customerId).finally(() => ofDatabase.delete(customerId));
  ofDatabase.set(customerId, making);
  await making;
}

/**
 * Whose invoices this process is making, by what asks the database: who comes meanwhile waits for them. A transaction waits
 * for none but its own, as it may hold what they wait for.
 */
const underWay = new WeakMap<Queries, Map<string, Promise<void>>>();

async function makeInvoices(context: ServerContext, customerId: string): Promise<void> {
  const today = todayOf(context);
  const after = await madeThrough(context.database.db, customerId);
  if (after !== null && (after >= today || !isBilledWithin(after, today))) return;
  const { db } = context.database;
  const billed = await findBilled(db, customerId);
  if (!billed) return;
  const accounts = (await findEnergyAccounts(db, customerId)).map(({ account }) => account);
  const making = { customerId, after, today, accounts };
  const supplies = await billedSupplies(context, customerId, billed.points, after);
  const together = togetherOf(supplies);
  const rows = together.flatMap((one, index) => [...billsOf(one, index, making), ...productionOf(one, index, making)]);
  const before = accounts.length > 0 && after !== null ? await findBillsOfAccounts(db, customerId) : [];
  const equalising = accounts.flatMap((account) =>
    equalisingsOf(account, [...before, ...rows], { today, isDue: (day) => isDue(day, making) }),
  );
  await context.database.transaction(async (work) => {
    // First: whoever makes the same at the same time waits here, and then leaves it.
    if (await noteMade(work, customerId, { after, through: today })) await addInvoices(work, [...rows, ...equalising]);
  });
}

/** An invoice by its number; one of the demo that nobody has asked for yet is made. Null where there is none of the number. */
export async function findOrMakeInvoice(context: ServerContext, invoiceNo: string): Promise<InvoiceRow | null> {
  const { db } = context.database;
  const found = await findInvoice(db, invoiceNo);
  const customerId = found || !context.settings.isDemo ? null : customerOfDemoNo(invoiceNo);
  if (customerId === null) return found;
  await ensureInvoices(context, customerId);
  return findInvoice(db, invoiceNo);
}

/** Of so many metering points the demo has invoices of some years alone: whoever asks first waits for them. */
const MANY_POINTS = 10;
const YEARS_OF_MANY = 3;

/** An invoice is of no more months. */
const MOST_MONTHS = Math.max(...billingFrequencies);

const firstBilled = (points: Points, today: Day): Day =>
  points.length > MANY_POINTS ? addMonths(firstDayOf(monthOf(today)), -12 * YEARS_OF_MANY) : historyStart(today);

type Points = NonNullable<Awaited<ReturnType<typeof findBilled>>>['points'];

async function billedSupplies(
  context: ServerContext,
  customerId: string,
  points: Points,
  after: Day | null,
): Promise<BilledSupply[]> {
  const { db } = context.database;
  const today = todayOf(context);
  // What is before is billed: of the month before that day an invoice may still be made, with the two months before it.
  const from = after === null ? firstBilled(points, today) : addMonths(firstDayOf(monthOf(after)), -MOST_MONTHS);
  const to = addDays(firstDayOf(monthOf(today)), -1);
  const own = new Set(points.map(({ meteringPointNo }) => meteringPointNo));
  const [names, addons, changes] = await Promise.all([
    findProductNames(db),
    findHeldAddons(db, customerId),
    findBillingChanges(db, customerId),
  ]);
  const temperatures = new Map<string, Promise<Map<Day, number>>>();
  const yearBefore = { from: laterOf(addDays(from, -366), historyStart(today)), to };
  const meansAt = (placeNo: string) => {
    const known =
      temperatures.get(placeNo) ??
      readTemperatures(context, placeNo, yearBefore).then((series) => dayMeans(series, yearBefore));
    temperatures.set(placeNo, known);
    return known;
  };
  let spot: ReturnType<typeof readSpotPrices> | undefined;
  const readSpot = () => (spot ??= readSpotPrices(context, monthOf(from), monthOf(to)));
  const billed: BilledSupply[] = [];
  for (const { meteringPointNo, nettedInto } of points) {
    // What is netted is billed with what it is netted into.
    if (nettedInto !== null && own.has(nettedInto)) continue;
    const supply = await findSupply(db, { meteringPointNo, customerId });
    if (supply)
      billed.push(
        await billedSupply(context, supply, { from, to, yearBefore, names, addons, changes, meansAt, readSpot }),
      );
    await turnOfEventLoop();
  }
  return billed;
}

const laterOf = (one: Day, other: Day) => (one > other ? one : other);

interface Billing {
  from: Day;
  to: Day;
  yearBefore: { from: Day; to: Day };
  names: ProductNames;
  addons: readonly HeldAddon[];
  changes: BilledSupply['changes'];
  meansAt: (placeNo: string) => Promise<Map<Day, number>>;
  /** The prices of the exchange in the whole range, read once. */
  readSpot: () => ReturnType<typeof readSpotPrices>;
}

async function billedSupply(context: ServerContext, supply: Supply, billing: Billing): Promise<BilledSupply> {
  const { from, to, yearBefore, names, addons, changes, meansAt, readSpot } = billing;
  const today = todayOf(context);
  const first = supply.contracts[0]?.contract.startDate ?? from;
  const range = { from: laterOf(from, first), to };
  const none: BilledSupply = { supply, months: new Map(), production: new Map(), addons: new Map(), changes };
  if (range.to < range.from) return none;
  const days = { from: laterOf(yearBefore.from, first), to };
  const series = await readSupply(context, supply, days, true);
  if (supply.point.kind === 'production') {
    const made = monthsOfProduction(supply.contracts, { series, range, isNetted: false });
    return { ...none, production: new Map(made.map((month) => [month.month, month])) };
  }
  const prices = await pricesOf(context, supply, range, readSpot);
  const months = monthsOfUse(supply, { series, prices, range, names, today });
  const weatherOf = await weatherOfSupply(supply, series, { days, meansAt });
  const content = supply.point.kind === 'heat' ? ('districtHeat' as const) : ('electricity' as const);
  const sold =
    supply.production.length > 0 ? monthsOfProduction(supply.production, { series, range, isNetted: true }) : [];
  return {
    supply,
    months: new Map(
      months.map((month) => [
        month.month,
        {
          ...month,
          use:
            month.wattHours === null
              ? null
              : {
                  meteringPointNo: supply.point.meteringPointNo,
                  content,
                  wattHours: month.wattHours,
                  ...weatherOf(month.month),
                },
        },
      ]),
    ),
    production: new Map(sold.map((month) => [month.month, month])),
    addons: addonMonths(supply, addons, range, today),
    changes,
  };
}

async function weatherOfSupply(
  { point }: Supply,
  series: Series,
  { days, meansAt }: { days: { from: Day; to: Day }; meansAt: Billing['meansAt'] },
): Promise<ReturnType<typeof weatherOfMonths>> {
  const placeNo = point.publicWeatherMeteringPointNo;
  if (placeNo === null) return () => ({ degreeDays: null, baseADay: 0 });
  return weatherOfMonths(series, await meansAt(placeNo), { range: days, isHeat: point.kind === 'heat' });
}
