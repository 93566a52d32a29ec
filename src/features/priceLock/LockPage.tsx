import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { ActingNeeded } from '../../shared/contracts/ActingNeeded.tsx';
import { useIsActingNeeded } from '../../shared/contracts/useIsActingNeeded.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { LockOfContract } from './LockOfContract.tsx';

/** Where a customer locks the price of a contract (`priceLock.page`). */
export function LockPage() {
  const { t } = useLingui();
  const { contractCode, campaignId } = useParams({ strict: false }) as { contractCode: string; campaignId: string };
  const customerId = useCustomerId();
  const isActingNeeded = useIsActingNeeded(null);
  if (isActingNeeded) return <ActingNeeded heading={t({ id: 'priceLock.closedPage', message: 'Hinnan lukitus' })} />;
  if (customerId === null) return <DetailSkeleton label={t({ id: 'priceLock.loading', message: 'Ladataan hintaa' })} />;
  const location = `/contracts/${contractCode}/lock-price/${campaignId}`;
  return (
    <LockOfContract
      key={`${customerId} ${contractCode} ${campaignId}`}
      {...{ customerId, contractCode, campaignId, location }}
    />
  );
}
