import { queryOptions } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { toFailure } from '../../../domain/failure.ts';
import { getWrite } from '../../api/feedback.gen.ts';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { FailureNotice } from '../failure/FailureNotice.tsx';
import { usePage } from '../page/usePage.ts';
import { useQuery } from '../queryClient.ts';
import { useSession } from '../session/useSession.ts';

interface SoughtReceiptProps<Result> {
  /** Under which it was received (`useReceivedKey`). */
  receivedKey: string;
  /** What the answer tells that was kept under the key; null where it tells nothing. */
  resultIn(answer: unknown): Result | null;
  /** What the page is called until the receipt is there. */
  heading: string;
  /** The receipt; of null where the server does not tell: it was received all the same. */
  children(result: Result | null): ReactNode;
}

function Waiting({ heading, children }: { heading: string; children: ReactNode }) {
  usePage(heading);
  return (
    <Stack gap="large">
      <PageHeading>{heading}</PageHeading>
      {children}
    </Stack>
  );
}

/** The receipt of what the tab has sent before the page was opened, looked up by its key (`draft.receipt`). */
export function SoughtReceipt<Result>({ receivedKey, resultIn, heading, children }: SoughtReceiptProps<Result>) {
  const { t } = useLingui();
  const { api } = useSession();
  const [query] = useState(() =>
    queryOptions({
      queryKey: ['receipt', receivedKey],
      queryFn: async ({ signal }) => resultIn((await getWrite(api, { key: receivedKey }, { signal })).answer),
    }),
  );
  const sought = useQuery(query);
  if (sought.isSuccess) return children(sought.data);
  if (toFailure(sought.error).kind === 'notFound') return children(null);
  return (
    <Waiting heading={heading}>
      {sought.error ? (
        <FailureNotice
          title={t({ id: 'submission.noReceipt', message: 'Kuittia ei saatu ladattua' })}
          failure={sought.error}
          retry={{ isBusy: sought.isFetching, onRetry: () => void sought.refetch() }}
        />
      ) : (
        <DetailSkeleton label={t({ id: 'submission.receiptLoading', message: 'Ladataan kuittia' })} />
      )}
    </Waiting>
  );
}
