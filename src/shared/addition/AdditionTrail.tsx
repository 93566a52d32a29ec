import { useLingui } from '@lingui/react/macro';
import type { AddedContract } from '../../../domain/types.ts';
import { useSpeaksOfCustomer } from '../session/useSpeaksOfCustomer.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';

interface AdditionTrailProps {
  /** Null where none is known, and nothing leads back to it. */
  contract: Pick<AddedContract, 'contractCode' | 'productName'> | null;
  /** The heading of this page. */
  current: string;
}

/** The way back to the contract (`addition.page`). */
export function AdditionTrail({ contract, current }: AdditionTrailProps) {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  if (contract === null) return null;
  return (
    <Breadcrumbs
      label={t({ id: 'addon.trail', message: 'Murupolku' })}
      items={[
        {
          href: '/contracts',
          label: speaksOfCustomer
            ? t({ id: 'addon.trailContractsOfStaff', message: 'Asiakkaan sopimukset' })
            : t({ id: 'addon.trailContracts', message: 'Omat sopimukset' }),
        },
        { href: `/contracts/${contract.contractCode}`, label: contract.productName },
      ]}
      current={current}
    />
  );
}
