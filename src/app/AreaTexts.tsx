import { useEffect, useState, type ReactNode } from 'react';
import type { Area } from '../i18n/catalogues.ts';
import { usePortal } from '../shared/portal.context.ts';
import { LoadingPage } from './LoadingPage.tsx';

/** Shows the children once the texts of their area are there; the error page takes over when they cannot be had. */
export function AreaTexts({ area, children }: { area: Area; children: ReactNode }) {
  const { catalogues } = usePortal();
  const [isReady, setIsReady] = useState(false);
  const [fault, setFault] = useState<Error | null>(null);
  useEffect(() => {
    catalogues.need(area).then(() => setIsReady(true), setFault);
  }, [catalogues, area]);

  if (fault) throw fault;
  return isReady ? children : <LoadingPage />;
}
