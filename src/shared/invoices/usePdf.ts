import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { toFailure, type Failure } from '../../../domain/failure.ts';
import { makeInvoiceTicket } from '../../api/invoices.gen.ts';
import { useFrame } from '../page/frame.ts';
import { useSession } from '../session/useSession.ts';
import { invoiceCalls } from './invoiceCalls.ts';

/** How PDFs are opened on a page, and what came of the last. */
export interface Pdf {
  /** Opens that of an invoice. To be called by the press itself, or the browser opens no tab. */
  open(invoiceNo: string): Promise<void>;
  /** Whose ticket is asked for. */
  opening: string | null;
  /** Why the last one was not opened, and whose. */
  failed: { invoiceNo: string; failure: Failure } | null;
}

/**
 * PDFs of invoices: each by a ticket that is asked for when it is wanted, in a tab that the press opens; in the embedded
 * view, which has no tabs, in the same window (`invoicePdf.ticket`).
 */
export function usePdf(): Pdf {
  const session = useSession();
  const { i18n } = useLingui();
  const { isEmbedded } = useFrame();
  const [opening, setOpening] = useState<Pdf['opening']>(null);
  const [failed, setFailed] = useState<Pdf['failed']>(null);

  const open = async (invoiceNo: string) => {
    if (opening !== null) return;
    const tab = isEmbedded ? null : window.open('about:blank', '_blank');
    // What is shown there knows nothing of this page.
    if (tab) tab.opener = null;
    setOpening(invoiceNo);
    setFailed(null);
    try {
      const { ticket } = await makeInvoiceTicket(invoiceCalls(session), { invoiceNo });
      const search = new URLSearchParams({ ticket, lang: i18n.locale });
      // Where the browser opens no tabs, the way back is its own.
      (tab ?? window).location.assign(new URL(`/api/invoices/${invoiceNo}/pdf?${search}`, window.location.origin));
    } catch (thrown) {
      tab?.close();
      setFailed({ invoiceNo, failure: toFailure(thrown) });
    } finally {
      setOpening(null);
    }
  };
  return { open, opening, failed };
}
