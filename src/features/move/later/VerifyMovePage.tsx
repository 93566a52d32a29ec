import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useForgetProven } from '../../../shared/draft/useForgetProven.ts';
import { late } from '../../../shared/late.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { useProofLink } from '../../../shared/verification/useProofLink.ts';
import { useRemember } from '../../../shared/verification/useRemember.ts';
import { VerifyFlow } from '../../../shared/verification/VerifyFlow.tsx';
import { moveVerificationActors } from '../move.actors.ts';
import { moveIn, PROVEN } from '../provenMove.ts';

const VerifyMoveElsewhere = late(() => import('./VerifyMoveElsewhere.tsx'), 'VerifyMoveElsewhere');

/** Where a move is proven: back from the bank, or come by the link of another device (`move.proof`). */
export function VerifyMovePage() {
  const awaited = useProofLink();
  return awaited === null ? <BackFromBank /> : <VerifyMoveElsewhere key={awaited.orderId} awaited={awaited} />;
}

function BackFromBank() {
  const { t } = useLingui();
  const { api } = useSession();
  const navigate = useNavigate();
  const remember = useRemember();
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
        const move = moveIn(answer);
        forget(answer);
        const href = move ? `/my-move/${move.contractCode}/success` : '/contracts';
        void remember(PROVEN, move).then(() => navigate({ href, replace: true }));
      }}
    />
  );
}
