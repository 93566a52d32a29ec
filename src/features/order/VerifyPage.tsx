import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { OrderResult } from '../../../domain/types.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { VerifyFlow } from '../../shared/verification/VerifyFlow.tsx';
import { countProven, countUnproven } from './orderCounts.ts';
import { useRememberVerified } from './verified.query.ts';
import { orderVerificationActors } from './order.actors.ts';

/** Back from the bank with an order, or with a change (`verification.verifying`). */
export function VerifyPage({ process = 'order' }: { process?: OrderResult['process'] }) {
  const { t } = useLingui();
  const { api } = useSession();
  const { store } = usePortal();
  const navigate = useNavigate();
  const remember = useRememberVerified();
  return (
    <VerifyFlow
      process={process}
      actors={orderVerificationActors(api, process)}
      words={{
        title: t({ id: 'verify.title', message: 'Vahvistamme tilaustasi' }),
        signInLead: t({
          id: 'verify.signInLead',
          message: 'Tilaus vahvistetaan pankkitunnuksilla tai mobiilivarmenteella.',
        }),
        failed: t({ id: 'verify.failed', message: 'Tilausta ei saatu vahvistettua' }),
        failedLead: t({
          id: 'verify.failedLead',
          message: 'Tilauksesi on yhä tallessa. Yritä hetken päästä uudelleen.',
        }),
      }}
      onVerified={(answer) => {
        const result = remember(answer);
        if (result) countProven(store, result);
        void navigate({ to: '/order/verified', search: process === 'order' ? {} : { process }, replace: true });
      }}
      onUnproven={(code) => countUnproven(store, code)}
    />
  );
}
