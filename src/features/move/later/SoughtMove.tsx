import { useLingui } from '@lingui/react/macro';
import { toFailure } from '../../../../domain/failure.ts';
import { FailureNotice } from '../../../shared/failure/FailureNotice.tsx';
import { usePage } from '../../../shared/page/usePage.ts';
import { useQuery } from '../../../shared/queryClient.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { PageHeading } from '../../../ui/Page/PageHeading.tsx';
import { DetailSkeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { receivedMoveQuery } from '../provenMove.query.ts';
import { useMoveHeading } from '../useMoveHeading.ts';
import { MoveSent } from './MoveSent.tsx';

/** The receipt of what the tab has sent before the page was opened, looked up by its key (`move.again`). */
export function SoughtMove({ receivedKey }: { receivedKey: string }) {
  const { t } = useLingui();
  const { api } = useSession();
  const sought = useQuery(receivedMoveQuery(api, receivedKey));
  const move = sought.data ?? null;
  const heading = useMoveHeading('sent', move) ?? '';
  usePage(heading);
  // What the server does not tell has been received all the same, and a mail says what it was.
  if (sought.isSuccess || toFailure(sought.error).kind === 'notFound') return <MoveSent {...{ heading, move }} />;
  return (
    <Stack gap="large">
      <PageHeading>{heading}</PageHeading>
      {sought.error ? (
        <FailureNotice
          title={t({ id: 'submission.noReceipt', message: 'Kuittia ei saatu ladattua' })}
          failure={sought.error}
          retry={{ isBusy: sought.isFetching, onRetry: () => void sought.refetch() }}
        />
      ) : (
        <DetailSkeleton label={t({ id: 'submission.receiptLoading', message: 'Ladataan kuittia' })} />
      )}
    </Stack>
  );
}
