import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { toFailure } from '../../../domain/failure.ts';
import { mayBeUnknown } from '../../shared/contracts/mayBeUnknown.ts';
import { SoughtContract } from '../../shared/contracts/SoughtContract.tsx';
import { useIsActingNeeded } from '../../shared/contracts/useIsActingNeeded.ts';
import { NotRead } from '../../shared/failure/NotRead.tsx';
import { late } from '../../shared/late.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { transferQuery } from './transfer.query.ts';
import { TransferFlow } from './TransferFlow.tsx';

/** Most contracts can be handed over. */
const TransferObstacle = late(() => import('./later/TransferObstacle.tsx'), 'TransferObstacle');

/** Where the holder of a contract hands it over to another person (`transfer.form`). */
export function TransferPage() {
  const { t, i18n } = useLingui();
  const { api } = useSession();
  const customerId = useCustomerId();
  const { contractCode } = useParams({ from: '/contracts/$contractCode/transfer' });
  const isActingNeeded = useIsActingNeeded(null);
  const { data, error, isFetching, refetch } = useQuery({
    ...transferQuery(api, customerId, contractCode, i18n.locale),
    enabled: !isActingNeeded,
  });
  const [begun, setBegun] = useState(0);
  const heading = t({ id: 'transfer.title', message: 'Siirrä sopimus toiselle' });

  if (data) {
    const isRunning = data.transfer?.isOpen === true;
    if (data.obstacle !== null && !isRunning)
      return <TransferObstacle obstacle={data.obstacle} contractCode={contractCode} />;
    return (
      <TransferFlow
        key={`${customerId} ${contractCode} ${begun}`}
        {...{ contractCode, customerId }}
        standing={data}
        onShowOther={() => void refetch().then(() => setBegun(begun + 1))}
      />
    );
  }
  if (error || isActingNeeded) {
    const failure = toFailure(error);
    const notRead = (
      <NotRead
        heading={heading}
        title={t({ id: 'transfer.notRead', message: 'Siirtoa ei juuri nyt saada näkyviin' })}
        failure={error}
        retry={{ isBusy: isFetching, onRetry: () => void refetch() }}
      />
    );
    if (!isActingNeeded && !mayBeUnknown(failure)) return notRead;
    return <SoughtContract {...{ contractCode, heading, failure }}>{notRead}</SoughtContract>;
  }
  return <DetailSkeleton label={t({ id: 'transfer.loading', message: 'Ladataan siirtoa' })} />;
}
