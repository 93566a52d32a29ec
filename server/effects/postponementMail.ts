import type { Postponement } from '../../domain/types.ts';
import type { Locale } from '../texts.ts';
import type { Mail } from './mail.ts';
import { amountIn, textIn } from './mailWords.ts';

/** What a customer is told of an invoice whose due day was postponed (`invoice.postponeMail`): which, how much, and until when. */
export function postponementMail(
  { invoiceNo, postponedFrom, dueDate, openCents }: Omit<Postponement, 'isMailed'> & { openCents: number },
  locale: Locale,
): Mail {
  const text = textIn(locale);
  return {
    locale,
    subject: text('mail.postponement.subject', { invoiceNo }),
    heading: text('mail.postponement.heading'),
    intro: text('mail.postponement.intro', { invoiceNo, day: text.day(dueDate) }),
    parts: [
      {
        kind: 'facts',
        title: null,
        facts: [
          [text('mail.postponement.invoice'), invoiceNo],
          [text('mail.postponement.open'), text('mail.postponement.euros', { amount: amountIn(locale, openCents) })],
          [text('mail.postponement.before'), text.day(postponedFrom)],
          [text('mail.postponement.now'), text.day(dueDate)],
        ],
      },
      { kind: 'text', title: text('mail.postponement.once'), text: text('mail.postponement.once.text') },
      { kind: 'text', title: text('mail.postponement.notYou'), text: text('mail.postponement.notYou.text') },
    ],
  };
}
