import { earlyEndFeeOf, lastWithdrawalDay, whyNoWithdrawal } from '../../domain/orders/index.ts';
import { formatPriceLockPeriod, helsinkiToday } from '../../domain/time/index.ts';
import type {
  CampaignPrice,
  CampaignTemplate,
  LockedMonth,
  NewOrder,
  OrderResult,
  ReplacedContract,
} from '../../domain/types.ts';
import { lastDayOf } from '../../domain/orders/lastDay.ts';
import type { NamedDocument } from '../documents/withDocuments.ts';
import { dayIn, type Locale } from '../texts.ts';
import { eInvoicePart } from './billWords.ts';
import type { Mail, MailPart } from './mail.ts';
import { amountIn, filled, spaced, textIn, unitPriceIn, type Fact, type Text } from './mailWords.ts';
import { asRead, pricePart, pricesOf } from './orderMailPrices.ts';
import { noticeOf, termOf } from './termWords.ts';

interface Given {
  order: NewOrder;
  /** The product as it was offered, in the order's language. */
  template: CampaignTemplate;
  answer: OrderResult;
  now: Date;
  /** Where it can be withdrawn from; null where it cannot. */
  withdrawalLink: string | null;
  /** The first name of who has ordered; null of a company, or where nobody has told it. */
  firstName: string | null;
  /** Where its contract stands; null where there is none yet. */
  contractLink: string | null;
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
  const text = textIn(locale);
  const { product } = template;
  const what = answer.isOffer ? 'offer' : answer.security ? 'security' : 'made';
  const orderNo = spaced(answer.orderNo ?? '');
  return {
    locale,
    subject: text(answer.isOffer ? 'mail.order.subject.offer' : 'mail.order.subject.made', { orderNo }),
    heading: text(`mail.order.heading.${what}`, { kind: product.productKind }),
    ...(given.firstName !== null && { greeting: text('mail.greeting', { name: given.firstName }) }),
    intro: text(`mail.order.intro.${what}`, { product: product.productName }),
    parts: [
      ...pricePart(product, locale, text),
      {
        kind: 'facts',
        title: text(answer.isOffer ? 'mail.order.facts.offer' : 'mail.order.facts.made', { orderNo }),
        facts: filled(factsOf(given, text)),
      },
      ...placePart(answer, text),
      ...goesOnPart(given, text),
      ...contractPart(given, text),
      ...eInvoicePart(answer.product?.isEInvoiceToApprove === true, text),
      ...securityPart(answer, locale, text),
      ...withdrawalPart(given, text),
      {
        kind: 'text',
        title: text('mail.order.contact.title'),
        text: text(answer.isOffer ? 'mail.order.contact.offer' : 'mail.order.contact.made'),
      },
    ],
  };
}

/**
 * What goes with it: the documents of the product, and where it may be withdrawn from, the form for that with the order filled
 * in (`order.documents`).
 */
export function orderDocuments({ order, template: { product }, answer, now, withdrawalLink }: Given): NamedDocument[] {
  const filledIn = {
    product: product.productName,
    orderNo: spaced(answer.orderNo ?? ''),
    orderedOn: dayIn(order.locale, helsinkiToday(now.getTime())),
  };
  return product.terms.map(({ documentId }) => ({ id: documentId, ...(withdrawalLink !== null && { filledIn }) }));
}

function factsOf({ order, template, answer, now }: Given, text: Text): Fact[] {
  const { product } = template;
  const price = (of: CampaignPrice) => unitPriceIn(order.locale, asRead(product, of), text);
  const services = template.services
    .flatMap(({ values }) => values)
    .filter(({ templateId }) => order.formData.services.includes(templateId));
  const startDate = answer.product?.startDate ?? null;
  const fee = template.change ? earlyEndFeeOf(template.change, startDate) : null;
  const feeSaid = fee === null ? null : text('mail.order.euros', { amount: amountIn(order.locale, fee) });
  const { date, time } = text.clock(now);
  return [
    [text(template.addition ? 'mail.order.service' : 'mail.order.product'), product.productName],
    [text('mail.order.addedTo'), template.addition?.contractName ?? null],
    [text('mail.order.company'), answer.company?.name ?? null],
    [text('mail.order.businessId'), answer.company?.businessId ?? null],
    [text('mail.order.customerNo'), answer.company?.customerId ? spaced(answer.company.customerId) : null],
    [text('mail.order.place'), answer.product?.place ?? null],
    ...pricesOf(product, startDate, price, text),
    ...services.map(({ templateId, productName, price: of }): Fact => {
      const isThere = answer.serviceImportNos.some((one) => one.templateId === templateId && one.importNo !== null);
      const line = `${productName}, ${price(of)}`;
      return [text('mail.order.service'), isThere ? line : text('mail.order.service.later', { service: productName })];
    }),
    [text('mail.order.start'), startDate && startOf(answer, text.day(startDate), text)],
    [text('mail.order.until'), untilOf(product, answer, text)],
    [text('mail.order.takesIn'), template.addition?.takesIn.join(', ') || null],
    ...replacedFacts(answer.product?.replaces ?? [], text),
    [
      text('mail.order.earlyEndFee'),
      feeSaid && (product.customerType === 'B2B' ? text('mail.order.withoutVat', { amount: feeSaid }) : feeSaid),
    ],
    [text('mail.order.term'), termOf(product, text)],
    [text('mail.order.notice'), template.addition?.lock ? null : noticeOf(product, text)],
    [text('mail.order.billing'), billingOf(order, template, price, text)],
    [text(answer.isOffer ? 'mail.order.offered' : 'mail.order.ordered'), text('mail.order.ordered.at', { date, time })],
  ];
}

