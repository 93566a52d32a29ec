import { laterPrices } from '../../domain/orders/index.ts';
import type { CampaignPrice, CampaignTemplate } from '../../domain/types.ts';
import type { Locale } from '../texts.ts';
import type { MailPart } from './mail.ts';
import { largePriceIn, type Fact, type Text } from './mailWords.ts';

type Product = CampaignTemplate['product'];

const labelsOf = ({ isRefund, hourlyPriced }: Product, text: Text) => ({
  energy: text(isRefund ? 'mail.order.compensation' : hourlyPriced ? 'mail.order.margin' : 'mail.order.energy'),
  baseFee: text('mail.order.baseFee'),
  flatRate: text('mail.order.flatRate'),
  addonFee: text('mail.order.addonFee'),
});

/** The price by which a product is known. */
const mainPrice = ({ prices }: Product) => (['energy', 'flatRate', 'addonFee'] as const).find((kind) => prices[kind]);

/** The price by which it is known, to be read at a glance. */
export function pricePart(product: Product, locale: Locale, text: Text): MailPart[] {
  const kind = mainPrice(product);
  const of = kind && product.prices[kind];
  if (!of) return [];
  const price = asRead(product, of);
  return [
    { kind: 'price', title: null, ...largePriceIn(locale, { label: labelsOf(product, text)[kind], price }, text) },
  ];
}

/** The grid company bills what it takes to get it there (`order.sameWords`). */
const isTransmitted = ({ productKind, isRefund }: Product) => productKind === 'Electricity' && !isRefund;

/** What it costs besides, in the order of the form, after a starting period too (`order.laterPrice`); what that includes, and what not. */
export function pricesOf(
  product: Product,
  startDate: string | null,
  price: (of: CampaignPrice) => string,
  text: Text,
): Fact[] {
  const { prices, hourlyPriced } = product;
  const labels = labelsOf(product, text);
  const main = mainPrice(product);
  return [
    [text('mail.order.exchange'), hourlyPriced && text('mail.order.exchange.text')],
    ...(['energy', 'baseFee', 'flatRate', 'addonFee'] as const).map((kind): Fact => {
      const of = prices[kind];
      return [labels[kind], of && kind !== main ? price(of) : null];
    }),
    ...laterPrices(product, startDate).map(({ kind, price: of, months, from }): Fact => [
      from === null
        ? text('mail.order.laterPrice.months', { label: labels[kind], months })
        : text('mail.order.laterPrice.from', { label: labels[kind], day: text.day(from) }),
      price(of),
    ]),
    [text('mail.order.included'), product.addons.join(', ') || null],
    [text('mail.order.transmission'), isTransmitted(product) ? text('mail.order.transmission.text') : null],
  ];
}

/** As those whom it is for read prices: companies without VAT, as on the pages (`order.product`). */
export const asRead = ({ customerType }: Product, of: CampaignPrice) => {
  const isWithoutVat = customerType === 'B2B';
  const amount = isWithoutVat ? of.priceExclVat : of.priceInclVat;
  return { amount, unit: of.pricingUnit, vatPercentage: of.vatPercentage, isWithoutVat };
};
