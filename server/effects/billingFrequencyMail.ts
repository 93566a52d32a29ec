import type { Locale } from '../texts.ts';
import type { Mail } from './mail.ts';
import { textIn } from './mailWords.ts';

interface Changed {
  contractNo: string;
  /** Where it is delivered to. */
  address: string;
  /** In months between invoices. */
  before: number;
  after: number;
}

/** What a customer is told of a contract that is invoiced more or less often (`billing.mail`): which, and how often from now on. */
export function billingFrequencyMail({ contractNo, address, before, after }: Changed, locale: Locale): Mail {
  const text = textIn(locale);
  const every = (months: number) => text('mail.billing.every', { months });
  return {
    locale,
    subject: text('mail.billing.subject', { contractNo }),
    heading: text('mail.billing.heading'),
    intro: text('mail.billing.intro', { every: every(after) }),
    parts: [
      {
        kind: 'facts',
        title: null,
        facts: [
          [text('mail.billing.contract'), contractNo],
          [text('mail.billing.site'), address],
          [text('mail.billing.before'), every(before)],
          [text('mail.billing.now'), every(after)],
        ],
      },
      { kind: 'text', title: text('mail.billing.next'), text: text('mail.billing.next.text') },
      { kind: 'text', title: text('mail.billing.notYou'), text: text('mail.billing.notYou.text') },
    ],
  };
}
