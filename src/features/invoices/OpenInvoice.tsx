import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Invoice, InvoiceBankDetails, Postponement } from '../../../domain/types.ts';
import { euroFigure } from '../../i18n/euroFigure.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { invoiceCalls } from '../../shared/invoices/invoiceCalls.ts';
import { invoiceQuery } from '../../shared/invoices/invoice.query.ts';
import { PdfButton } from '../../shared/invoices/PdfButton.tsx';
import { PdfFailure } from '../../shared/invoices/PdfFailure.tsx';
import { PostponeOffer } from '../../shared/invoices/PostponeOffer.tsx';
import { StandingTag } from '../../shared/invoices/StandingTag.tsx';
import { useInvoiceTexts } from '../../shared/invoices/useInvoiceTexts.ts';
import { usePaymentFacts } from '../../shared/invoices/usePaymentFacts.tsx';
import { usePdf } from '../../shared/invoices/usePdf.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { InvoiceSlip } from '../../ui/InvoiceSlip/InvoiceSlip.tsx';
import { Measure } from '../../ui/Measure/Measure.tsx';
import { Place, Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { withOwner } from './list.view.ts';

interface UnpaidProps {
  invoice: Invoice;
  /** Whose it is, where the page has the invoices of several owners (`invoicesPage.owners`). */
  ownerName: string | undefined;
  account: InvoiceBankDetails;
  customerId: string;
  onPostponed(postponement: Postponement): void;
  /** It cannot be postponed, whatever was listed. */
  onFixed(invoiceNo: string): void;
}

function Unpaid({ invoice, ownerName, account, customerId, onPostponed, onFixed }: UnpaidProps) {
  const { t, i18n } = useLingui();
  const session = useSession();
  const { date, money } = useFormats();
  const { standingText, title } = useInvoiceTexts();
  const paymentFacts = usePaymentFacts();
  const pdf = usePdf();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const asked = useQuery(invoiceQuery(invoiceCalls(session), customerId, invoice.invoiceNo, i18n.locale));
  const due = invoice.dueDate === null ? '' : date(invoice.dueDate);
  const sum = money(invoice.openAmount);
  const { figure, unit } = euroFigure(sum);
  const unknown = asked.error
    ? t({ id: 'invoices.referenceUnknown', message: 'Katso laskulta' })
    : t({ id: 'invoices.referenceLoading', message: 'Ladataan' });
  return (
    <Stack>
      <InvoiceSlip
        size="large"
        title={withOwner(title(invoice), ownerName)}
        status={<StandingTag {...{ invoice, standingText }} />}
        amount={figure}
        unit={unit}
        due={{ label: t({ id: 'invoices.dueDate', message: 'Eräpäivä' }), date: due }}
        sentence={t({ id: 'invoices.toPay', message: `Maksettavaa ${sum}, eräpäivä ${due}.` })}
        facts={paymentFacts(account, asked.data?.payment, unknown)}
        actions={
          <>
            <PdfButton pdf={pdf} invoiceNo={invoice.invoiceNo} />
            <PostponeOffer {...{ customerId, invoice, place, onPostponed, onFixed }} />
            <ButtonLink variant="secondary" href={`/invoices/${invoice.invoiceNo}`}>
              {t({ id: 'invoices.show', message: 'Näytä lasku' })}
            </ButtonLink>
          </>
        }
      />
      <PdfFailure pdf={pdf} />
      <Place onReady={setPlace} />
    </Stack>
  );
}

/** What is to be paid first, with how (`invoicesPage.first`). */
export const OpenInvoice = (props: UnpaidProps) => (
  <Measure>
    <Unpaid {...props} />
  </Measure>
);

/** There is nothing to be paid, on any page. */
export function NothingToPay() {
  const { t } = useLingui();
  return <Note>{t({ id: 'invoices.nothingToPay', message: 'Kaikki laskut on maksettu.' })}</Note>;
}
