import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { OrderResult } from '../../../domain/types.ts';
import { verificationMachine } from '../../../machines/verification/verification.machine.ts';
import { useForgetProven } from '../../shared/draft/useForgetProven.ts';
import { useCountdown } from '../../shared/failure/useCountdown.ts';
import { useFlow } from '../../shared/flow/useFlow.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { useSignInAgainLink } from '../../shared/session/useSignInAgainLink.ts';
import { SubmissionFailure } from '../../shared/submission/SubmissionFailure.tsx';
import { SubmissionStatus } from '../../shared/submission/SubmissionStatus.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';
import { useRememberVerified } from './verified.query.ts';
import { verificationActors } from './order.actors.ts';

/** Back from the bank: the order is compared with who has signed in there (`verification.verifying`). */
export function VerifyPage({ process = 'order' }: { process?: OrderResult['process'] }) {
  const { t } = useLingui();
  const { api } = useSession();
  const navigate = useNavigate();
  const remember = useRememberVerified();
  const forget = useForgetProven();
  const again = useSignInAgainLink();
  const which = process === 'order' ? {} : { process };
  const [key] = useState(() => crypto.randomUUID());
  const actor = useFlow(verificationMachine, {
    actors: verificationActors(api, process),
    input: { awaited: null, key },
    on: {
      'verification.verified': ({ answer }) => {
        remember(answer);
        forget(answer);
        void navigate({ to: '/order/verified', search: which, replace: true });
      },
      'verification.refused': ({ code }) =>
        void navigate({ to: '/order/verification-error', search: { code, ...which }, replace: true }),
    },
  });
  const submission = useSelector(actor, ({ children }) => children.submission);
  const isSignInNeeded = useSelector(actor, (snapshot) => snapshot.matches('signInNeeded'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const secondsLeft = useCountdown(failure?.retryAfter ?? null, failure);
  const heading = isSignInNeeded
    ? t({ id: 'verify.signIn', message: 'Tunnistaudu pankkitunnuksilla' })
    : hasFailed
      ? t({ id: 'verify.failed', message: 'Tilausta ei saatu vahvistettua' })
      : t({ id: 'verify.title', message: 'Vahvistamme tilaustasi' });
  usePage(heading, heading);

  return (
    <MessagePage
      scene="rising"
      heading={heading}
      lead={
        isSignInNeeded
          ? t({ id: 'verify.signInLead', message: 'Tilaus vahvistetaan pankkitunnuksilla tai mobiilivarmenteella.' })
          : hasFailed
            ? t({ id: 'verify.failedLead', message: 'Tilauksesi on yhä tallessa. Yritä hetken päästä uudelleen.' })
            : t({ id: 'verify.lead', message: 'Odota hetki. Tämä kestää yleensä alle kymmenen sekuntia.' })
      }
      actions={
        isSignInNeeded ? (
          <ButtonLink href={again}>{t({ id: 'verify.toBank', message: 'Tunnistaudu' })}</ButtonLink>
        ) : (
          hasFailed && (
            <Button onClick={() => actor.send({ type: 'verification.retry' })} isDisabled={secondsLeft > 0}>
              {t({ id: 'verify.retry', message: 'Yritä uudelleen' })}
            </Button>
          )
        )
      }
    >
      {submission && <SubmissionStatus submission={submission} />}
      {hasFailed && <SubmissionFailure {...{ failure, secondsLeft }} />}
    </MessagePage>
  );
}
