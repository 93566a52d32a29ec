import { earlyEndFeeOf } from '../../domain/orders/index.ts';
import { helsinkiToday } from '../../domain/time/index.ts';
import type { CampaignPrice, CampaignTemplate, NewOrder, OrderResult } from '../../domain/types.ts';
import { lastWithdrawalDay } from '../../domain/withdrawal/index.ts';
import type { NamedDocument } from '../documents/withDocuments.ts';
import { translate, type Locale } from '../texts.ts';
import type { Mail, MailPart } from './mail.ts';
import { amountIn, clockOf, filled, shortDay, spaced, unitPriceIn, type Fact, type Text } from './mailWords.ts';

interface Given {
  order: NewOrder;
  /** The product as it was offered, in the order's language. */
  template: CampaignTemplate;
  answer: OrderResult;
  now: Date;
  /** Where it can be withdrawn from; null where it cannot. */
  withdrawalLink: string | null;
  /** Of an offer: where it is accepted, and until when. */
  offer?: { link: string; lastDay: string } | null;
}

/**
 * What a person is told of an order that has come to the retailer's system (`order.mail`): what was ordered, at which price,
 * and how it can be withdrawn; of an offer, that nothing is ordered yet.
 */
export function orderMail(given: Given): Mail {
  const { order, template, answer } = given;
  const { locale } = order;
  const text: Text = (id, values) => translate(locale, id, values);
  const { product } = template;
  const what = answer.isOffer ? 'offer' : answer.security ? 'security' : 'made';
  const orderNo = spaced(answer.orderNo ?? '');
  return {
    locale,
    subject: text(answer.isOffer ? 'mail.order.subject.offer' : 'mail.order.subject.made', { orderNo }),
    heading: text(`mail.order.heading.${what}`, { kind: product.productKind }),
    intro: text(`mail.order.intro.${what}`, { product: product.productName }),
    parts: [
      { kind: 'facts', title: null, facts: filled(factsOf(given, text, orderNo)) },
      ...securityPart(answer, locale, text),
      ...withdrawalPart(given, text),
      { kind: 'text', title: text('mail.order.contact.title'), text: text('mail.order.contact') },
    ],
  };
}

/**
 * What goes with it: the documents of the product, and where it may be withdrawn from, the form for that with the order filled
 * in (`order.documents`).
 */
export function orderDocuments({ template: { product }, answer, now, withdrawalLink }: Given): NamedDocument[] {
  const filledIn = {
    product: product.productName,
    orderNo: spaced(answer.orderNo ?? ''),
    orderedOn: shortDay(helsinkiToday(now.getTime())),
  };
  return product.terms.map(({ documentId }) => ({ id: documentId, ...(withdrawalLink !== null && { filledIn }) }));
}

function factsOf({ order, template, answer, now }: Given, text: Text, orderNo: string): Fact[] {
  const { product } = template;
  const { energy, baseFee, flatRate, addonFee } = product.prices;
  const price = (of: CampaignPrice | undefined) => of && priceLine(of, order.locale, text);
  const services = template.services
    .flatMap(({ values }) => values)
    .filter(({ templateId }) => order.formData.services.includes(templateId));
  const startDate = answer.product?.startDate ?? null;
  const fee = template.change ? earlyEndFeeOf(template.change, startDate) : null;
  const { date, time } = clockOf(now);
  return [
    [text('mail.order.number'), orderNo],
    [text('mail.order.product'), product.productName],
    [text('mail.order.place'), answer.product?.place ?? null],
    [text(product.hourlyPriced ? 'mail.order.margin' : 'mail.order.energy'), price(energy) ?? null],
    [text('mail.order.baseFee'), price(baseFee) ?? null],
    [text('mail.order.flatRate'), price(flatRate) ?? null],
    [text('mail.order.addonFee'), price(addonFee) ?? null],
    ...services.map(({ templateId, productName, price: of }): Fact => {
      const isThere = answer.serviceImportNos.some((one) => one.templateId === templateId && one.importNo !== null);
      const line = `${productName}, ${priceLine(of, order.locale, text)}`;
      return [text('mail.order.service'), isThere ? line : text('mail.order.service.later', { service: productName })];
    }),
    [text('mail.order.start'), startDate && shortDay(startDate)],
    [text('mail.order.replaces'), template.change?.productName ?? null],
    [
      text('mail.order.earlyEndFee'),
      fee === null ? null : text('mail.order.euros', { amount: amountIn(order.locale, fee) }),
    ],
    [text('mail.order.term'), termOf(product, text)],
    [text('mail.order.notice'), text('mail.order.notice.days', { days: product.noticePeriodDays })],
    [text('mail.order.ordered'), text('mail.order.ordered.at', { date, time })],
  ];
}

function termOf({ contractTerm: { kind, months, endsOn } }: CampaignTemplate['product'], text: Text): string {
  if (kind === 'fixedTerm' && months !== null) return text('mail.order.term.months', { months });
  if (kind === 'fixedContractLength' && endsOn !== null)
    return text('mail.order.term.until', { day: shortDay(endsOn) });
  return kind === 'startingPeriod' && months !== null
    ? text('mail.order.term.starting', { months })
    : text('mail.order.term.continuous');
}

const priceLine = ({ priceInclVat, pricingUnit, vatPercentage }: CampaignPrice, locale: Locale, text: Text): string =>
  unitPriceIn(locale, { amount: priceInclVat, unit: pricingUnit, vatPercentage }, text);

function securityPart({ security }: OrderResult, locale: Locale, text: Text): MailPart[] {
  if (!security) return [];
  const amount = amountIn(locale, security.cents);
  return [
    {
      kind: 'text',
      title: text('mail.order.security.title'),
      text: text(`mail.order.security.${security.kind}`, { amount }),
    },
  ];
}

/** A consumer may withdraw; who is paid, and a company, has nothing to withdraw from (`order.withdrawal`). */
function withdrawalPart({ template: { product }, now, withdrawalLink, offer }: Given, text: Text): MailPart[] {
  if (offer) return [offerPart(offer, text)];
  if (product.isRefund) return [];
  const title = text('mail.order.withdrawal.title');
  if (withdrawalLink === null) return [{ kind: 'text', title, text: text('mail.order.withdrawal.company') }];
  const day = shortDay(lastWithdrawalDay(helsinkiToday(now.getTime())));
  const link = { label: text('mail.order.withdrawal.link'), href: withdrawalLink };
  return [{ kind: 'text', title, text: text('mail.order.withdrawal', { day }), link }];
}

/** How an offer is accepted (`offer.mail`). */
function offerPart({ link: href, lastDay }: NonNullable<Given['offer']>, text: Text): MailPart {
  return {
    kind: 'text',
    title: text('mail.order.offer.title'),
    text: text('mail.order.offer', { day: shortDay(lastDay) }),
    link: { label: text('mail.order.offer.link'), href },
  };
}
