import { helsinkiClock } from '../../domain/time/index.ts';
import type { Contract } from '../../domain/types.ts';
import { dayIn, translate, type Locale } from '../texts.ts';

/* How mails write days, numbers and facts. */

/** The texts of a mail in its language, and how that writes days and times: as the pages do (`language.formats`). */
export interface Text {
  (id: string, values?: Record<string, string | number>): string;
  /** A day `YYYY-MM-DD`. */
  day(day: string): string;
  /** Day and time in Helsinki, to the minute and to the second. */
  clock(now: Date): { date: string; time: string; timeToSecond: string };
}

export type Fact = [label: string, value: string | null];

export const tags = { fi: 'fi-FI', sv: 'sv-FI', en: 'en-GB' } satisfies Record<Locale, string>;

/** Those facts that have a value. */
export const filled = (facts: readonly Fact[]): [string, string][] =>
  facts.flatMap(([label, value]) => (value === null ? [] : [[label, value]]));

/** `8841 2207`. */
export const spaced = (orderNo: string) => orderNo.replace(/(\d{4})(?=\d)/g, '$1 ');

/** An amount of money as the pages write it, `200`, `128,40`. */
export const amountIn = (locale: Locale, cents: number): string =>
  new Intl.NumberFormat(tags[locale], { minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' }).format(
    cents / 100,
  );

type UnitPrice = Pick<Contract['prices'][number], 'amount' | 'unit' | 'vatPercentage'> & {
  /** The amount is without it, as companies read prices. */
  isWithoutVat?: boolean;
};

const units = {
  'c/kWh': 'mail.order.unit.kwh',
  'EUR/MWh': 'mail.order.unit.mwh',
  'EUR/month': 'mail.order.unit.month',
  'EUR/day': 'mail.order.unit.day',
  'EUR/pcs': 'mail.order.unit.piece',
} satisfies Record<UnitPrice['unit'], string>;

const numberIn = (locale: Locale, amount: string): string =>
  new Intl.NumberFormat(tags[locale], { minimumFractionDigits: 2, maximumFractionDigits: 4 }).format(Number(amount));

/** With the rate of VAT that is in it, or that there is none in it; nothing where there is no VAT. */
function withVat(
  locale: Locale,
  amount: string,
  { vatPercentage, isWithoutVat = false }: UnitPrice,
  text: Text,
): string {
  if (Number(vatPercentage) === 0) return amount;
  if (isWithoutVat) return text('mail.order.withoutVat', { amount });
  const rate = new Intl.NumberFormat(tags[locale]).format(Number(vatPercentage));
  return text('mail.order.withVat', { amount, rate });
}

/** A unit price, with what is said of its VAT where there is any. */
export const unitPriceIn = (locale: Locale, price: UnitPrice, text: Text): string =>
  withVat(locale, text(units[price.unit], { amount: numberIn(locale, price.amount) }), price, text);

/** The same to be read at a glance: what it is the price of, the number with what stands before it, and its unit. */
export function largePriceIn(locale: Locale, of: { label: string; price: UnitPrice }, text: Text) {
  const whole = text(units[of.price.unit], { amount: numberIn(locale, of.price.amount) });
  const [, amount = whole, unit = ''] = /^(.*\d)\s*(.*)$/u.exec(whole) ?? [];
  return { label: withVat(locale, of.label, of.price, text), amount, unit };
}

const two = (number: number) => String(number).padStart(2, '0');

/** What a mail in a language is written with. */
export const textIn = (locale: Locale): Text =>
  Object.assign((id: string, values?: Record<string, string | number>) => translate(locale, id, values), {
    day: (day: string) => dayIn(locale, day),
    clock(now: Date) {
      const { day, hour, minute } = helsinkiClock(now.getTime());
      const isEnglish = locale === 'en';
      const [joint, time] = isEnglish ? [':', `${two(hour)}:${two(minute)}`] : ['.', `${hour}.${two(minute)}`];
      return { date: dayIn(locale, day), time, timeToSecond: time + joint + two(now.getUTCSeconds()) };
    },
  });
