import type { Termination } from '../../domain/types.ts';
import type { Locale } from '../texts.ts';
import type { Mail, MailPart } from './mail.ts';
import { textIn } from './mailWords.ts';

/**
 * What a customer is told of a contract of which they have given notice (`termination.mail`): which, until when it runs, where
 * the last bill goes, and what becomes of what hung on it.
 */
export function terminationMail(termination: Termination, locale: Locale): Mail {
  const text = textIn(locale);
  const { terminationNo, kind, productName, place, reason, email, billPlace, endingAddons, continuingAddons } =
    termination;
  const lastDay = text.day(termination.lastDay);
  const { date, time } = text.clock(new Date(termination.receivedAt));
  const facts: [string, string][] = [
    [text('mail.termination.number'), terminationNo],
    [text('mail.termination.contract'), productName],
    [text('mail.termination.place'), place],
    [text('mail.termination.reason'), text(`mail.termination.reason.${reason}`)],
    [text('mail.termination.lastDay'), lastDay],
    [text('mail.termination.lastBill'), billPlace ?? email],
    [text('mail.termination.received'), text('mail.termination.received.at', { date, time })],
  ];
  const addons: MailPart[] = [
    ...(endingAddons.length > 0
      ? [text('mail.termination.addonsEnd', { addons: endingAddons.join(', '), day: lastDay })]
      : []),
    ...(continuingAddons.length > 0
      ? [text('mail.termination.addonsGoOn', { addons: continuingAddons.join(', ') })]
      : []),
  ].map((line): MailPart => ({ kind: 'text', title: text('mail.termination.addons'), text: line }));
  return {
    locale,
    subject: text('mail.termination.subject', { number: terminationNo }),
    heading: text('mail.termination.heading'),
    intro: text('mail.termination.intro', { product: productName, day: lastDay }),
    parts: [
      { kind: 'facts', title: null, facts },
      { kind: 'text', title: text('mail.termination.next'), text: text(`mail.termination.next.${kind}`) },
      ...addons,
      { kind: 'text', title: text('mail.termination.contact'), text: text('mail.termination.contact.text') },
    ],
  };
}
