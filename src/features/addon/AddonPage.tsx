import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { ActingNeeded } from '../../shared/contracts/ActingNeeded.tsx';
import { useIsActingNeeded } from '../../shared/contracts/useIsActingNeeded.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { AddonOfContract } from './AddonOfContract.tsx';

/** Where a customer adds a service to a contract (`addition.page`). */
export function AddonPage() {
  const { t } = useLingui();
  const { contractCode, campaignId } = useParams({ strict: false }) as { contractCode: string; campaignId: string };
  const customerId = useCustomerId();
  const isActingNeeded = useIsActingNeeded(null);
  if (isActingNeeded) return <ActingNeeded heading={t({ id: 'addon.title', message: 'Valitse lisäpalvelu' })} />;
  if (customerId === null)
    return <DetailSkeleton label={t({ id: 'addon.loading', message: 'Ladataan lisäpalveluja' })} />;
  const location = `/contracts/${contractCode}/vap-addition/${campaignId}`;
  return (
    <AddonOfContract
      key={`${customerId} ${contractCode} ${campaignId}`}
      {...{ customerId, contractCode, campaignId, location }}
    />
  );
}
