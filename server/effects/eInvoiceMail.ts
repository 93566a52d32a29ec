import type { EInvoiceOrder } from '../../domain/types.ts';
import type { Locale } from '../texts.ts';
import type { Mail } from './mail.ts';
import { spaced, textIn } from './mailWords.ts';

/** What a customer is told who has ordered e-invoices (`eInvoice.mail`): into which bank, and that it is to be approved there. */
export function eInvoiceMail({ customerId, bank }: Omit<EInvoiceOrder, 'isMailed'>, locale: Locale): Mail {
  const text = textIn(locale);
  return {
    locale,
    subject: text('mail.eInvoice.subject'),
    heading: text('mail.eInvoice.heading'),
    intro: text('mail.eInvoice.intro', { bank: bank.name }),
    parts: [
      {
        kind: 'facts',
        title: null,
        facts: [
          [text('mail.eInvoice.bank'), bank.name],
          [text('mail.eInvoice.customerNo'), spaced(customerId)],
        ],
      },
      { kind: 'text', title: text('mail.eInvoice.next'), text: text('mail.eInvoice.next.text') },
      { kind: 'text', title: text('mail.eInvoice.notYou'), text: text('mail.eInvoice.notYou.text') },
    ],
  };
}
