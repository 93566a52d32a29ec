import type { Locale } from '../texts.ts';
import type { Mail } from './mail.ts';
import { filled, spaced, textIn } from './mailWords.ts';

/* What is mailed of an update of a bank account or an e-mail address (`update.told`). */

interface Updated {
  customerNo: string;
  /** The last characters of the new account; null where the address is what was updated. */
  accountEnd: string | null;
}

/** To the address that holds now: what has changed, and whom to call if one has not asked for it. */
export function contactUpdateMail({ customerNo, accountEnd }: Updated, locale: Locale): Mail {
  const text = textIn(locale);
  const of = accountEnd === null ? 'emailAddress' : 'bankAccount';
  return {
    locale,
    subject: text(`mail.update.${of}.subject`),
    heading: text(`mail.update.${of}.heading`),
    intro: text(`mail.update.${of}.intro`),
    parts: [
      {
        kind: 'facts',
        title: null,
        facts: filled([
          [text('mail.update.customerNo'), spaced(customerNo)],
          [text('mail.update.account'), accountEnd && text('mail.update.accountEnd', { end: accountEnd })],
        ]),
      },
      { kind: 'text', title: text('mail.update.notYou'), text: text('mail.update.notYou.text') },
    ],
  };
}

/** To the address that held until now, which tells nothing of the new one: who reads it may be somebody else. */
export function oldAddressMail({ customerNo }: Pick<Updated, 'customerNo'>, locale: Locale): Mail {
  const text = textIn(locale);
  return {
    locale,
    subject: text('mail.update.oldAddress.subject'),
    heading: text('mail.update.oldAddress.heading'),
    intro: text('mail.update.oldAddress.intro'),
    parts: [
      { kind: 'facts', title: null, facts: [[text('mail.update.customerNo'), spaced(customerNo)]] },
      { kind: 'text', title: text('mail.update.notYou'), text: text('mail.update.notYou.text') },
    ],
  };
}
