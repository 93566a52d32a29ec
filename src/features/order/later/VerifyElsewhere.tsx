import { useLingui } from '@lingui/react/macro';
import type { OrderResult } from '../../../../domain/types.ts';
import type { AwaitedProof } from '../../../../machines/verification/verification.machine.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { ProofElsewhere } from '../../../shared/verification/ProofElsewhere.tsx';
import { ProvenElsewhere } from '../../../shared/verification/later/ProofEnd.tsx';
import { useProofWordsOfOrder } from '../../../shared/verification/later/useProofWordsOfOrder.ts';
import { useProofWords } from '../useProofWords.ts';
import { orderVerificationActors } from './orderVerification.actors.ts';

/** An order on another device than the one that has ordered (`verification.link`). */
export function VerifyElsewhere({ process, awaited }: { process: OrderResult['process']; awaited: AwaitedProof }) {
  const { t } = useLingui();
  const { api } = useSession();
  const words = { ...useProofWords(), ...useProofWordsOfOrder() };
  const lead = t({
    id: 'order.verify.leadElsewhere',
    message: 'Tilaus odottaa, että tunnistaudut. Jatka vain, jos olet tehnyt tilauksen itse.',
  });
  return (
    <ProofElsewhere {...{ process, awaited }} actors={orderVerificationActors(api)} words={{ ...words, lead }}>
      {(heading) => <ProvenElsewhere heading={heading} lead={words.verifiedElsewhere} />}
    </ProofElsewhere>
  );
}
