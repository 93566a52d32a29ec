import { expect, test } from 'vitest';
import { locales } from '../texts.ts';
import { largePriceIn, textIn, unitPriceIn } from './mailWords.ts';

const inAll = <Said>(say: (locale: (typeof locales)[number]) => Said) => locales.map(say);

test('each language writes days, times and prices as its pages do (language.formats)', () => {
  expect(inAll((locale) => textIn(locale).day('2026-02-07'))).toEqual(['7.2.2026', '7.2.2026', '07/02/2026']);
  const morning = new Date('2026-02-07T06:05:09Z');
  const [fi, sv, en] = inAll((locale) => textIn(locale).clock(morning));
  expect(fi).toEqual({ date: '7.2.2026', time: '8.05', timeToSecond: '8.05.09' });
  expect(sv).toEqual(fi);
  expect(en).toEqual({ date: '07/02/2026', time: '08:05', timeToSecond: '08:05:09' });

  const fee = { amount: '4.95', unit: 'EUR/month', vatPercentage: '0' } as const;
  const said = inAll((locale) => unitPriceIn(locale, fee, textIn(locale)));
  expect(said).toEqual(['4,95 €/kk', '4,95 €/mån', '€4.95/month']);
  const large = inAll((locale) => largePriceIn(locale, { label: 'Perusmaksu', price: fee }, textIn(locale)));
  expect(large.map(({ amount, unit }) => [amount, unit])).toEqual([
    ['4,95', '€/kk'],
    ['4,95', '€/mån'],
    ['€4.95', '/month'],
  ]);
  const energy = { ...fee, amount: '8.49', unit: 'c/kWh' } as const;
  const [ofEnergy] = inAll((locale) => largePriceIn(locale, { label: 'Energia', price: energy }, textIn(locale)));
  expect(ofEnergy).toMatchObject({ amount: '8,49', unit: 'c/kWh' });
});
