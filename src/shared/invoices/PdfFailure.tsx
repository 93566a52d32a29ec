import { useLingui } from '@lingui/react/macro';
import { FailureNotice } from '../failure/FailureNotice.tsx';
import type { Pdf } from './usePdf.ts';

/** A PDF that was not opened: why (`invoicePdf.ticket`). */
export function PdfFailure({ pdf: { failed, opening, open } }: { pdf: Pdf }) {
  const { t } = useLingui();
  if (failed === null) return null;
  return (
    <FailureNotice
      title={t({ id: 'invoices.pdfFailed', message: 'Laskun PDF ei auennut' })}
      failure={failed.failure}
      retry={{ isBusy: opening !== null, onRetry: () => void open(failed.invoiceNo) }}
    />
  );
}
