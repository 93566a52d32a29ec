import type { MailPart } from './mail.ts';
import type { Text } from './mailWords.ts';

/** That e-invoices come once the person has approved them in their own bank (`eInvoice.chosen`). */
export const eInvoicePart = (isChosen: boolean, text: Text): MailPart[] =>
  isChosen ? [{ kind: 'text', title: text('mail.order.eInvoice.title'), text: text('mail.order.eInvoice') }] : [];
