import { useLingui } from '@lingui/react/macro';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { OfferedLock } from './priceLock.form.ts';

/** The way back to the contract; none where there is none that is known. */
export function LockTrail({ contract, current }: Pick<OfferedLock, 'contract'> & { current: string }) {
  const { t } = useLingui();
  if (contract === null) return null;
  return (
    <Breadcrumbs
      label={t({ id: 'addon.trail', message: 'Murupolku' })}
      items={[
        { href: '/contracts', label: t({ id: 'addon.trailContracts', message: 'Omat sopimukset' }) },
        { href: `/contracts/${contract.contractCode}`, label: contract.productName },
      ]}
      current={current}
    />
  );
}
