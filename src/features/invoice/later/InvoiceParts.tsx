import type { InvoiceDetails } from '../../../../domain/types.ts';
import { InvoiceLines } from './InvoiceLines.tsx';
import { Payment } from './Payment.tsx';
import { WhyThisInvoice } from './WhyThisInvoice.tsx';

/** What an invoice has below its sum: how it is paid, why it is what it is, and what it is made of. */
export function InvoiceParts({ details }: { details: InvoiceDetails }) {
  const { invoice, lines, vat, payment, comparison } = details;
  return (
    <>
      {payment && <Payment payment={payment} />}
      {comparison && <WhyThisInvoice {...{ invoice, comparison }} />}
      <InvoiceLines lines={lines} vat={vat} />
    </>
  );
}
