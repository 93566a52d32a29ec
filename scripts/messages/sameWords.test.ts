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
  ['sale.term', 'mail.order.term'],
  ['sale.term.months', 'mail.order.term.months'],
  ['sale.term.starting', 'mail.order.term.starting'],
  ['sale.term.until', 'mail.order.term.until'],
  ['sale.term.continuous', 'mail.order.term.continuous'],
  ['sale.notice', 'mail.order.notice'],
  ['sale.notice.days', 'mail.order.notice.days'],
  ['sale.notice.bound', 'mail.order.notice.bound'],
  ['sale.laterPrice.from', 'mail.order.laterPrice.from'],
  ['sale.laterPrice.months', 'mail.order.laterPrice.months'],
  ['sale.withdrawal', 'mail.order.withdrawal.noneTitle'],
  ['sale.withdrawal.company', 'mail.order.withdrawal.company'],
  ['sale.withdrawal.seller', 'mail.order.withdrawal.seller'],
])('the mail of an order says %s as the pages do (order.sameWords)', (ofPages, ofMail) => {
  expect(saysOf('server/orders.po', ofMail)).toEqual(saysOf('sale.po', ofPages));
});
