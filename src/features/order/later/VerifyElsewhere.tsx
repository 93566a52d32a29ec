import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { toFailure } from '../../../../domain/failure.ts';
import type { OrderResult } from '../../../../domain/types.ts';
import { verificationMachine, type AwaitedProof } from '../../../../machines/verification/verification.machine.ts';
import { getVerification } from '../../../api/orders.gen.ts';
import { useFlow } from '../../../shared/flow/useFlow.ts';
import { usePage } from '../../../shared/page/usePage.ts';
import { useQuery } from '../../../shared/queryClient.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { processSearch } from '../../../shared/verification/processSearch.ts';
import { processes } from '../../../shared/verification/processes.ts';
import { VerificationNeeded } from '../../../shared/verification/VerificationNeeded.tsx';
import { orderVerificationActors } from './order.actors.ts';
import { VerifiedElsewhere } from './OrderEnds.tsx';
import { useProofWords } from '../useProofWords.ts';

/** On another device than the one that has ordered: what was ordered is not told there (`verification.link`). */
export function VerifyElsewhere({ process, awaited }: { process: OrderResult['process']; awaited: AwaitedProof }) {
  const { t } = useLingui();
  const { api } = useSession();
  const navigate = useNavigate();
  const words = useProofWords();
  const actor = useFlow(verificationMachine, {
    actors: orderVerificationActors(api),
    input: { awaited, key: null },
  });
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
  if (isProven) return <VerifiedElsewhere heading={heading} />;
  return (
    <VerificationNeeded
      {...{ heading, words }}
      lead={t({
        id: 'order.verify.leadElsewhere',
        message: 'Tilaus odottaa, että tunnistaudut. Jatka vain, jos olet tehnyt tilauksen itse.',
      })}
      facts={[]}
      until={data?.until ?? null}
      redirect={`${processes[process].redirect}/${awaited.orderId}/${awaited.verifier}`}
      verification={actor}
    />
  );
}
