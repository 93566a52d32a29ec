import type { components } from '../../openapi/api.gen.ts';
import type { Locale } from './locale.ts';

export type PriceUnit = components['schemas']['PriceUnit'];

/** A figure and the unit that stands beside it, smaller. */
export interface Figure {
  figure: string;
  unit: string;
}

export interface Formats {
  /** A day `YYYY-MM-DD`: `5.11.2026`, `05/11/2026`. It is a day wherever the reader is; no time zone touches it. Throws a RangeError for what is no day, as all of these do. */
  date(day: string): string;
  /** A day `YYYY-MM-DD` without its year: `12.2.`, in Swedish `12.2`, in English `12/02`. */
  dayAndMonth(day: string): string;
  /** A day `YYYY-MM-DD` with its weekday: `to 12.2.`, `tors 12.2`, `Thu 12/02`. */
  weekday(day: string): string;
  /** Two days `YYYY-MM-DD`, both included: `1.–12.2.2026`, `12.2.2026` where they are one, `30.12.2025–12.2.2026`, `01/02–12/02/2026`. */
  dateRange(from: string, to: string): string;
  /** Two times of one day as they are written (`time`): `klo 12.30–15.00`. */
  timeRange(from: string, to: string): string;
  /** A number as a decimal string, with as many decimals as it has: `5 635`, `5,635.5`. */
  number(amount: string): string;
  /** Energy as a decimal string: `5 635 kWh`, `1,25 MWh`. */
  energy(amount: string, unit: 'kWh' | 'MWh'): string;
  /** An instant in epoch milliseconds, in Europe/Helsinki: `12.2.2026 klo 12.41`. */
  dateTime(instant: number): string;
  /** An instant in epoch milliseconds, in Europe/Helsinki: `12.41`, `12:41`. */
  time(instant: number): string;
  /** Euros as a decimal string: `128,47 €`, `€128.47`, `−1 234,50 €`. */
  money(amount: string): string;
  /** A price as a decimal string and its unit, apart: `8,49` and `c/kWh`. */
  priceFigure(amount: string, unit: PriceUnit): Figure;
  /** A price as a decimal string with its unit: `8,49 c/kWh`, `€4.95/month`. */
  price(amount: string, unit: PriceUnit): string;
  /** A percentage as a decimal string: `25,5 %`, `25.5%`. */
  percentage(amount: string): string;
}

/** Finnish Swedish writes dates as Finnish does; `sv-SE` would give `2026-11-05` (`language.formats`). */
const tags: Record<Locale, string> = { fi: 'fi-FI', sv: 'sv-FI', en: 'en-GB' };
const timeJoint: Record<Locale, string> = { fi: ' klo ', sv: ' kl. ', en: ', ' };
const beforeTimes: Record<Locale, string> = { fi: 'klo ', sv: 'kl. ', en: '' };
const beforeYear: Record<Locale, string> = { fi: '', sv: '.', en: '/' };
/** Per what a price is, in Finnish and Swedish, where the unit does not say it as it is. */
const periods: Record<string, readonly [fi: string, sv: string]> = {
  month: ['kk', 'mån'],
  day: ['pv', 'dag'],
  pcs: ['kpl', 'st'],
};
const NO_BREAK_SPACE = '\u00A0';
const MINUS = '\u2212';
const DASH = '\u2013';

/** Intl takes decimal strings exactly; its type wants them proven. */
const decimal = (amount: string) => amount as Intl.StringNumericLiteral;
const withTrueMinus = (text: string) => text.replace(/^-/, MINUS);

function dayToInstant(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date);
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** Every number, date and price that the portal shows in a language is written here (`language.formats`). */
export function createFormats(locale: Locale): Formats {
  const tag = tags[locale];
  const helsinki = { timeZone: 'Europe/Helsinki' } as const;
  // Each is dear to make, and most pages write with few of them.
  const dateFormat = once(() => new Intl.DateTimeFormat(tag, helsinki));
  const timeFormat = once(() => new Intl.DateTimeFormat(tag, { ...helsinki, timeStyle: 'short' }));
  const weekdayFormat = once(() => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', weekday: 'short' }));
  const numberFormat = once(() => new Intl.NumberFormat(tag, { maximumFractionDigits: 6 }));
  const unitFormat = once(() => new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 4 }));
  const moneyFormat = once(
    () => new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' }),
  );
  const percentFormat = once(() => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }));

  /** The day of the month, with the month or without. */
  const partOf = (day: string, hasMonth: boolean) => {
    if (Number.isNaN(dayToInstant(day))) throw new RangeError('what was to be written is no day');
    const [, month = '', dayOfMonth = ''] = day.split('-');
    if (locale === 'en') return `${dayOfMonth}/${month}`;
    const parts = hasMonth ? [dayOfMonth, month] : [dayOfMonth];
    return parts.map(Number).join('.') + (locale === 'fi' ? '.' : '');
  };
  const date = (day: string) => partOf(day, true) + beforeYear[locale] + day.slice(0, 4);
  const number = (amount: string) => withTrueMinus(numberFormat().format(decimal(amount)));

  const money = (amount: string) => withTrueMinus(moneyFormat().format(decimal(amount)));

  const period = (unit: PriceUnit) => {
    const word = unit.slice(4);
    return (locale !== 'en' && periods[word]?.[locale === 'fi' ? 0 : 1]) || word;
  };

  const priceFigure = (amount: string, unit: PriceUnit): Figure => {
    if (unit === 'c/kWh') return { figure: withTrueMinus(unitFormat().format(decimal(amount))), unit };
    // English has the sign of the euro before the number, so only the period is left beside it.
    if (locale === 'en') return { figure: money(amount), unit: `/${period(unit)}` };
    return { figure: money(amount).replace(/\s€$/, ''), unit: `€/${period(unit)}` };
  };

  return {
    date,
    dayAndMonth: (day) => partOf(day, true),
    weekday: (day) => `${weekdayFormat().format(dayToInstant(day)).replace('.', '')} ${partOf(day, true)}`,
    dateRange: (from, to) => {
      if (from === to) return date(to);
      if (from.slice(0, 4) !== to.slice(0, 4)) return `${date(from)}${DASH}${date(to)}`;
      return `${partOf(from, from.slice(0, 7) !== to.slice(0, 7))}${DASH}${date(to)}`;
    },
    timeRange: (from, to) => beforeTimes[locale] + from + DASH + to,
    number,
    energy: (amount, unit) => number(amount) + NO_BREAK_SPACE + unit,
    time: (instant) => timeFormat().format(instant),
    dateTime: (instant) => dateFormat().format(instant) + timeJoint[locale] + timeFormat().format(instant),
    money,
    priceFigure,
    price: (amount, unit) => {
      const parts = priceFigure(amount, unit);
      const joint = parts.unit.startsWith('/') ? '' : NO_BREAK_SPACE;
      return parts.figure + joint + parts.unit;
    },
    percentage: (amount) => withTrueMinus(percentFormat().format(decimal(`${amount}E-2`))),
  };
}

/** A long number in groups of four, for reading aloud: `2301 4478 016`. */
export function groupDigits(digits: string): string {
  return digits.replace(/(.{4})(?=.)/g, `$1${NO_BREAK_SPACE}`);
}
