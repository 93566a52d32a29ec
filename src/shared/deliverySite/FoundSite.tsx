import { useLingui } from '@lingui/react/macro';
import { MapPinCheck } from 'lucide';
import type { SiteCheck, SiteQuestion } from '../../../domain/types.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';

interface FoundSiteProps {
  /** Null for a stranger, who hears that it is there. */
  site: SiteCheck['site'];
  productKind: SiteQuestion['productKind'];
}

/** The site is there: which one, whose grid, how it is measured (`site.check.found`). */
export function FoundSite({ site, productKind }: FoundSiteProps) {
  const { t } = useLingui();
  const measured = site?.is15minAvailable
    ? t({ id: 'deliverySite.quarters', message: 'Mittaus 15 minuutin välein' })
    : t({ id: 'deliverySite.hours', message: 'Mittaus tunnin välein' });
  return (
    <Notice tone="positive" icon={MapPinCheck} title={t({ id: 'deliverySite.found', message: 'Käyttöpaikka löytyi' })}>
      {site && <p>{[site.meteringPointId, site.gridArea].filter(Boolean).join(' · ')}</p>}
      {site && productKind !== 'Heat' && <p>{measured}</p>}
    </Notice>
  );
}
