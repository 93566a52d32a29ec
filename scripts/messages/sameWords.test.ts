// What the pages and the mail of an order both say, in the same words.
import { expect, test } from 'vitest';
import { locales } from './catalogue.ts';
import { readTexts } from './words.ts';

const texts = readTexts();
const saysOf = (place: string) =>
  locales.map((locale) => {
    const found = texts.find(({ locale: of, where }) => of === locale && where === place);
    if (!found) throw new Error(`there is no text ${place} in ${locale}`);
    return found.text;
  });

test.each([
  ['sale.po sale.term', 'mail.order.term'],
  ['sale.po sale.term.months', 'mail.order.term.months'],
  ['sale.po sale.term.starting', 'mail.order.term.starting'],
  ['sale.po sale.term.until', 'mail.order.term.until'],
  ['sale.po sale.term.continuous', 'mail.order.term.continuous'],
  ['sale.po sale.notice', 'mail.order.notice'],
  ['sale.po sale.notice.days', 'mail.order.notice.days'],
  ['sale.po sale.notice.bound', 'mail.order.notice.bound'],
  ['sale.po sale.laterPrice.from', 'mail.order.laterPrice.from'],
  ['sale.po sale.laterPrice.months', 'mail.order.laterPrice.months'],
  ['sale.po sale.withdrawal', 'mail.order.withdrawal.noneTitle'],
  ['sale.po sale.withdrawal.company', 'mail.order.withdrawal.company'],
  ['sale.po sale.withdrawal.seller', 'mail.order.withdrawal.seller'],
  ['sale-later.po sale.transmission', 'mail.order.transmission'],
  ['sale-later.po sale.transmission.text', 'mail.order.transmission.text'],
  ['order.po order.included', 'mail.order.included'],
])('the mail of an order says %s as the pages do (order.sameWords)', (ofPages, ofMail) => {
  expect(saysOf(`server/orders.po ${ofMail}`)).toEqual(saysOf(ofPages));
});

test.each([
  ['campaign.note.refund', 'sale.vat.none'],
  ['campaign.note.vat', 'sale.vat.included'],
  ['campaign.note.withoutVat', 'sale.vat.excluded'],
])('a campaign says %s as the form and the review do (order.sameWords)', (ofCampaign, ofSale) => {
  expect(saysOf(`campaign.po ${ofCampaign}`)).toEqual(saysOf(`sale.po ${ofSale}`));
});
