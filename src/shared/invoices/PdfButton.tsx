import { useLingui } from '@lingui/react/macro';
import { FileDown } from 'lucide';
import { Button } from '../../ui/Button/Button.tsx';
import type { Pdf } from './usePdf.ts';

interface PdfButtonProps {
  pdf: Pdf;
  invoiceNo: string;
  variant?: 'primary' | 'secondary';
}

/** Opens an invoice as PDF; what keeps it from that is told by `PdfFailure`. */
export function PdfButton({ pdf, invoiceNo, variant = 'primary' }: PdfButtonProps) {
  const { t } = useLingui();
  return (
    <Button
      variant={variant}
      icon={FileDown}
      isBusy={pdf.opening === invoiceNo}
      isDisabled={pdf.opening !== null}
      onClick={() => void pdf.open(invoiceNo)}
    >
      {t({ id: 'invoices.openPdf', message: 'Avaa PDF' })}
    </Button>
  );
}
