import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import { whyNoAddition } from '../../../../domain/addons/index.ts';
import type { CustomerType } from '../../../../domain/types.ts';
import { OwnContracts } from '../../../shared/contracts/OwnContracts.tsx';
import { useOrderer } from '../../../shared/sale/useOrderer.ts';
import { DetailSkeleton } from '../../../ui/Skeleton/Skeleton.tsx';

interface ContractChoiceProps {
  campaignId: string;
  base: string;
  customerType: CustomerType;
  /** Of whoever has no customership of the kind: it is named where the contract is. */
  children: ReactNode;
}

/** Who is signed in chooses to which of their contracts it is added (`addition.anonymous`). */
export function ContractChoice({ customerType, campaignId, base, children }: ContractChoiceProps) {
  const { t } = useLingui();
  const orderer = useOrderer({ customerType });
  const loading = t({ id: 'addon.loading', message: 'Ladataan lisäpalveluja' });
  if (orderer.isLoading) return <DetailSkeleton label={loading} />;
  if (!orderer.isCustomer) return children;
  return (
    <OwnContracts
      icon={Plus}
      heading={t({ id: 'addon.whichContract', message: 'Mihin sopimukseen lisäpalvelu tulee?' })}
      loading={loading}
      isFitting={(contract, today) => whyNoAddition(contract, today) === null}
      hrefOf={(contractCode) => `${base}/campaign/${campaignId}/contract/${contractCode}`}
      none={() =>
        t({
          id: 'addon.none.notPossible',
          message:
            'Lisäpalvelun voi lisätä sähkösopimukseen, joka on voimassa tai alkamassa ja jota ei ole irtisanottu.',
        })
      }
    />
  );
}
