import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { OrderResult } from '../../../../domain/types.ts';
import { useForgetProven } from '../../../shared/draft/useForgetProven.ts';
import { late } from '../../../shared/late.ts';
import { usePortal } from '../../../shared/portal.context.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { processSearch } from '../../../shared/verification/processSearch.ts';
import { useProofLink } from '../../../shared/verification/useProofLink.ts';
import { VerifyFlow } from '../../../shared/verification/VerifyFlow.tsx';
import { countProven, countUnproven } from './proofCounts.ts';
import { useRememberVerified } from '../../../shared/verification/verified.query.ts';
import { orderVerificationActors, type Verify } from './order.actors.ts';

const VerifyElsewhere = late(() => import('./VerifyElsewhere.tsx'), 'VerifyElsewhere');

interface VerifyPageProps {
  process?: OrderResult['process'];
  /** Left out: that of an order. */
  verify?: Verify | undefined;
}

/** Where an order or a change is proven: back from the bank, or come by the link of another device (`verification.link`). */
export function VerifyPage({ process = 'order', verify }: VerifyPageProps) {
  const awaited = useProofLink();
  if (awaited === null) return <BackFromBank {...{ process, verify }} />;
  return <VerifyElsewhere key={awaited.orderId} {...{ process, awaited }} />;
}

/** Of an add-on: where what has come of it stands, at the contract that was found (`addition.sent`). */
function placeOfAddition({ verifiedData, product }: OrderResult): string | null {
  if (!verifiedData) return null;
  const { currentLocation } = verifiedData;
  const contract = product?.addition?.contractCode;
  const isNamed = contract === undefined || currentLocation.includes(contract);
  return `${currentLocation}${isNamed ? '' : `/contract/${contract}`}/success`;
}

/** Back from the bank with it (`verification.verifying`). */
function BackFromBank({ process, verify }: Pick<VerifyPageProps, 'verify'> & { process: OrderResult['process'] }) {
  const { t } = useLingui();
  const { api } = useSession();
  const { store } = usePortal();
  const navigate = useNavigate();
  const remember = useRememberVerified();
  const forget = useForgetProven();
  return (
    <VerifyFlow
      process={process}
      actors={orderVerificationActors(api, verify)}
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
        waits: t({
          id: 'verify.waits',
          message: 'Tilausta ei ole vielä vahvistettu. Se on yhä tallessa ja odottaa, että tunnistaudut.',
        }),
        over: t({ id: 'verify.expiredLead', message: 'Mitään ei tilattu. Voit tehdä tilauksen uudelleen.' }),
        back: t({ id: 'verify.back', message: 'Takaisin tilaukseen' }),
      }}
      onVerified={(answer) => {
        const result = remember(answer);
        forget(answer);
        // What is counted is the order's form.
        if (result && process !== 'vapAddition') countProven(store, result);
        const place = result && placeOfAddition(result);
        if (place) void navigate({ href: place, replace: true });
        else void navigate({ to: '/order/verified', search: processSearch(process), replace: true });
      }}
      onUnproven={(code) => process !== 'vapAddition' && countUnproven(store, code)}
    />
  );
}
