import { useLingui } from '@lingui/react/macro';
import type { AwaitedProof } from '../../../../machines/verification/verification.machine.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { ProvenElsewhere } from '../../../shared/verification/later/ProofEnd.tsx';
import { useEndWordsOfMove } from '../../../shared/verification/later/useEndWordsOfMove.ts';
import { ProofElsewhere } from '../../../shared/verification/ProofElsewhere.tsx';
import { useProofWordsOfMove } from '../../../shared/verification/useProofWordsOfMove.ts';
import { moveVerificationActors } from '../move.actors.ts';

/** A move on another device than the one that has sent it (`verification.link`). */
export function VerifyMoveElsewhere({ awaited }: { awaited: AwaitedProof }) {
  const { t } = useLingui();
  const { api } = useSession();
  const words = useProofWordsOfMove();
  const { verifiedElsewhere } = useEndWordsOfMove();
  const lead = t({
    id: 'move.proofLeadElsewhere',
    message: 'Muuttoilmoitus odottaa, että tunnistaudut. Jatka vain, jos olet tehnyt sen itse.',
  });
  return (
    <ProofElsewhere process="move" {...{ awaited }} actors={moveVerificationActors(api)} words={{ ...words, lead }}>
      {(heading) => <ProvenElsewhere heading={heading} lead={verifiedElsewhere} />}
    </ProofElsewhere>
  );
}
