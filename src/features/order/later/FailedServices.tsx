import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef, type ReactNode } from 'react';
import type { OrderResult } from '../../../../domain/types.ts';
import { serviceRetryMachine, type FailedService } from '../../../../machines/service-retry/serviceRetry.machine.ts';
import { useProductLines } from '../useOrderWords.ts';
import { retryService, serviceImportShape } from '../../../api/orders.gen.ts';
import { useCountdown } from '../../../shared/failure/useCountdown.ts';
import { useFlow } from '../../../shared/flow/useFlow.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { submissionOf } from '../../../shared/submission/submission.actors.ts';
import { SubmissionFailure } from '../../../shared/submission/SubmissionFailure.tsx';
import { SubmissionStatus } from '../../../shared/submission/SubmissionStatus.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';

/** Services that did not come through, each with another try of it alone (`order.services.failed`). */
export function FailedServices({ result }: { result: OrderResult }) {
  const { orderId, serviceImportNos, product } = result;
  const { priceOf } = useProductLines();
  return serviceImportNos
    .filter(({ importNo }) => importNo === null)
    .map(({ templateId, productName, price }) => (
      <FailedServiceNotice
        key={templateId}
        service={{ orderId, templateId }}
        name={productName}
        price={product && price ? priceOf(product, price) : null}
      />
    ));
}

interface FailedServiceNoticeProps {
  service: FailedService;
  name: string;
  /** In words; null where it is not known. */
  price: string | null;
}

function FailedServiceNotice({ service, name, price }: FailedServiceNoticeProps) {
  const { t } = useLingui();
  const { api } = useSession();
  const actor = useFlow(serviceRetryMachine, {
    actors: {
      submission: submissionOf<FailedService>(api, {
        send: (calls, request, options) => retryService(calls, request, options),
        answerShape: serviceImportShape,
      }),
    },
    input: service,
  });
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isOrdered = useSelector(actor, (snapshot) => snapshot.matches('ordered'));
  const isAgain = useSelector(actor, (snapshot) => snapshot.matches({ failed: 'again' }));
  const isNotTried = useSelector(actor, (snapshot) => snapshot.matches({ failed: 'notTried' }));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const secondsLeft = useCountdown(failure?.retryAfter ?? null, failure);
  const submission = useSelector(actor, ({ children }) => children.submission);
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button goes once it is ordered.
    place.current?.focus({ preventScroll: true });
    actor.send({ type: 'service.retry', key: crypto.randomUUID() });
  };
  const inPlace = (children: ReactNode) => (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
  if (isOrdered) {
    return inPlace(
      <Notice tone="positive" role="status">
        <p>{t({ id: 'order.service.ordered', message: `${name} on nyt tilattu.` })}</p>
        {price && (
          <p>{t({ id: 'order.service.orderedPrice', message: `Hinta on ${price}. Vahvistus tulee sähköpostilla.` })}</p>
        )}
      </Notice>,
    );
  }
  return inPlace(
    <Stack>
      <Notice
        tone="warning"
        title={t({ id: 'order.service.failed', message: `${name} jäi tilaamatta` })}
        actions={
          <Button variant="secondary" isBusy={isBusy} isDisabled={secondsLeft > 0} onClick={retry}>
            {t({ id: 'order.service.retry', message: 'Tilaa palvelu uudelleen' })}
          </Button>
        }
      >
        {isAgain
          ? t({
              id: 'order.service.failedAgain',
              message: 'Palvelua ei saatu tilattua nytkään. Yritä myöhemmin uudelleen, tai soita asiakaspalveluun.',
            })
          : t({ id: 'order.service.failedText', message: 'Sopimuksesi on tilattu. Tämä palvelu jäi kesken.' })}
      </Notice>
      {submission && <SubmissionStatus submission={submission} isRequest />}
      {isNotTried && <SubmissionFailure {...{ failure, secondsLeft }} isRequest />}
    </Stack>,
  );
}
