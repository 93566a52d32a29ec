import { formatPriceLockPeriod, type Period } from '../../domain/time/index.ts';
import type { Locale } from '../texts.ts';
import type { Mail } from './mail.ts';
import { textIn } from './mailWords.ts';

interface Reminded {
  contractName: string;
  /** What may be locked then. */
  period: Period;
  /** The first day of the window. */
  day: string;
  /** Where it is locked. */
  link: string;
}

/** What a customer is told on the first morning of a window who has asked for it (`priceLock.remind`). */
export function priceLockReminderMail({ contractName, period, day, link }: Reminded, locale: Locale): Mail {
  const text = textIn(locale);
  return {
    locale,
    subject: text('mail.priceLock.subject'),
    heading: text('mail.priceLock.heading'),
    intro: text('mail.priceLock.intro', { contract: contractName }),
    parts: [
      {
        kind: 'facts',
        title: null,
        facts: [
          [text('mail.priceLock.period'), formatPriceLockPeriod(period)],
          [text('mail.priceLock.from'), text.day(day)],
          [text('mail.priceLock.days'), text('mail.priceLock.days.text')],
        ],
      },
      { kind: 'link', title: null, text: text('mail.priceLock.open'), href: link },
      { kind: 'text', title: text('mail.priceLock.once'), text: text('mail.priceLock.once.text') },
    ],
  };
}
