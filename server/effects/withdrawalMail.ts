import type { WithdrawalReceipt } from '../../domain/types.ts';
import type { Locale } from '../texts.ts';
import type { Mail, MailPart } from './mail.ts';
import { amountIn, filled, spaced, textIn, type Fact, type Text } from './mailWords.ts';
import { unlinked } from './typed.ts';

/** The customer service works in it, whatever language the person used. */
const SERVICE_LOCALE: Locale = 'fi';

interface Given {
  receipt: WithdrawalReceipt;
  locale: Locale;
  /** The customer's first name; left out of a company, and where nobody knows it. */
  firstName?: string | null;
}

const receivedAt = ({ receivedAt: at }: WithdrawalReceipt, text: Text): string => {
  const { date, timeToSecond: time } = text.clock(new Date(at));
  return text('mail.withdrawal.at', { date, time });
};

/**
 * The receipt of a withdrawal, with day and time (`withdrawal.receipt`): what was withdrawn from, who has, and what follows. One in
 * somebody's own words is received, and the customer service answers it.
 */
export function withdrawalMail({ receipt, locale, firstName = null }: Given): Mail {
  const text = textIn(locale);
  const { order, usedCents, name, receiptNo } = receipt;
  const what = order ? (soldIn(receipt) === 'contract' ? 'made' : 'addition') : 'words';
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
          ...(order?.services ?? []).map((service): Fact => [text('mail.order.service'), service]),
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
        text: nextOf(receipt, text).join(' '),
      },
    ],
  };
}

const soldIn = ({ order }: WithdrawalReceipt) => order?.sold ?? 'contract';

/** What follows: what ends or never begins, what is paid, and what becomes of the contracts beside it. */
function nextOf(receipt: WithdrawalReceipt, text: Text): string[] {
  const { order, isTakeover = false, hasBegun = false, usedCents } = receipt;
  if (!order)
    return [text('mail.withdrawal.next.words'), ...(isTakeover ? [text('mail.withdrawal.next.takeover')] : [])];
  const sold = soldIn(receipt);
  // Electricity goes on, and is paid for as long as it is.
  const paid = sold === 'lock' && hasBegun ? 'locked' : usedCents === null ? 'nothing' : 'used';
  return [
    text(`mail.withdrawal.${hasBegun ? 'ended' : 'lapsed'}.${sold}`),
    text(`mail.withdrawal.pays.${paid}`),
    ...goingOn(receipt, text),
    ...movedTo(receipt, text),
  ];
}

/** What goes on; who has a seller to go back to is told to ring there, and who is without a contract that they need one. */
function goingOn(receipt: WithdrawalReceipt, text: Text): string[] {
  const { goesOn, hasBegun = false, moved, isSwitching } = receipt;
  const sold = soldIn(receipt);
  if (goesOn !== null) {
    const how = sold !== 'contract' ? '' : moved ? '.moved' : hasBegun ? '.gapless' : '';
    return [text(`mail.withdrawal.goesOn.${sold}${how}`, { product: goesOn })];
  }
  if (sold !== 'contract') return [];
  if (hasBegun) return [text('mail.withdrawal.next.begun')];
  return isSwitching ? [text('mail.withdrawal.next.switching')] : [];
}

/** That the new home has no contract any more, and what stays ended with the old one (`withdrawal.moved`). */
function movedTo({ moved }: WithdrawalReceipt, text: Text): string[] {
  if (!moved) return [];
  const { place, ended } = moved;
  const stays = ended.length === 0 ? [] : [text('mail.withdrawal.moved.ended', { ended: ended.join(', ') })];
  return [text('mail.withdrawal.moved', { place }), ...stays];
}

const noticeOf = (
  { sold = 'contract', productName, orderNo, orderedOn }: NonNullable<WithdrawalReceipt['order']>,
  text: Text,
): string =>
  text(`mail.withdrawal.statement.${sold === 'contract' ? 'contract' : 'addition'}`, {
    product: productName,
    orderNo: spaced(orderNo),
    day: text.day(orderedOn),
  });

const wordsPart = ({ text: words }: WithdrawalReceipt, text: Text): MailPart[] =>
  words === null ? [] : [{ kind: 'quote', title: text('mail.withdrawal.words'), text: words }];

/** What is to be done with a contract that was taken over (`withdrawal.takeover`). */
const takeoverPart = (text: Text): MailPart => ({
  kind: 'text',
  title: text('mail.withdrawal.service.takeover.title'),
  text: text('mail.withdrawal.service.takeover'),
});

/** What the customer service is told of a withdrawal in somebody's own words: it must find the order. */
export function withdrawalNoticeMail(receipt: WithdrawalReceipt, { customerId }: { customerId: string | null }): Mail {
  const text = textIn(SERVICE_LOCALE);
  const { receiptNo, email, name, isTakeover = false } = receipt;
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
      ...(isTakeover ? [takeoverPart(text)] : []),
    ],
  };
}
