import { useNavigate } from '@tanstack/react-router';
import type { OrderResult } from '../../../../domain/types.ts';
import type { ProofRefusal } from '../../../../machines/verification/verification.machine.ts';
import { useForgetProven } from '../../../shared/draft/useForgetProven.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { processSearch } from '../../../shared/verification/processSearch.ts';
import { useRemember } from '../../../shared/verification/useRemember.ts';
import { VERIFIED, verifiedIn } from '../../../shared/verification/verified.ts';
import { VerifyFlow } from '../../../shared/verification/VerifyFlow.tsx';
import { useVerifyWordsOfOrder } from '../../../shared/verification/later/useVerifyWordsOfOrder.ts';
import { orderVerificationActors, type Verify } from './orderVerification.actors.ts';

interface BackFromBankProps {
  process: OrderResult['process'];
  /** Left out: that of an order. */
  verify?: Verify | undefined;
  /** It is proven, or not, which has no code where it did not come through: whoever counts that may. */
  onProven?(result: OrderResult): void;
  onUnproven?(code: ProofRefusal | null): void;
}

/** Of an add-on: where what has come of it stands, at the contract that was found (`addition.sent`). */
function placeOfAddition({ verifiedData, product }: OrderResult): string | null {
  if (!verifiedData) return null;
  const { currentLocation } = verifiedData;
  const contract = product?.addition?.contractCode;
  const isNamed = contract === undefined || currentLocation.includes(contract);
  return `${currentLocation}${isNamed ? '' : `/contract/${contract}`}/success`;
}

/** Back from the bank with an order, a change or an add-on (`verification.verifying`). */
export function BackFromBank({ process, verify, onProven, onUnproven }: BackFromBankProps) {
  const { api } = useSession();
  const navigate = useNavigate();
  const words = useVerifyWordsOfOrder();
  const remember = useRemember();
  const forget = useForgetProven();
  return (
    <VerifyFlow
      {...{ process, words, onUnproven }}
      actors={orderVerificationActors(api, verify)}
      onVerified={(answer) => {
        const result = verifiedIn(answer);
        forget(answer);
        if (result) onProven?.(result);
        const place = result && placeOfAddition(result);
        void remember(VERIFIED, result).then(() =>
          place
            ? navigate({ href: place, replace: true })
            : navigate({ to: '/order/verified', search: processSearch(process), replace: true }),
        );
      }}
    />
  );
}
