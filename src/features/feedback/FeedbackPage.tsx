import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { feedbackMachine, type FeedbackStep } from '../../../machines/feedback/feedback.machine.ts';
import { useDraft } from '../../shared/draft/useDraft.ts';
import { useFlow } from '../../shared/flow/useFlow.ts';
import { useStepAddress } from '../../shared/flow/useStepAddress.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { pageAt } from '../../shared/page/pages.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useGate, useSession } from '../../shared/session/useSession.ts';
import { useBotCheck } from '../../shared/submission/useBotCheck.ts';
import { Measure } from '../../ui/Measure/Measure.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { feedbackActors } from './feedback.actors.ts';
import { feedbackDraft, type Feedback } from './feedback.form.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FeedbackSent } from './FeedbackSent.tsx';
import { useLastFault } from './useLastFault.ts';

const steps = ['form', 'sent'] as const satisfies FeedbackStep[];
const stepOf = (snapshot: SnapshotFrom<typeof feedbackMachine>): FeedbackStep =>
  snapshot.hasTag('sent') ? 'sent' : 'form';

/** Where the answer goes; null where none is wanted. */
const addressIn = ({ wantsAnswer, email }: { wantsAnswer: boolean; email: string }) => (wantsAnswer ? email : null);

/** The template of the page that the person came from; null where they came from elsewhere (`feedback.view`). */
function useCameFrom(): string | null {
  const router = useRouter();
  const [view] = useState(() => {
    const { resolvedLocation, location } = router.state;
    if (!resolvedLocation || resolvedLocation.pathname === location.pathname) return null;
    return pageAt(router, resolvedLocation.pathname)?.fullPath ?? null;
  });
  return view;
}

interface FeedbackProps {
  customerId: string | null;
  view: string | null;
}

function FeedbackFlow({ customerId, view }: FeedbackProps) {
  const { t } = useLingui();
  const { api } = useSession();
  const isSignedIn = useGate((gate) => gate.context.validation !== null);
  const solveBotCheck = useBotCheck('feedback');
  const faultRequestId = useLastFault();
  const draft = useDraft(feedbackDraft, customerId);
  const actor = useFlow(feedbackMachine, {
    actors: feedbackActors(api, solveBotCheck),
    input: { sent: draft.isSent ? { key: draft.key, answerTo: addressIn(draft.values) } : null },
    on: {
      'feedback.received': () => draft.startAgain(),
      'feedback.notReceived': () => draft.markSent(false),
    },
  });
  useStepAddress(actor, { steps, stepOf });
  const isSent = useSelector(actor, (snapshot) => snapshot.hasTag('sent'));
  const receipt = useSelector(actor, ({ context }) => context.receipt);
  const answerTo = useSelector(actor, ({ context }) => context.answerTo);
  const heading = isSent
    ? t({ id: 'feedback.thanks', message: 'Kiitos palautteestasi' })
    : t({ id: 'feedback.title', message: 'Anna palautetta' });
  usePage(heading, isSent ? 'sent' : draft.key);

  const send = ({ namesFault, ...feedback }: Feedback) => {
    draft.markSent(true);
    actor.send({
      type: 'feedback.send',
      key: draft.key,
      needsBotCheck: !isSignedIn,
      request: {
        ...feedback,
        customerId,
        email: addressIn(feedback),
        view,
        faultRequestId: namesFault ? faultRequestId : null,
      },
    });
  };
  if (isSent) return <FeedbackSent heading={heading} receipt={receipt} answerTo={answerTo} />;
  return (
    <Measure>
      <Stack gap="large">
        <PageHeading
          lead={t({
            id: 'feedback.lead',
            message: 'Kerro, mikä toimi ja mikä ei. Asiakaspalvelumme lukee jokaisen viestin.',
          })}
        >
          {heading}
        </PageHeading>
        <FeedbackForm key={draft.key} {...{ actor, draft, customerId, faultRequestId }} onSend={send} />
      </Stack>
    </Measure>
  );
}

/** Where anyone tells the customer service what they think (`feedback.content`). */
export function FeedbackPage() {
  const customerId = useCustomerId();
  const view = useCameFrom();
  // Another customer has a draft of their own.
  return <FeedbackFlow key={customerId ?? ''} {...{ customerId, view }} />;
}
