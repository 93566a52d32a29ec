import { vatPercentageOn } from '../../domain/contracts/vat.ts';
import { addressLine, lastWithdrawalDay } from '../../domain/orders/index.ts';
import { addDays, helsinkiToday } from '../../domain/time/index.ts';
import { offeredDocuments } from '../../domain/transfer/index.ts';
import type { Contract, TransferAcceptance } from '../../domain/types.ts';
import type { NamedDocument } from '../documents/withDocuments.ts';
import type { ContractAtSite } from '../store/contractAtSite.ts';
import type { TransferRow } from '../store/transfers.ts';
import { dayIn, type Locale } from '../texts.ts';
import { eInvoicePart } from './billWords.ts';
import type { Mail, MailPart } from './mail.ts';
import { contractView } from '../views/contracts.ts';
import { filled, textIn, unitPriceIn, type Fact, type Text } from './mailWords.ts';

/** `ended` and `moved`: taken back, as the holder has given notice of the contract, or takes it along to a new home. */
export type TransferTurn = 'offered' | 'accepted' | 'cancelled' | 'ended' | 'moved' | 'expired';

/** What has become the new holder's. */
export interface TakenOver {
  contractNo: string;
  /** Where it is looked at. */
  contractLink: string;
  /** Where it is withdrawn from. */
  withdrawalLink: string;
  /** How its bills come. */
  method: TransferAcceptance['billing']['method'];
  /** Of a bill by post, with VAT. */
  paperInvoiceFeeCents: number;
}

interface Given {
  what: TransferTurn;
  to: 'holder' | 'newHolder';
  row: TransferRow;
  handed: ContractAtSite;
  locale: Locale;
  now: Date;
  /** Where the new holder accepts it, with the offer. */
  link: string | null;
  /** The new holder's contract, once they have accepted it. */
  made: TakenOver | null;
}

/** As the new holder's confirmation names them. */
const prices: Partial<Record<Contract['prices'][number]['kind'], string>> = {
  energy: 'mail.order.energy',
  margin: 'mail.order.margin',
  baseFee: 'mail.order.baseFee',
};

/** On what terms it is the new holder's: prices, duration, notice. */
function termsOf(
  handed: ContractAtSite,
  { row, locale, now }: Pick<Given, 'row' | 'locale' | 'now'>,
  text: Text,
): Fact[] {
  const today = helsinkiToday(now.getTime());
  const sold = contractView({ ...handed, addons: [], deliveries: [] }, { locale, today });
  const endDate = row.before === null ? sold.endDate : row.before.endDate;
  return [
    [
      text('mail.order.exchange'),
      sold.prices.some(({ kind }) => kind === 'margin') ? text('mail.order.exchange.text') : null,
    ],
    ...sold.prices.flatMap(({ kind, ...price }): Fact[] => {
      const label = prices[kind];
      return label === undefined ? [] : [[text(label), unitPriceIn(locale, price, text)]];
    }),
    [
      text('mail.order.term'),
      endDate === null ? text('mail.order.term.continuous') : text('mail.order.term.until', { day: text.day(endDate) }),
    ],
    [
      text('mail.order.notice'),
      sold.noticePeriodDays === null ? null : text('mail.order.notice.days', { days: sold.noticePeriodDays }),
    ],
  ];
}

/** How its bills come, and what that costs. */
function billingOf({ method, paperInvoiceFeeCents }: TakenOver, locale: Locale, today: string, text: Text): string {
  const way = text(`mail.order.billing.${method}`);
  if (method !== 'paperInvoice') return way;
  const fee = {
    amount: (paperInvoiceFeeCents / 100).toFixed(2),
    unit: 'EUR/pcs',
    vatPercentage: vatPercentageOn(today),
  } as const;
  return `${way}, ${unitPriceIn(locale, fee, text)}`;
}

/** What goes with the confirmation of who has taken a contract over: its terms, and the form to withdraw with. */
export const transferDocuments = ({
  handed,
  made,
  now,
  locale,
}: Pick<Given, 'handed' | 'now' | 'locale'> & { made: TakenOver }): NamedDocument[] =>
  offeredDocuments.map((id) => ({
    id,
    filledIn: {
      product: handed.product.name[locale],
      orderNo: made.contractNo,
      orderedOn: dayIn(locale, helsinkiToday(now.getTime())),
    },
  }));

/**
 * What each of the two is told at a turn of a transfer (`transfer.mails`): the address, the product, the day, and nothing of
 * the other but what they have typed themselves.
 */
export function transferMail({ what, to, row, handed, locale, now, link, made }: Given): Mail {
  const text = textIn(locale);
  const product = handed.product.name[locale];
  const address = addressLine(handed.meteringPoint);
  const [day, lastDay] = [text.day(row.day), text.day(addDays(row.day, -1))];
  const values = { day, lastDay };
  const bound = to === 'newHolder' ? made : null;
  // Why the holder has taken it back is nothing of the new one's.
  const turn = (what === 'ended' || what === 'moved') && to === 'newHolder' ? 'cancelled' : what;
  const facts = filled([
    [text('mail.transfer.product'), product],
    [text('mail.transfer.contractNo'), bound && bound.contractNo],
    [text('mail.transfer.address'), address],
    [text('mail.transfer.day'), day],
    [text('mail.transfer.email'), to === 'holder' ? row.email : null],
    ...(bound ? termsOf(handed, { row, locale, now }, text) : []),
    [text('mail.order.billing'), bound && billingOf(bound, locale, helsinkiToday(now.getTime()), text)],
  ]);
  const parts: MailPart[] = [
    { kind: 'facts', title: null, facts },
    ...(link === null ? [] : [{ kind: 'link' as const, title: null, text: text('mail.transfer.link'), href: link }]),
    ...(bound ? [{ kind: 'link' as const, title: null, text: text('mail.order.open'), href: bound.contractLink }] : []),
    ...eInvoicePart(bound?.method === 'eInvoice', text),
    { kind: 'text', title: text('mail.transfer.next.title'), text: text(`mail.transfer.next.${turn}.${to}`, values) },
  ];
  if (bound) {
    const until = text.day(lastWithdrawalDay(helsinkiToday(now.getTime())));
    parts.push({
      kind: 'text',
      title: text('mail.transfer.withdrawal.title'),
      text: text('mail.transfer.withdrawal', { until, lastDay }),
      link: { label: text('mail.order.withdrawal.link'), href: bound.withdrawalLink },
    });
  }
  return {
    locale,
    subject: text(`mail.transfer.subject.${turn}.${to}`),
    heading: text(`mail.transfer.subject.${turn}.${to}`),
    intro: text(`mail.transfer.intro.${turn}.${to}`, values),
    parts,
  };
}
