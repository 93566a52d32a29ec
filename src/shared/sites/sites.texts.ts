import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { SiteKind } from './sites.view.ts';

/** What is delivered at a site, in the reader's language (`site.rows`). */
export function useKindTexts(): Record<SiteKind, string> {
  const { t } = useLingui();
  return useMemo(
    () => ({
      electricity: t({ id: 'sites.electricity', message: 'Sähkö' }),
      heat: t({ id: 'sites.heat', message: 'Kaukolämpö' }),
      production: t({ id: 'sites.production', message: 'Pientuotanto' }),
    }),
    [t],
  );
}
