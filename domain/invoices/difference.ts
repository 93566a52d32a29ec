import { normalisedHeat } from '../consumption/degreeDays.ts';
import type { InvoiceContent } from '../types.ts';
import { roundHalf, sharesOf } from './cents.ts';

/** Energy that a line charges. */
export interface ChargedEnergy {
  kWh: number;
  /** c/kWh with VAT, as the line says it. */
  unitPrice: number;
}

/** What was used at one place, as far as a comparison asks. */
export interface ComparedUse {
  /** What is compared with what: the metering point. */
  key: string;
  /** Which energy it is. */
  content: InvoiceContent;
  wattHours: number;
  cents: number;
  /** What its lines charge it at. */
  charged: readonly ChargedEnergy[];
  /** Of the days of the bill; null where the temperatures are not known, or nothing is heated by it. */
  degreeDays: number | null;
  /** Watt-hours that a day takes besides heating. */
  baseADay: number;
}

/** A bill as far as a comparison asks; all cents are with VAT. */
export interface ComparedBill {
  days: number;
  uses: readonly ComparedUse[];
  addonCents: number;
  /** Whatever else is on it. */
  feeCents: number;
  /** What an account adds to what was used, or takes off it, so that the sum is what was agreed. */
  accountCents: number;
  /** Of VAT, such as 25.5. */
  vatPercentage: number;
}

/** What is told of each energy by itself. */
const useKinds = ['weather', 'volume', 'price'] as const;
type UseKind = (typeof useKinds)[number];
/** What is told of the bill as a whole. */
type BillKind = 'days' | 'vat' | 'addons' | 'fees' | 'account';
export type DifferenceKind = UseKind | BillKind;

/** What makes a bill another. */
export interface DifferencePart {
  kind: DifferenceKind;
  /** Of which energy; null of the bill as a whole. */
  content: InvoiceContent | null;
  /** With VAT. */
  cents: number;
}

/** An average price has four decimals, as that of a line. */
const DECIMALS = 10_000;

/** The average of what lines charge, each as much as it charges, in c/kWh to four decimals; null where they charge nothing. */
export function averagePrice(charged: readonly ChargedEnergy[]): number | null {
  const kWh = charged.reduce((sum, one) => sum + one.kWh, 0);
  if (kWh === 0) return null;
  return roundHalf((charged.reduce((sum, one) => sum + one.kWh * one.unitPrice, 0) / kWh) * DECIMALS) / DECIMALS;
}

/** In one cent: parts are counted in whole ones of these. */
const FINE = 100;
/** Of fewer degree days nothing can be told. */
const LEAST_DEGREE_DAYS = 1;
const totalOf = (bill: ComparedBill) =>
  bill.addonCents + bill.feeCents + bill.accountCents + bill.uses.reduce((sum, { cents }) => sum + cents, 0);

/**
 * The difference between two bills in its parts, which sum to it to the cent (5 "Invoices", `invoice.difference`). One
 * thing after another is changed from what it was then to what it is now: the days, and of each energy the weather by
 * degree days where it is heated, what was used, and the price; then the VAT; add-ons and fees as they were without that of
 * VAT. So no part says what another has said. Where energy is charged at the same price both times, what its sums were
 * rounded by is no price: it is left with what was used.
 */
export function differenceParts(now: ComparedBill, then: ComparedBill): DifferencePart[] {
  const [vatNow, vatThen] = [1 + now.vatPercentage / 100, 1 + then.vatPercentage / 100];
  const uses = [...now.uses, ...then.uses];
  const parts = noParts(uses);
  const add: Add = (kind, fine, of) => {
    const part = parts.find((one) => one.kind === kind && (one.content === null || one.content === of));
    if (part) part.fine += fine;
  };
  for (const key of new Set(uses.map((use) => use.key))) {
    const [ours, theirs] = [now, then].map((bill) => bill.uses.find((use) => use.key === key)) as [Use, Use];
    addUse(add, { ours, theirs, now, before: then, vatNow, vatThen });
  }
  for (const [kind, cents, before] of [
    ['addons', now.addonCents, then.addonCents],
    ['fees', now.feeCents, then.feeCents],
    ['account', now.accountCents, then.accountCents],
  ] as const) {
    const withoutVat = roundHalf(((cents * vatThen) / vatNow) * FINE);
    add(kind, withoutVat - before * FINE);
    add('vat', cents * FINE - withoutVat);
  }
  const shares = sharesOf(
    parts.map(({ fine }) => fine),
    FINE,
    totalOf(now) - totalOf(then),
  );
  return parts.map(({ kind, content }, at) => ({ kind, content, cents: shares[at] ?? 0 }));
}

