import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide';
import { whyNoPriceLock } from '../../../../domain/priceLock/index.ts';
import { helsinkiToday } from '../../../../domain/time/index.ts';
import { serverNow } from '../../../platform/clock.ts';
import { ContractsError } from '../../../shared/contracts/ContractsError.tsx';
import { addressLines } from '../../../shared/contracts/contracts.view.ts';
import { useContracts } from '../../../shared/contracts/useContracts.ts';
import { usePage } from '../../../shared/page/usePage.ts';
import { LinkList } from '../../../ui/LinkList/LinkList.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { PageHeading } from '../../../ui/Page/PageHeading.tsx';
import { DetailSkeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';

/** Who is signed in chooses of which of their contracts the price is locked (`priceLock.page`). */
export function LockChoice({ campaignId, base }: { campaignId: string; base: string }) {
  const { t } = useLingui();
  const contracts = useContracts();
  const heading = t({ id: 'priceLock.whichContract', message: 'Minkä sopimuksen hinta lukitaan?' });
  usePage(heading);
  const { data } = contracts;
  if (!data && !contracts.error)
    return <DetailSkeleton label={t({ id: 'priceLock.loading', message: 'Ladataan hintaa' })} />;
  const today = helsinkiToday(serverNow());
  const fitting = (data?.active ?? []).filter((one) => whyNoPriceLock(one, today) === null);
  return (
    <Stack gap="large">
      <PageHeading>{heading}</PageHeading>
      {!data ? (
        <ContractsError contracts={contracts} />
      ) : fitting.length === 0 ? (
        <Notice tone="info">
          {t({
            id: 'priceLock.noContract',
            message: 'Sinulla ei ole sopimusta, jonka hinnan voisi nyt lukita. Hinnan voi lukita Tarka-sopimukseen.',
          })}
        </Notice>
      ) : (
        <LinkList
          links={fitting.map(({ contractCode, productName, meteringPointAddress }) => ({
            href: `${base}/campaign/${campaignId}/contract/${contractCode}`,
            label: `${productName}, ${addressLines(meteringPointAddress).join(', ')}`,
            icon: Lock,
          }))}
        />
      )}
    </Stack>
  );
}
