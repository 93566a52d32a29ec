import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { toFailure } from '../../../domain/failure.ts';
import { verificationMachine, type AwaitedProof } from '../../../machines/verification/verification.machine.ts';
import { getVerification } from '../../api/orders.gen.ts';
import { useFlow } from '../flow/useFlow.ts';
import { usePage } from '../page/usePage.ts';
import { useQuery } from '../queryClient.ts';
import { useSession } from '../session/useSession.ts';
import { processSearch } from './processSearch.ts';
import { proofWays, type Process } from './processes.ts';
import type { verificationActors } from './verification.actors.ts';
import { VerificationNeeded } from './VerificationNeeded.tsx';

interface ProofElsewhereProps {
  process: Process;
  awaited: AwaitedProof;
  actors: ReturnType<typeof verificationActors>;
  words: {
    needed: string;
    proven: string;
    /** It waits, and is gone on with by who has asked for it alone. */
    lead: string;
    cancel: string;
    notCancelled: string;
    notCancelledText: string;
  };
  /** Draws that it is proven. */
  children(heading: string): ReactNode;
}

/** On another device than the one that has sent it: what was sent is not told there (`verification.link`). */
export function ProofElsewhere({ process, awaited, actors, words, children }: ProofElsewhereProps) {
  const { api } = useSession();
  const navigate = useNavigate();
  const actor = useFlow(verificationMachine, { actors, input: { awaited, key: null } });
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const { data, error, isPending } = useQuery({
    queryKey: ['verification', awaited.orderId],
    queryFn: ({ signal }) => getVerification(api, { orderId: awaited.orderId }, { signal }),
  });
  const isProven = value === 'verifiedElsewhere';
  const heading = isProven ? words.proven : words.needed;
  usePage(heading, heading);
  const isOver = value === 'cancelled' || value === 'expired';
  const tellWhy = useEffectEvent(() => {
    // What the server does not know any more may have been proven long ago.
    const isUnknown = toFailure(error).kind === 'notFound';
    const code =
      value === 'cancelled' ? 'VERIFICATION_CANCELLED' : isUnknown ? 'ORDER_NOT_FOUND' : 'VERIFICATION_EXPIRED';
    void navigate({ to: '/order/verification-error', search: { code, ...processSearch(process) }, replace: true });
  });
  useEffect(() => {
    if (isOver && !isPending) tellWhy();
  }, [isOver, isPending]);

  if (isOver) return null;
  if (isProven) return children(heading);
  return (
    <VerificationNeeded
      {...{ heading, words }}
      lead={words.lead}
      facts={[]}
      until={data?.until ?? null}
      redirect={proofWays(process, awaited).redirect}
      verification={actor}
    />
  );
}
