import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import { whyNoAddition } from '../../../../domain/addons/index.ts';
import { helsinkiToday } from '../../../../domain/time/index.ts';
import type { CustomerType } from '../../../../domain/types.ts';
import { serverNow } from '../../../platform/clock.ts';
import { ContractsError } from '../../../shared/contracts/ContractsError.tsx';
import { addressLines } from '../../../shared/contracts/contracts.view.ts';
import { useContracts } from '../../../shared/contracts/useContracts.ts';
import { usePage } from '../../../shared/page/usePage.ts';
import { useOrderer } from '../../../shared/sale/useOrderer.ts';
import { LinkList } from '../../../ui/LinkList/LinkList.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { PageHeading } from '../../../ui/Page/PageHeading.tsx';
import { DetailSkeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';

interface ContractChoiceProps {
  campaignId: string;
  base: string;
}

interface OrdererProps extends ContractChoiceProps {
  customerType: CustomerType;
  /** Of whoever has no customership of the kind: it is named where the contract is. */
  children: ReactNode;
}

/** Who is signed in chooses to which of their contracts it is added (`addition.anonymous`). */
export function ContractChoice({ customerType, children, ...named }: OrdererProps) {
  const { t } = useLingui();
  const orderer = useOrderer({ customerType });
  if (orderer.isLoading)
    return <DetailSkeleton label={t({ id: 'addon.loading', message: 'Ladataan lisäpalveluja' })} />;
  return orderer.isCustomer ? <OwnContracts {...named} /> : children;
}

function OwnContracts({ campaignId, base }: ContractChoiceProps) {
  const { t } = useLingui();
  const contracts = useContracts();
  const heading = t({ id: 'addon.whichContract', message: 'Mihin sopimukseen lisäpalvelu tulee?' });
  usePage(heading);
  const { data } = contracts;
  if (!data && !contracts.error)
    return <DetailSkeleton label={t({ id: 'addon.loading', message: 'Ladataan lisäpalveluja' })} />;
  const today = helsinkiToday(serverNow());
  const fitting = data ? [...data.active, ...data.starting].filter((one) => whyNoAddition(one, today) === null) : [];
  return (
    <Stack gap="large">
      <PageHeading>{heading}</PageHeading>
      {!data ? (
        <ContractsError contracts={contracts} />
      ) : fitting.length === 0 ? (
        <Notice tone="info">
          {t({
            id: 'addon.none.notPossible',
            message:
              'Lisäpalvelun voi lisätä sähkösopimukseen, joka on voimassa tai alkamassa ja jota ei ole irtisanottu.',
          })}
        </Notice>
      ) : (
        <LinkList
          links={fitting.map(({ contractCode, productName, meteringPointAddress }) => ({
            href: `${base}/campaign/${campaignId}/contract/${contractCode}`,
            label: `${productName}, ${addressLines(meteringPointAddress).join(', ')}`,
            icon: Plus,
          }))}
        />
      )}
    </Stack>
  );
}