interface FinePart extends Omit<DifferencePart, 'cents'> {
  /** In parts of a cent. */
  fine: number;
}

/** Adds to a part, of which energy where it is told of each by itself. */
type Add = (kind: DifferenceKind, fine: number, content?: InvoiceContent) => void;

/** Every part that there can be, in the order in which they are told: energy by energy. */
function noParts(uses: readonly ComparedUse[]): FinePart[] {
  const contents = [...new Set(uses.map(({ content }) => content))];
  const ofBill = (kind: BillKind): FinePart => ({ kind, content: null, fine: 0 });
  return [
    ofBill('days'),
    ...contents.flatMap((content) => useKinds.map((kind): FinePart => ({ kind, content, fine: 0 }))),
    ...(['vat', 'addons', 'fees', 'account'] as const).map(ofBill),
  ];
}

type Use = ComparedUse | undefined;

interface Both {
  ours: Use;
  theirs: Use;
  now: ComparedBill;
  before: ComparedBill;
  vatNow: number;
  vatThen: number;
}

/** Adds what the use of one place changes: the steps telescope, whatever each of them is. */
function addUse(add: Add, { ours, theirs, now, before, vatNow, vatThen }: Both): void {
  const [used, was] = [ours?.wattHours ?? 0, theirs?.wattHours ?? 0];
  const [cents, paid] = [ours?.cents ?? 0, theirs?.cents ?? 0];
  const inDays = inDaysOfNow(was, now, before);
  const inWeather = inWeatherOfNow(inDays, { ours, theirs, now, before });
  // Where nothing was used, the price is that of the other.
  const price = was === 0 ? (used === 0 ? 0 : (cents * vatThen) / vatNow / used) : paid / was;
  const withVatOfThen = roundHalf(((cents * vatThen) / vatNow) * FINE);
  const isSamePrice = samePrice(theirs, ours, vatThen / vatNow);
  const steps = [
    paid * FINE,
    was === 0 ? paid * FINE : roundHalf(inDays * price * FINE),
    was === 0 ? paid * FINE : roundHalf(inWeather * price * FINE),
    isSamePrice ? withVatOfThen : used === 0 ? 0 : roundHalf(used * price * FINE),
    withVatOfThen,
    cents * FINE,
  ];
  for (const [at, kind] of (['days', 'weather', 'volume', 'price', 'vat'] as const).entries())
    add(kind, (steps[at + 1] ?? 0) - (steps[at] ?? 0), (ours ?? theirs)?.content);
}

/** Whether the price of now, with the VAT of then, is that of then. */
function samePrice(theirs: Use, ours: Use, vat: number): boolean {
  const [then, now] = [theirs, ours].map((use) => averagePrice(use?.charged ?? [])) as [number | null, number | null];
  return then !== null && now !== null && roundHalf(now * vat * DECIMALS) === roundHalf(then * DECIMALS);
}

const inDaysOfNow = (wattHours: number, now: ComparedBill, then: ComparedBill): number =>
  then.days > 0 ? (wattHours * now.days) / then.days : wattHours;

/** What would have been used then in as many days and in the weather of now, in watt-hours (`invoice.difference`). */
export function comparableUse(now: ComparedBill, then: ComparedBill): number {
  return then.uses.reduce((sum, theirs) => {
    const ours = now.uses.find(({ key }) => key === theirs.key);
    return sum + inWeatherOfNow(inDaysOfNow(theirs.wattHours, now, then), { ours, theirs, now, before: then });
  }, 0);
}

/** What would have been used then in the weather of now, in watt-hours (`consumption.normalised`). */
function inWeatherOfNow(
  wattHours: number,
  { ours, theirs, now, before }: Pick<Both, 'ours' | 'theirs' | 'now' | 'before'>,
) {
  const [actual, felt] = [theirs?.degreeDays ?? null, ours?.degreeDays ?? null];
  if (!theirs || actual === null || felt === null || before.days === 0 || wattHours <= 0) return wattHours;
  const hotWater = Math.min(wattHours, Math.max(0, theirs.baseADay) * now.days);
  const scaled = (actual * now.days) / before.days;
  if (scaled < LEAST_DEGREE_DAYS) return wattHours;
  return normalisedHeat({ heat: wattHours, hotWater }, { actual: scaled, normal: felt }) ?? wattHours;
}
