import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { terminationSteps, type TerminationStep } from '../../../domain/termination/index.ts';
import { terminationMachine } from '../../../machines/termination/termination.machine.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useDraft } from '../../shared/draft/useDraft.ts';
import { useFlow } from '../../shared/flow/useFlow.ts';
import { useStepAddress } from '../../shared/flow/useStepAddress.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { ReceiptSought } from '../../shared/submission/ReceiptSought.tsx';
import { terminationActors } from './termination.actors.ts';
import { askedValues, restoredValues, terminationDraft, type Asked } from './termination.draft.ts';
import type { Terminable } from './termination.form.ts';
import { TerminationSent } from './TerminationSent.tsx';
import { TerminationSteps } from './TerminationSteps.tsx';

type Snapshot = SnapshotFrom<typeof terminationMachine>;
const addresses = [...terminationSteps, 'sent'] as const;

/** The step that is open; the last one while it is sent, null once it is over. */
function openStep({ value }: Snapshot): TerminationStep | null {
  if (value === 'sending' || value === 'begun') return 'review';
  if (typeof value !== 'object') return null;
  const { filling } = value as { filling: TerminationStep | { review: string } };
  return typeof filling === 'string' ? filling : 'review';
}

interface TerminationFlowProps {
  customerId: string;
  /** Under which its receipt is looked up; null where none is asked for. */
  receivedKey: string | null;
  asked: Asked;
  contracts: readonly Terminable[];
  /** The customer's address; empty where none is known. */
  email: string;
  onStartAgain(): void;
  /** Another delivery site is chosen. */
  onOtherSite(): void;
}

/** One notice, from the choice of the contract to what becomes of it. */
export function TerminationFlow(props: TerminationFlowProps) {
  const { customerId, receivedKey, asked, contracts, email, onStartAgain, onOtherSite } = props;
  const { t } = useLingui();
  const { api } = useSession();
  const { date: writeDay } = useFormats();
  const [kind] = useState(() => terminationDraft(email));
  const draft = useDraft(kind, customerId);
  const [begun] = useState(() => (draft.isSent ? draft.values : askedValues(draft.values, asked)));
  const [input] = useState(() => ({
    values: restoredValues(begun, { contracts, writeDay }),
    sentKey: draft.isSent ? draft.key : receivedKey,
  }));
  const actor = useFlow(terminationMachine, {
    actors: terminationActors(api),
    input,
    on: {
      'termination.received': () => draft.markReceived(),
      'termination.notReceived': () => draft.markSent(false),
    },
    outdates: {
      'termination.received': [[customerId, 'contracts']],
      'termination.outdated': [[customerId, 'contracts']],
    },
  });
  // Its receipt was shown before the page was opened, and is looked up.
  const isSought = ({ value, context }: Snapshot) => value === 'sending' && context.submission?.key === receivedKey;
  const stepOf = (snapshot: Snapshot) => (isSought(snapshot) ? null : openStep(snapshot));
  useStepAddress(actor, { steps: addresses, stepOf: (snapshot: Snapshot) => stepOf(snapshot) ?? 'sent' });
  const step = useSelector(actor, stepOf);
  const sought = useSelector(actor, (snapshot) => (isSought(snapshot) ? snapshot.children.submission : undefined));
  const title = t({ id: 'termination.title', message: 'Irtisano sopimus' });
  const reviewTitle = t({ id: 'termination.reviewTitle', message: 'Tarkista irtisanominen' });
  const sentTitle = t({ id: 'termination.sentTitle', message: 'Sopimus on irtisanottu' });
  const heading = step === null ? sentTitle : step === 'review' ? reviewTitle : title;
  usePage(heading, sought ? 'sought' : (step ?? 'sent'));

  if (sought) return <ReceiptSought submission={sought} heading={heading} />;
  if (step === null) {
    return <TerminationSent {...{ actor, heading }} />;
  }
  return (
    <TerminationSteps
      {...{ heading, step, actor, contracts, draft, begun }}
      onStartAgain={() => {
        draft.startAgain();
        onStartAgain();
      }}
      onOtherSite={() => {
        draft.startAgain();
        onOtherSite();
      }}
    />
  );
}
