import type { feedback } from '../store/schema.ts';
import type { Locale } from '../texts.ts';
import type { Mail } from './mail.ts';
import { textIn } from './mailWords.ts';

/** The customer service works in it, whatever language the person used. */
const SERVICE_LOCALE: Locale = 'fi';

type Given = Omit<typeof feedback.$inferInsert, 'serialNo'> & { feedbackNo: string; locale: Locale };

/** What the customer service is told of a feedback. What the person typed stands in the body alone, never in a header. */
export function feedbackMail(given: Given): Mail {
  const text = textIn(SERVICE_LOCALE);
  const { feedbackNo } = given;
  const kind = text(`mail.feedback.kind.${given.kind}`);
  const writer = given.actingReason ? 'acting' : given.sub ? 'signedIn' : 'stranger';
  const facts: [string, string | null | undefined][] = [
    [text('mail.feedback.kind'), kind],
    [text('mail.feedback.customer'), given.customerId],
    [text('mail.feedback.writer'), text(`mail.feedback.writer.${writer}`)],
    [text('mail.feedback.language'), text(`mail.feedback.language.${given.locale}`)],
    // The route's parameters are left open: `/contracts/…`.
    [text('mail.feedback.view'), given.view?.replaceAll(/\$\w*/g, '…')],
    [text('mail.feedback.fault'), given.faultRequestId],
  ];
  return {
    locale: SERVICE_LOCALE,
    subject: text('mail.feedback.subject', { feedbackNo, kind }),
    heading: text('mail.feedback.heading', { feedbackNo }),
    intro: given.email ? text('mail.feedback.answerWanted', { email: given.email }) : text('mail.feedback.noAnswer'),
    parts: [
      { kind: 'facts', title: null, facts: facts.flatMap(([label, value]) => (value ? [[label, value]] : [])) },
      { kind: 'quote', title: text('mail.feedback.text'), text: given.text },
    ],
  };
}
