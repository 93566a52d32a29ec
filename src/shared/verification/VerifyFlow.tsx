import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { verificationMachine, type ProofRefusal } from '../../../machines/verification/verification.machine.ts';
import { useCountdown } from '../failure/useCountdown.ts';
import { useFlow } from '../flow/useFlow.ts';
import { late } from '../late.ts';
import { usePage } from '../page/usePage.ts';
import { useSignInAgainLink } from '../session/useSignInAgainLink.ts';
import { SubmissionFailure } from '../submission/SubmissionFailure.tsx';
import { SubmissionStatus } from '../submission/SubmissionStatus.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';
import { processSearch } from './processSearch.ts';
import type { Process } from './processes.ts';
import { useNotGivenTitle } from './useNotGivenTitle.ts';
import type { verificationActors } from './verification.actors.ts';

/** Few people see it. */
const NotGiven = late(() => import('./NotGiven.tsx'), 'NotGiven');

interface VerifyFlowProps {
  process: Process;
  actors: ReturnType<typeof verificationActors>;
  words: {
    /** While it is looked at. */
    title: string;
    signInLead: string;
    failed: string;
    failedLead: string;
    /** Nobody has proven it at the bank: that it waits, that it is over, and the way back to it. */
    waits: string;
    over: string;
    back: string;
  };
  /** It is proven: the page for that is another. */
  onVerified(answer: unknown): void;
  /** It was refused, or did not come through, which has no code: whoever counts that may. */
  onUnproven?(code: ProofRefusal | null): void;
}

/** Back from the bank: what was sent is compared with who has signed in there (`verification.verifying`). */
export function VerifyFlow({ process, actors, words, onVerified, onUnproven }: VerifyFlowProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const again = useSignInAgainLink();
  const [key] = useState(() => crypto.randomUUID());
  const notGiven = useNotGivenTitle();
  const actor = useFlow(verificationMachine, {
    actors,
    input: { awaited: null, key, isGiven: notGiven === null },
    on: {
      'verification.verified': ({ answer }) => onVerified(answer),
      'verification.refused': ({ code }) => {
        onUnproven?.(code);
        void navigate({
          to: '/order/verification-error',
          search: { code, ...processSearch(process) },
          replace: true,
        });
      },
    },
  });
  const submission = useSelector(actor, ({ children }) => children.submission);
  const isSignInNeeded = useSelector(actor, (snapshot) => snapshot.matches('signInNeeded'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const tellFailed = useEffectEvent(() => onUnproven?.(null));
  useEffect(() => {
    if (hasFailed) tellFailed();
  }, [hasFailed]);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const secondsLeft = useCountdown(failure?.retryAfter ?? null, failure);
  const heading =
    notGiven ??
    (isSignInNeeded
      ? t({ id: 'verification.toBank', message: 'Tunnistaudu pankkitunnuksilla' })
      : hasFailed
        ? words.failed
        : words.title);
  usePage(heading, heading);

  if (notGiven !== null) return <NotGiven heading={notGiven} {...{ process, words }} />;
  return (
    <MessagePage
      scene="rising"
      heading={heading}
      lead={
        isSignInNeeded
          ? words.signInLead
          : hasFailed
            ? words.failedLead
            : t({ id: 'verification.lead', message: 'Odota hetki. Tämä kestää yleensä alle kymmenen sekuntia.' })
      }
      actions={
        isSignInNeeded ? (
          <ButtonLink href={again}>{t({ id: 'verification.identify', message: 'Tunnistaudu' })}</ButtonLink>
        ) : (
          hasFailed && (
            <Button onClick={() => actor.send({ type: 'verification.retry' })} isDisabled={secondsLeft > 0}>
              {t({ id: 'verification.retry', message: 'Yritä uudelleen' })}
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
