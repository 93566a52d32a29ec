import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { IconNode } from 'lucide';
import { helsinkiToday, type Day } from '../../../domain/time/index.ts';
import type { Contract } from '../../../domain/types.ts';
import { serverNow } from '../../platform/clock.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { usePage } from '../page/usePage.ts';
import { DeliverySite } from '../sites/DeliverySite.tsx';
import { ContractsError } from './ContractsError.tsx';
import { addressLines } from './contracts.view.ts';
import { useContracts } from './useContracts.ts';

/** With another delivery site the page stays, and shows the contracts of that one (`site.change`). */
const stay = () => {};

interface OwnContractsProps {
  heading: string;
  icon: IconNode;
  loading: string;
  /** @param today `YYYY-MM-DD` in Europe/Helsinki */
  isFitting(contract: Contract, today: Day): boolean;
  hrefOf(contractCode: string): string;
  /**
   * What is said where none fits.
   *
   * @param contracts those that there are
   */
  none(contracts: readonly Contract[]): ReactNode;
}

/** Who is signed in chooses which of their contracts it is about; of a customer with many sites, those of the chosen one. */
export function OwnContracts({ heading, icon, loading, isFitting, hrefOf, none }: OwnContractsProps) {
  const { t } = useLingui();
  const contracts = useContracts();
  const { data, error } = contracts;
  const hasFailed = !data && error !== null;
  usePage(heading);
  const today = helsinkiToday(serverNow());
  const own = data ? [...data.active, ...data.starting] : [];
  const fitting = own.filter((one) => isFitting(one, today));
  return (
    <Stack gap="large">
      <PageHeading actions={!hasFailed && <DeliverySite onOther={stay} />}>{heading}</PageHeading>
      {hasFailed ? (
        <ContractsError contracts={contracts} />
      ) : !data ? (
        <DetailSkeleton label={loading} />
      ) : fitting.length === 0 ? (
        <Notice
          tone="info"
          actions={
            <ButtonLink href="/contracts" variant="secondary" size="small">
              {t({ id: 'contracts.toOwn', message: 'Siirry sopimuksiin' })}
            </ButtonLink>
          }
        >
          {none(own)}
        </Notice>
      ) : (
        <LinkList
          links={fitting.map(({ contractCode, productName, meteringPointAddress }) => ({
            href: hrefOf(contractCode),
            label: `${productName}, ${addressLines(meteringPointAddress).join(', ')}`,
            icon,
          }))}
        />
      )}
    </Stack>
  );
}