/** Whose place it takes, until when that runs, and which services end with it (`order.replacedTold`). */
const replacedFacts = (replaces: readonly ReplacedContract[], text: Text): Fact[] => {
  const together = (texts: readonly (string | null)[]) => [...new Set(texts)].filter(Boolean).join(', ') || null;
  return [
    [text('mail.order.replaces'), together(replaces.map(({ productName }) => productName))],
    [
      text('mail.order.replaces.until'),
      together(
        replaces.map(({ lastDay, neverBegins = false }) =>
          neverBegins ? text('mail.order.replaces.neverBegins') : lastDay && text.day(lastDay),
        ),
      ),
    ],
    [text('mail.order.replaces.services'), together(replaces.flatMap(({ services }) => services))],
    [text('mail.order.replaces.goOn'), together(replaces.flatMap(({ servicesGoOn }) => servicesGoOn))],
  ];
};

/** Where something is paid first, or the delivery site is looked for, no day is promised (`order.security`, `order.siteToBeFound`). */
function startOf({ security, product }: Pick<OrderResult, 'security' | 'product'>, day: string, text: Text): string {
  if (security) return text('mail.order.start.paid', { day });
  return product?.isPlaceToBeFound ? text('mail.order.start.toBeFound', { day }) : day;
}

/** The last day of a fixed term, by the day on which it begins; one that ends on a day of its own says so by its term. */
function untilOf({ contractTerm }: Product, answer: OrderResult, text: Text): string | null {
  const startDate = answer.product?.startDate ?? null;
  const day = contractTerm.kind === 'fixedTerm' && startDate !== null ? lastDayOf(contractTerm, startDate) : null;
  if (day === null) return null;
  return answer.security ? text('mail.order.until.paid', { day: text.day(day) }) : text.day(day);
}

/** That the retailer looks for the delivery site; of an order, that the person need do nothing (`order.siteToBeFound`). */
const placePart = ({ product, isOffer }: OrderResult, text: Text): MailPart[] =>
  product?.isPlaceToBeFound
    ? [
        {
          kind: 'text',
          title: text('mail.order.placeToBeFound.title'),
          text: text(isOffer ? 'mail.order.placeToBeFound.offer' : 'mail.order.placeToBeFound.made'),
        },
      ]
    : [];

/** Of an add-on that is tied to no supply: that it goes on (`addition.detached`). */
const goesOnPart = ({ template: { addition } }: Given, text: Text): MailPart[] =>
  addition?.lock
    ? lockPart(addition.lock, text)
    : addition?.goesOn
      ? [{ kind: 'text', title: text('mail.order.goesOn.title'), text: text('mail.order.goesOn') }]
      : [];

/** Which days are locked, and what comes then (`priceLock.mail`). */
const lockPart = (lock: LockedMonth, text: Text): MailPart[] => [
  {
    kind: 'text',
    title: text('mail.order.lock.title', { period: formatPriceLockPeriod(lock) }),
    text: text('mail.order.lock'),
  },
];

/** Where the contract is looked at from then on (`order.mail`). */
const contractPart = ({ contractLink }: Given, text: Text): MailPart[] =>
  contractLink === null ? [] : [{ kind: 'link', title: null, text: text('mail.order.open'), href: contractLink }];

type Product = CampaignTemplate['product'];

/** How the bill comes, and what that costs; null where none does. */
function billingOf(
  { formData: { billing } }: NewOrder,
  { product, paperInvoiceFee }: CampaignTemplate,
  price: (of: CampaignPrice) => string,
  text: Text,
): string | null {
  if (!billing) return null;
  const isOfCompany = billing.method === 'eInvoice' && product.customerType === 'B2B';
  const method = text(`mail.order.billing.${isOfCompany ? 'eInvoiceOfCompany' : billing.method}`);
  return billing.method === 'paperInvoice' ? `${method}, ${price(paperInvoiceFee)}` : method;
}

function securityPart({ security }: OrderResult, locale: Locale, text: Text): MailPart[] {
  if (!security) return [];
  const amount = amountIn(locale, security.cents);
  const payBy = security.payBy && text('mail.order.security.payBy', { day: text.day(security.payBy) });
  return [
    {
      kind: 'text',
      title: text('mail.order.security.title'),
      text: [text(`mail.order.security.${security.kind}`, { amount }), payBy].filter(Boolean).join(' '),
    },
  ];
}

/** Until when it may be withdrawn from, and where; else why it may not (`order.withdrawal`). */
function withdrawalPart({ template: { product }, now, withdrawalLink, offer }: Given, text: Text): MailPart[] {
  if (offer) return offerParts(offer, text);
  const reason = whyNoWithdrawal(product);
  if (reason !== null) {
    const none = text(`mail.order.withdrawal.${reason}`);
    return [{ kind: 'text', title: text('mail.order.withdrawal.noneTitle'), text: none }];
  }
  if (withdrawalLink === null) return [];
  const title = text('mail.order.withdrawal.title');
  const day = text.day(lastWithdrawalDay(helsinkiToday(now.getTime())));
  const link = { label: text('mail.order.withdrawal.link'), href: withdrawalLink };
  return [{ kind: 'text', title, text: text('mail.order.withdrawal', { day }), link }];
}

/** How an offer is accepted (`offer.mail`). */
const offerParts = ({ link: href, lastDay }: NonNullable<Given['offer']>, text: Text): MailPart[] => [
  { kind: 'text', title: text('mail.order.offer.title'), text: text('mail.order.offer', { day: text.day(lastDay) }) },
  { kind: 'link', title: null, text: text('mail.order.offer.link'), href },
];
