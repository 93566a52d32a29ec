import { useLingui } from '@lingui/react/macro';
import type { ActorRefFrom } from 'xstate';
import type { CampaignTemplate, OrderResult } from '../../../domain/types.ts';
import { addressLine, type OrderValues } from '../../../domain/orders/index.ts';
import type { verificationMachine } from '../../../machines/verification/verification.machine.ts';
import { VerificationNeeded } from '../../shared/verification/VerificationNeeded.tsx';

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
  const address = values.site?.deliverySite?.address;
  return (
    <VerificationNeeded
      {...{ heading, verification }}
      lead={t({
        id: 'order.verify.lead',
        message: 'Varmistamme, että tilaaja olet sinä. Tilauksesi on tallessa ja odottaa, että tunnistaudut.',
      })}
      facts={[
        { label: t({ id: 'order.verify.order', message: 'Tilaus' }), value: template.product.productName },
        ...(address ? [{ label: t({ id: 'order.site', message: 'Käyttöpaikka' }), value: addressLine(address) }] : []),
      ]}
      until={result.proofUntil ?? ''}
      redirect={`/order/redirect/${result.orderId}/${result.verifier ?? ''}`}
      words={{
        cancel: t({ id: 'order.verify.cancel', message: 'Keskeytä tilaus' }),
        notCancelled: t({ id: 'order.verify.notCancelled', message: 'Tilausta ei saatu keskeytettyä' }),
        notCancelledText: t({
          id: 'order.verify.notCancelledText',
          message: 'Yritä uudelleen. Jos et tunnistaudu, tilaus raukeaa itsestään.',
        }),
      }}
    />
  );
}
