import { useLingui } from '@lingui/react/macro';
import type { OrderResult } from '../../../../domain/types.ts';
import type { AwaitedProof } from '../../../../machines/verification/verification.machine.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { ProofElsewhere } from '../../../shared/verification/ProofElsewhere.tsx';
import { useProofWords } from '../useProofWords.ts';
import { orderVerificationActors } from './order.actors.ts';
import { VerifiedElsewhere } from './OrderEnds.tsx';

/** An order on another device than the one that has ordered (`verification.link`). */
export function VerifyElsewhere({ process, awaited }: { process: OrderResult['process']; awaited: AwaitedProof }) {
  const { t } = useLingui();
  const { api } = useSession();
  const words = useProofWords();
  const lead = t({
    id: 'order.verify.leadElsewhere',
    message: 'Tilaus odottaa, että tunnistaudut. Jatka vain, jos olet tehnyt tilauksen itse.',
  });
  return (
    <ProofElsewhere {...{ process, awaited }} actors={orderVerificationActors(api)} words={{ ...words, lead }}>
      {(heading) => <VerifiedElsewhere heading={heading} />}
    </ProofElsewhere>
  );
}
