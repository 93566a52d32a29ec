import { useLingui } from '@lingui/react/macro';

/** What stands beside a button that copies, once it has, or could not (`invoicesPage.copied`). */
export function useCopyWords(): { copied: string; refused: string } {
  const { t } = useLingui();
  return {
    copied: t({ id: 'invoices.copied', message: 'Kopioitu' }),
    refused: t({ id: 'invoices.notCopied', message: 'Ei kopioitu' }),
  };
}
