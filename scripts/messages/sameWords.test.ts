// What the pages and the mail of an order both say, in the same words.
import { expect, test } from 'vitest';
import { locales } from './catalogue.ts';
import { readTexts } from './words.ts';

const texts = readTexts();
const saysOf = (file: string, id: string) =>
  locales.map((locale) => {
    const found = texts.find(({ locale: of, where }) => of === locale && where === `${file} ${id}`);
    if (!found) throw new Error(`there is no text ${id} in ${locale}/${file}`);
    return found.text;
  });

test.each([
  ['offer.term', 'mail.order.term'],
  ['offer.term.months', 'mail.order.term.months'],
  ['offer.term.starting', 'mail.order.term.starting'],
  ['offer.term.until', 'mail.order.term.until'],
  ['offer.term.continuous', 'mail.order.term.continuous'],
  ['offer.notice', 'mail.order.notice'],
  ['offer.notice.days', 'mail.order.notice.days'],
  ['offer.notice.bound', 'mail.order.notice.bound'],
  ['offer.laterPrice.from', 'mail.order.laterPrice.from'],
  ['offer.laterPrice.months', 'mail.order.laterPrice.months'],
  ['offer.withdrawal', 'mail.order.withdrawal.noneTitle'],
  ['offer.withdrawal.company', 'mail.order.withdrawal.company'],
  ['offer.withdrawal.seller', 'mail.order.withdrawal.seller'],
])('the mail of an order says %s as the pages do (order.sameWords)', (ofPages, ofMail) => {
  expect(saysOf('server/orders.po', ofMail)).toEqual(saysOf('offer.po', ofPages));
});
