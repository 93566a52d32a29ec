import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useForgetProven } from '../../../shared/draft/useForgetProven.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { ProofElsewhere } from '../../../shared/verification/ProofElsewhere.tsx';
import { useEndWordsOfMove } from '../../../shared/verification/later/useEndWordsOfMove.ts';
import { ProvenElsewhere } from '../../../shared/verification/later/ProofEnd.tsx';
import { useProofLink } from '../../../shared/verification/useProofLink.ts';
import { useProofWordsOfMove } from '../../../shared/verification/useProofWordsOfMove.ts';
import { VerifyFlow } from '../../../shared/verification/VerifyFlow.tsx';
import { moveVerificationActors } from '../move.actors.ts';
import { useRememberProven } from '../provenMove.query.ts';

/** Where a move is proven: back from the bank, or come by the link of another device (`move.proof`). */
export function VerifyMovePage() {
  const { t } = useLingui();
  const { api } = useSession();
  const words = useProofWordsOfMove();
  const { verifiedElsewhere } = useEndWordsOfMove();
  const awaited = useProofLink();
  if (awaited === null) return <BackFromBank />;
  const lead = t({
    id: 'move.proofLeadElsewhere',
    message: 'Muuttoilmoitus odottaa, että tunnistaudut. Jatka vain, jos olet tehnyt sen itse.',
  });
  return (
    <ProofElsewhere
      key={awaited.orderId}
      process="move"
      awaited={awaited}
      actors={moveVerificationActors(api)}
      words={{ ...words, lead }}
    >
      {(heading) => <ProvenElsewhere heading={heading} lead={verifiedElsewhere} />}
    </ProofElsewhere>
  );
}

function BackFromBank() {
  const { t } = useLingui();
  const { api } = useSession();
  const navigate = useNavigate();
  const remember = useRememberProven();
  const forget = useForgetProven();
  return (
    <VerifyFlow
      process="move"
      actors={moveVerificationActors(api)}
      words={{
        title: t({ id: 'move.verify.title', message: 'Vahvistamme muuttoilmoitustasi' }),
        signInLead: t({
          id: 'move.verify.signInLead',
          message: 'Muuttoilmoitus vahvistetaan pankkitunnuksilla tai mobiilivarmenteella.',
        }),
        failed: t({ id: 'move.verify.failed', message: 'Muuttoilmoitusta ei saatu vahvistettua' }),
        failedLead: t({
          id: 'move.verify.failedLead',
          message: 'Muuttoilmoituksesi on yhä tallessa. Yritä hetken päästä uudelleen.',
        }),
        waits: t({
          id: 'move.verify.waits',
          message: 'Muuttoilmoitusta ei ole vielä vahvistettu. Se on yhä tallessa ja odottaa, että tunnistaudut.',
        }),
        over: t({
          id: 'move.verify.over',
          message: 'Muuttoilmoitusta ei tehty. Voit tehdä sen uudelleen.',
        }),
        back: t({ id: 'move.verify.back', message: 'Takaisin muuttoilmoitukseen' }),
      }}
      onVerified={(answer) => {
        const move = remember(answer);
        forget(answer);
        const href = move ? `/my-move/${move.contractCode}/success` : '/contracts';
        void navigate({ href, replace: true });
      }}
    />
  );
}
