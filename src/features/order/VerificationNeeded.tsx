import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { ShieldCheck } from 'lucide';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CampaignTemplate, OrderResult } from '../../../domain/types.ts';
import { addressLine, type OrderValues } from '../../../domain/orders/index.ts';
import type { verificationMachine } from '../../../machines/verification/verification.machine.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { serverNow } from '../../platform/clock.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';

interface VerificationNeededProps {
  heading: string;
  template: CampaignTemplate;
  values: Partial<OrderValues>;
  result: OrderResult;
  verification: ActorRefFrom<typeof verificationMachine>;
}

/** In whole minutes, by the server's clock; what is shown changes with them. */
function useMinutesLeft(until: string): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(until) - serverNow()) / 60_000));
  const [minutes, setMinutes] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setMinutes(left()), 1_000);
    return () => clearInterval(timer);
  });
  return minutes;
}

/** What was sent, what happens next, and until when (`order.verification`, `verification.needed`). */
export function VerificationNeeded({ heading, template, values, result, verification }: VerificationNeededProps) {
  const { t } = useLingui();
  const { time } = useFormats();
  const isBusy = useSelector(verification, (snapshot) => snapshot.hasTag('busy'));
  const isNotCancelled = useSelector(verification, (snapshot) => snapshot.matches({ waiting: 'notCancelled' }));
  const until = result.proofUntil ?? '';
  const minutes = useMinutesLeft(until);
  const clock = until ? time(Date.parse(until)) : '';
  const address = values.site?.deliverySite?.address;
  return (
    <MessagePage
      scene="rising"
      heading={heading}
      lead={t({
        id: 'order.verify.lead',
        message: 'Varmistamme, että tilaaja olet sinä. Tilauksesi on tallessa ja odottaa, että tunnistaudut.',
      })}
      facts={[
        { label: t({ id: 'order.verify.order', message: 'Tilaus' }), value: template.product.productName },
        ...(address ? [{ label: t({ id: 'order.site', message: 'Käyttöpaikka' }), value: addressLine(address) }] : []),
        {
          label: t({ id: 'order.verify.until', message: 'Aikaa jäljellä' }),
          value: t({ id: 'order.verify.minutes', message: `${minutes} min (klo ${clock} asti)` }),
        },
      ]}
      actions={
        <>
          {/* The server's own address: it leads to the bank. */}
          <ButtonLink
            href={`/order/redirect/${result.orderId}/${result.verifier ?? ''}`}
            icon={ShieldCheck}
            rel="external"
          >
            {t({ id: 'order.verify.toBank', message: 'Tunnistaudu pankkitunnuksilla' })}
          </ButtonLink>
          <Button
            variant="secondary"
            isBusy={isBusy}
            onClick={() => verification.send({ type: 'verification.cancel' })}
          >
            {t({ id: 'order.verify.cancel', message: 'Keskeytä tilaus' })}
          </Button>
        </>
      }
    >
      {isNotCancelled && (
        <Notice
          tone="critical"
          role="alert"
          title={t({ id: 'order.verify.notCancelled', message: 'Tilausta ei saatu keskeytettyä' })}
        >
          {t({
            id: 'order.verify.notCancelledText',
            message: 'Yritä uudelleen. Jos et tunnistaudu, tilaus raukeaa itsestään.',
          })}
        </Notice>
      )}
    </MessagePage>
  );
}
