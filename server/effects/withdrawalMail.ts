import type { WithdrawalReceipt } from '../../domain/types.ts';
import { translate, type Locale } from '../texts.ts';
import type { Mail, MailPart } from './mail.ts';
import { amountIn, clockOf, filled, shortDay, spaced, type Fact, type Text } from './mailWords.ts';
import { unlinked } from './typed.ts';

/** The customer service works in it, whatever language the person used. */
const SERVICE_LOCALE: Locale = 'fi';

interface Given {
  receipt: WithdrawalReceipt;
  /** What was ordered with it, and goes with it. */
  services?: readonly string[];
  locale: Locale;
  /** The customer's first name; left out of a company, and where nobody knows it. */
  firstName?: string | null;
  /** Whether supply had begun when it was withdrawn from. */
  hasBegun: boolean;
}

const receivedAt = ({ receivedAt: at }: WithdrawalReceipt, text: Text): string => {
  const { date, time, second } = clockOf(new Date(at));
  return text('mail.withdrawal.at', { date, time: `${time}.${second}` });
};

/**
 * The receipt of a withdrawal, with day and time (`withdrawal.receipt`): what was withdrawn from, who has, and what follows. One in
 * somebody's own words is received, and the customer service answers it.
 */
export function withdrawalMail({ receipt, services = [], locale, firstName = null, hasBegun }: Given): Mail {
  const text: Text = (id, values) => translate(locale, id, values);
  const { order, usedCents, name, receiptNo, goesOn } = receipt;
  const what = order ? 'made' : 'words';
  return {
    locale,
    subject: text('mail.withdrawal.subject', { receiptNo }),
    heading: text('mail.withdrawal.heading'),
    ...(firstName !== null && { greeting: text('mail.greeting', { name: firstName }) }),
    intro: text(`mail.withdrawal.intro.${what}`),
    parts: [
      {
        kind: 'facts',
        title: null,
        facts: filled([
          [text('mail.withdrawal.received'), receivedAt(receipt, text)],
          [text('mail.withdrawal.notice'), order && noticeOf(order, text)],
          ...services.map((service): Fact => [text('mail.order.service'), service]),
          [text('mail.withdrawal.by'), unlinked(name)],
          [text('mail.withdrawal.place'), order?.place ?? null],
          [
            text('mail.withdrawal.used'),
            usedCents === null ? null : text('mail.withdrawal.used.amount', { amount: amountIn(locale, usedCents) }),
          ],
          [text('mail.withdrawal.receipt'), receiptNo],
        ]),
      },
      ...wordsPart(receipt, text),
      {
        kind: 'text',
        title: text('mail.withdrawal.next'),
        text: text(`mail.withdrawal.next.${nextOf(receipt, hasBegun)}`, { product: goesOn ?? '' }),
      },
    ],
  };
}

/** Who has a seller to go back to is told to ring there, and nobody else. */
function nextOf({ order, goesOn, isSwitching }: WithdrawalReceipt, hasBegun: boolean): string {
  if (!order) return 'words';
  const when = hasBegun ? 'begun' : 'made';
  if (goesOn !== null) return `${when}.goesOn`;
  return !hasBegun && isSwitching ? 'made.switching' : when;
}

const noticeOf = ({ productName, orderNo, orderedOn }: NonNullable<WithdrawalReceipt['order']>, text: Text): string =>
  text('mail.withdrawal.statement', { product: productName, orderNo: spaced(orderNo), day: shortDay(orderedOn) });

const wordsPart = ({ text: words }: WithdrawalReceipt, text: Text): MailPart[] =>
  words === null ? [] : [{ kind: 'quote', title: text('mail.withdrawal.words'), text: words }];

/** What the customer service is told of a withdrawal in somebody's own words: it must find the order. */
export function withdrawalNoticeMail(receipt: WithdrawalReceipt, { customerId }: { customerId: string | null }): Mail {
  const text: Text = (id, values) => translate(SERVICE_LOCALE, id, values);
  const { receiptNo, email, name } = receipt;
  return {
    locale: SERVICE_LOCALE,
    subject: text('mail.withdrawal.service.subject', { receiptNo }),
    heading: text('mail.withdrawal.service.heading', { receiptNo }),
    intro: text('mail.withdrawal.service.intro', { email }),
    parts: [
      {
        kind: 'facts',
        title: null,
        facts: filled([
          [text('mail.withdrawal.received'), receivedAt(receipt, text)],
          [text('mail.withdrawal.by'), unlinked(name)],
          [text('mail.feedback.customer'), customerId],
        ]),
      },
      ...wordsPart(receipt, text),
    ],
  };
}
