import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { ActingNeeded } from '../../shared/contracts/ActingNeeded.tsx';
import { PdfButton } from '../../shared/invoices/PdfButton.tsx';
import { PdfFailure } from '../../shared/invoices/PdfFailure.tsx';
import { usePdf } from '../../shared/invoices/usePdf.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useIsEmployee } from '../../shared/session/useIsEmployee.ts';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';

/** Where the link of a mail leads: the PDF is a press away, and nothing is asked before it (`invoicePdf.link`). */
export function InvoicePdfPage() {
  const { t } = useLingui();
  const { invoiceNo } = useParams({ from: '/invoices/pdf/$invoiceNo' });
  const pdf = usePdf();
  const customerId = useCustomerId();
  const isEmployee = useIsEmployee();
  const title = t({ id: 'invoice.pdfTitle', message: `Lasku ${invoiceNo}` });
  usePage(title);
  if (isEmployee && customerId === null) return <ActingNeeded heading={title} />;
  return (
    <Stack gap="large">
      <PageHeading lead={t({ id: 'invoice.pdfLead', message: 'Lasku avautuu PDF-tiedostona.' })}>{title}</PageHeading>
      <Stack>
        <Row>
          <PdfButton pdf={pdf} invoiceNo={invoiceNo} />
        </Row>
        <PdfFailure pdf={pdf} />
        <Row>
          <GoLink href={`/invoices/${invoiceNo}`}>
            {t({ id: 'invoice.toInvoice', message: 'Näytä laskun tiedot' })}
          </GoLink>
        </Row>
      </Stack>
    </Stack>
  );
}
