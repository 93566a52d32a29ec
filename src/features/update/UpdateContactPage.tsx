import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ContactKind } from '../../../domain/contactUpdate/index.ts';
import { contactUpdateMachine, type UpdateStep } from '../../../machines/contact-update/contactUpdate.machine.ts';
import { useDraft } from '../../shared/draft/useDraft.ts';
import { useFlow } from '../../shared/flow/useFlow.ts';
import { useStepAddress } from '../../shared/flow/useStepAddress.ts';
import { late } from '../../shared/late.ts';
import { pageStands } from '../../shared/page/standing.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useGate, useSession } from '../../shared/session/useSession.ts';
import { useBotCheck } from '../../shared/submission/useBotCheck.ts';
import { Measure } from '../../ui/Measure/Measure.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { updateActors } from './update.actors.ts';
import { newUpdate, updateDrafts, type UpdateTyped } from './update.form.ts';
import { UpdateForm } from './UpdateForm.tsx';
import { useUpdateHeading } from './useUpdateWords.ts';

/** What becomes of it is needed by none that begins. */
const UpdateOutcome = late(() => import('./later/UpdateOutcome.tsx'), 'UpdateOutcome');

const steps = ['form', 'verification', 'sent'] as const satisfies UpdateStep[];

type Snapshot = SnapshotFrom<typeof contactUpdateMachine>;
const stateOf = ({ value }: Snapshot) => (typeof value === 'string' ? value : (Object.keys(value)[0] ?? ''));

/** What the address says of where it stands. */
function stepOf(snapshot: Snapshot): UpdateStep {
  const state = stateOf(snapshot);
  if (state === 'verificationNeeded') return 'verification';
  return state === 'made' || state === 'verifiedElsewhere' ? 'sent' : 'form';
}

interface UpdateFlowProps {
  kind: ContactKind;
  customerId: string | null;
}

function UpdateFlow({ kind, customerId }: UpdateFlowProps) {
  const { t } = useLingui();
  const { api } = useSession();
  const isStranger = useGate((gate) => gate.context.validation === null);
  const needsProof = useGate((gate) => gate.context.validation?.strongAuthentication !== true);
  const solveBotCheck = useBotCheck('update');
  const draft = useDraft(updateDrafts[kind], customerId);
  const actor = useFlow(contactUpdateMachine, {
    actors: updateActors(api, solveBotCheck),
    input: { kind, isStranger, sentKey: draft.isSent ? draft.key : null },
    on: {
      'update.received': () => draft.startAgain(),
      'update.proofNeeded': ({ orderId }) => draft.markUnderProof(orderId),
      'update.notReceived': ({ needsNewKey }) => (needsNewKey ? draft.renew() : draft.markSent(false)),
    },
    outdates: { 'update.received': [[customerId, 'customer']] },
  });
  useStepAddress(actor, { steps, stepOf });
  const state = useSelector(actor, stateOf);
  const heading = useUpdateHeading(kind, state);
  const isForm = state === 'begun' || state === 'writing' || state === 'sending';
  usePage(heading, isForm ? draft.key : state);
  useEffect(() => void pageStands.then(() => UpdateOutcome.preload?.()), []);

  const send = (typed: UpdateTyped) => {
    draft.markSent(true);
    actor.send({ type: 'update.send', key: draft.key, request: newUpdate(kind, typed) });
  };
  const leads =
    kind === 'bankAccount'
      ? {
          known: t({ id: 'update.account.leadKnown', message: 'Maksamme palautukset ja hyvitykset tälle tilille.' }),
          withProof: t({
            id: 'update.account.lead',
            message:
              'Maksamme palautukset ja hyvitykset tälle tilille. Muutos tulee voimaan, kun olet tunnistautunut pankkitunnuksilla.',
          }),
        }
      : {
          known: t({ id: 'update.email.leadKnown', message: 'Kerromme muutoksesta myös vanhaan osoitteeseen.' }),
          withProof: t({
            id: 'update.email.lead',
            message:
              'Muutos tulee voimaan, kun olet tunnistautunut pankkitunnuksilla. Kerromme siitä myös vanhaan osoitteeseen.',
          }),
        };
  if (!isForm)
    return (
      <Suspense fallback={<DetailSkeleton label={heading} />}>
        <UpdateOutcome {...{ actor, heading }} email={draft.values.email} />
      </Suspense>
    );
  return (
    <Measure>
      <Stack gap="large">
        <PageHeading lead={needsProof ? leads.withProof : leads.known}>{heading}</PageHeading>
        <UpdateForm key={draft.key} {...{ actor, draft, customerId, needsProof }} onSend={send} />
      </Stack>
    </Measure>
  );
}

/** Where anyone changes the account or the e-mail address of a customer number (`update.form`). */
export function UpdateContactPage({ kind }: { kind: ContactKind }) {
  const customerId = useCustomerId();
  // Another customer has a draft of their own.
  return <UpdateFlow key={customerId ?? ''} {...{ kind, customerId }} />;
}
