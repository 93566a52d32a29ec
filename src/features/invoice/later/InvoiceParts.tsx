import type { InvoiceDetails } from '../../../../domain/types.ts';
import { InvoiceLines } from './InvoiceLines.tsx';
import { Payment } from './Payment.tsx';
import { WhyThisInvoice } from './WhyThisInvoice.tsx';

/** What an invoice has below its sum: how it is paid, what it is made of, and why it is what it is. */
export function InvoiceParts({ details }: { details: InvoiceDetails }) {
  const { invoice, lines, vat, payment, comparison } = details;
  return (
    <>
      {payment && <Payment payment={payment} />}
      <InvoiceLines lines={lines} vat={vat} />
      {comparison && <WhyThisInvoice {...{ invoice, comparison }} />}
    </>
  );
}
