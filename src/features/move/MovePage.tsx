import { useLingui } from '@lingui/react/macro';
import { useParams, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import type { LinkedMove, MoveForm } from '../../../domain/types.ts';
import { ActingNeeded } from '../../shared/contracts/ActingNeeded.tsx';
import { useIsActingNeeded } from '../../shared/contracts/useIsActingNeeded.ts';
import { FailureNotice } from '../../shared/failure/FailureNotice.tsx';
import { late } from '../../shared/late.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useGate, useSession } from '../../shared/session/useSession.ts';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { moveFormQuery, moveLinkQuery } from './move.query.ts';
import { useMoveTitle } from './useMoveHeading.ts';

/** The page stands before what is asked comes, which is asked for beside it. */
const DraftedMove = late(() => import('./DraftedMove.tsx'), 'DraftedMove');
const MoveOfCustomer = late(() => import('./MoveOfCustomer.tsx'), 'MoveOfCustomer');
/** Who comes back from the bank begins at the end, and so does who opens the receipt anew. */
const ProvenMove = late(() => import('./later/ProvenMove.tsx'), 'ProvenMove');

interface Named {
  contractCode: string | null;
  shortCode: string | null;
}

/** While what is asked has not come, or where it does not. */
function Unread({ query }: { query: { error: unknown; isFetching: boolean; refetch(): unknown } }) {
  const { t } = useLingui();
  const title = useMoveTitle();
  usePage(title);
  if (!query.error) return <DetailSkeleton label={t({ id: 'move.loading', message: 'Ladataan muuttoilmoitusta' })} />;
  return (
    <Stack gap="large">
      <PageHeading>{title}</PageHeading>
      <FailureNotice
        title={t({ id: 'move.notRead', message: 'Muuttoilmoituksen lataaminen ei onnistunut' })}
        failure={query.error}
        retry={{ isBusy: query.isFetching, onRetry: () => void query.refetch() }}
      />
    </Stack>
  );
}

/** What is asked of everyone, as soon as it has come. */
function Asked({ contractCode, shortCode }: Named) {
  const { api } = useSession();
  const customerId = useCustomerId();
  const form = useQuery(moveFormQuery(api));
  const title = useMoveTitle();
  const isActingNeeded = useIsActingNeeded(null);
  useEffect(() => void DraftedMove.preload?.(), []);
  if (isActingNeeded) return <ActingNeeded heading={title} />;
  if (!form.data) return <Unread query={form} />;
  if (shortCode !== null) return <Linked key={shortCode} {...{ shortCode }} form={form.data} />;
  if (customerId !== null)
    return <MoveOfCustomer key={customerId} {...{ customerId, contractCode }} form={form.data} />;
  return <OfStranger form={form.data} link={null} />;
}

/** By a short link: its product and street are told, and the rest after the proof (`move.link`). */
function Linked({ shortCode, form }: { shortCode: string; form: MoveForm }) {
  const { i18n } = useLingui();
  const { api } = useSession();
  const link = useQuery(moveLinkQuery(api, shortCode, i18n.locale));
  if (!link.data) return <Unread query={link} />;
  return <OfStranger form={form} link={{ ...link.data, shortCode }} />;
}

/** Of whoever proves later whose contract it is (`move.named`). */
function OfStranger({ form, link }: { form: MoveForm; link: (LinkedMove & { shortCode: string }) | null }) {
  const isStranger = useGate(({ context }) => context.validation === null);
  const [attempt, setAttempt] = useState(0);
  return (
    <DraftedMove
      key={attempt}
      from={{ ...form, customerId: null, contracts: [], link, isStranger, email: '', phone: '' }}
      contractCode={null}
      isAnew={attempt > 0}
      onStartAgain={() => setAttempt(attempt + 1)}
    />
  );
}

/** Where somebody moves, and their contract with them (`move.steps`). */
export function MovePage() {
  const { t } = useLingui();
  const { contractCode = null, shortCode = null } = useParams({ strict: false }) as Partial<Named>;
  const isAtEnd = useRouterState({ select: ({ location: { pathname } }) => pathname.endsWith('/success') });
  const [beganAtEnd] = useState(isAtEnd);
  return (
    <Suspense fallback={<DetailSkeleton label={t({ id: 'move.loading', message: 'Ladataan muuttoilmoitusta' })} />}>
      {beganAtEnd ? <ProvenMove /> : <Asked {...{ contractCode, shortCode }} />}
    </Suspense>
  );
}
