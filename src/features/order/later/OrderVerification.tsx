import { useLingui } from '@lingui/react/macro';
import type { ActorRefFrom } from 'xstate';
import type { CampaignTemplate, OrderResult } from '../../../../domain/types.ts';
import { addressLine, type OrderValues } from '../../../../domain/orders/index.ts';
import type { verificationMachine } from '../../../../machines/verification/verification.machine.ts';
import { proofWays } from '../../../shared/verification/processes.ts';
import { useProofWordsOfOrder } from '../../../shared/verification/later/useProofWordsOfOrder.ts';
import { VerificationNeeded } from '../../../shared/verification/VerificationNeeded.tsx';

interface OrderVerificationProps {
  heading: string;
  template: CampaignTemplate;
  values: Partial<OrderValues>;
  result: OrderResult;
  verification: ActorRefFrom<typeof verificationMachine>;
}

/** What was ordered waits for its proof (`order.verification`). */
export function OrderVerification({ heading, template, values, result, verification }: OrderVerificationProps) {
  const { t } = useLingui();
  const words = useProofWordsOfOrder();
  const address = values.site?.deliverySite?.address;
  return (
    <VerificationNeeded
      {...{ heading, words, verification }}
      lead={t({
        id: 'order.verify.lead',
        message: 'Varmistamme, että tilaaja olet sinä. Tilauksesi on tallessa ja odottaa, että tunnistaudut.',
      })}
      facts={[
        { label: t({ id: 'order.verify.order', message: 'Tilaus' }), value: template.product.productName },
        ...(address ? [{ label: t({ id: 'order.site', message: 'Käyttöpaikka' }), value: addressLine(address) }] : []),
      ]}
      until={result.proofUntil ?? null}
      {...proofWays(result.process, result)}
    />
  );
}
