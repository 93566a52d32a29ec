import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { TransferOfContract } from '../../../domain/types.ts';
import { transferMachine, type TransferStep } from '../../../machines/transfer/transfer.machine.ts';
import { useDraft } from '../../shared/draft/useDraft.ts';
import { useFlow } from '../../shared/flow/useFlow.ts';
import { useStepAddress } from '../../shared/flow/useStepAddress.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { transferActors } from './transfer.actors.ts';
import { transferDraft } from './transfer.form.ts';
import { TransferForm } from './TransferForm.tsx';
import { TransferSent, TransferTakenBack } from './TransferEnds.tsx';
import { TransferStanding } from './TransferStanding.tsx';

const steps = ['form', 'sent'] as const satisfies TransferStep[];
const stepOf = (snapshot: SnapshotFrom<typeof transferMachine>): TransferStep =>
  snapshot.hasTag('sent') ? 'sent' : 'form';

type Shown = 'form' | 'sent' | 'accepted' | 'waiting' | 'cancelled';

/** What of the transfer the page shows. */
function shownOf(snapshot: SnapshotFrom<typeof transferMachine>): Shown {
  if (snapshot.matches('sent')) return 'sent';
  if (snapshot.matches('cancelled')) return 'cancelled';
  if (!snapshot.matches('running') && !snapshot.matches('cancelling')) return 'form';
  return snapshot.context.transfer?.state === 'accepted' ? 'accepted' : 'waiting';
}

interface TransferFlowProps {
  contractCode: string;
  customerId: string | null;
  standing: TransferOfContract;
  /** Reads anew how it stands. */
  onShowOther(): void;
}

/** One transfer of one contract, from its form to what becomes of it. */
export function TransferFlow({ contractCode, customerId, standing, onShowOther }: TransferFlowProps) {
  const { t } = useLingui();
  const { api } = useSession();
  const draft = useDraft(transferDraft, customerId);
  const [input] = useState(() => ({
    transfer: standing.transfer?.isOpen ? standing.transfer : null,
    sentKey: draft.isSent ? draft.key : null,
  }));
  const old = [
    [customerId, 'transfer', contractCode],
    [customerId, 'contracts'],
  ];
  const actor = useFlow(transferMachine, {
    actors: transferActors(api),
    input,
    on: {
      'transfer.received': () => draft.startAgain(),
      'transfer.notReceived': () => draft.markSent(false),
    },
    outdates: { 'transfer.received': old, 'transfer.takenBack': old },
  });
  useStepAddress(actor, { steps, stepOf, paths: { sent: 'success' } });
  const shown = useSelector(actor, shownOf);
  const headings: Record<Shown, string> = {
    form: t({ id: 'transfer.title', message: 'Siirrä sopimus toiselle' }),
    sent: t({ id: 'transfer.sent', message: 'Linkki on lähetetty' }),
    waiting: t({ id: 'transfer.waiting', message: 'Siirto odottaa uutta haltijaa' }),
    accepted: t({ id: 'transfer.accepted', message: 'Sopimus siirtyy uudelle haltijalle' }),
    cancelled: t({ id: 'transfer.cancelled', message: 'Siirto on peruttu' }),
  };
  const heading = headings[shown];
  usePage(heading, shown);

  if (shown === 'sent') return <TransferSent {...{ actor, heading, contractCode }} />;
  if (shown === 'cancelled') return <TransferTakenBack {...{ actor, heading, contractCode }} />;
  if (shown === 'form')
    return (
      <TransferForm
        key={draft.key}
        {...{ actor, heading, contractCode, standing, draft, onShowOther }}
        onSend={(wish) => {
          draft.markSent(true);
          actor.send({ type: 'transfer.send', key: draft.key, request: { contractCode, wish } });
        }}
      />
    );
  return <TransferStanding {...{ actor, heading, contractCode, standing }} />;
}
