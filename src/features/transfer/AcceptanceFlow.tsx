import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { TransferAcceptance, TransferOffer } from '../../../domain/types.ts';
import { transferAcceptanceMachine } from '../../../machines/transfer-acceptance/transferAcceptance.machine.ts';
import { useDraft } from '../../shared/draft/useDraft.ts';
import { useFlow } from '../../shared/flow/useFlow.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { acceptanceActors } from './acceptance.actors.ts';
import { acceptanceDraft, acceptanceOf } from './acceptance.form.ts';
import { AcceptanceForm } from './AcceptanceForm.tsx';
import { TransferAccepted, TransferRefused } from './AcceptanceEnds.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';

type Snapshot = SnapshotFrom<typeof transferAcceptanceMachine>;

function shownOf(snapshot: Snapshot): 'form' | 'accepted' | 'refused' | 'over' {
  if (snapshot.matches('refused')) return 'refused';
  if (snapshot.matches('over')) return 'over';
  return snapshot.context.isAccepted ? 'accepted' : 'form';
}

/** Whether what was sent asks for e-invoices. */
const isByEInvoice = (request: unknown) => (request as TransferAcceptance | null)?.billing.method === 'eInvoice';

interface AcceptanceFlowProps {
  offered: NonNullable<TransferOffer['offer']>;
  customer: TransferOffer['customer'];
  customerId: string | null;
  isAccepted: boolean;
}

/** One offer, from what it is to what becomes of it. */
export function AcceptanceFlow({ offered, customer, customerId, isAccepted }: AcceptanceFlowProps) {
  const { t } = useLingui();
  const { api } = useSession();
  const draft = useDraft(acceptanceDraft, customerId);
  // What is shown is what was offered when the page was opened, whatever is read again meanwhile.
  const [read] = useState({ offered, isCustomer: customer !== null });
  const [input] = useState(() => ({
    isAccepted,
    isOpen: offered.isOpen,
    sentKey: draft.isSent ? draft.key : null,
  }));
  const old = [[customerId, 'contracts']];
  const actor = useFlow(transferAcceptanceMachine, {
    actors: acceptanceActors(api),
    input,
    on: {
      'offer.accepted': () => draft.startAgain(),
      'offer.over': () => draft.startAgain(),
      'offer.notAccepted': () => draft.markSent(false),
    },
    outdates: { 'offer.accepted': old, 'offer.refused': old },
  });
  const shown = useSelector(actor, shownOf);
  const isEInvoice = useSelector(actor, ({ context: { submission } }) => isByEInvoice(submission?.request));
  const isAsked = useSelector(actor, (snapshot) => snapshot.matches('asked'));
  const headings = {
    form: t({ id: 'transfer.offerTitle', message: 'Ota sopimus vastaan' }),
    accepted: t({ id: 'transfer.receipt', message: 'Sopimus siirtyy sinulle' }),
    over: t({ id: 'transfer.over', message: 'Linkki ei ole enää voimassa' }),
    refused: t({ id: 'transfer.refused', message: 'Sopimus ei siirry sinulle' }),
  };
  const heading = headings[shown];
  usePage(heading, shown);

  if (shown === 'refused' || shown === 'over') return <TransferRefused heading={heading} isOver={shown === 'over'} />;
  return (
    <>
      {shown === 'accepted' ? (
        <TransferAccepted
          {...{ actor, heading }}
          offered={read.offered}
          isEInvoiceToApprove={isEInvoice || read.offered.isEInvoiceToApprove === true}
        />
      ) : (
        <AcceptanceForm
          key={draft.key}
          {...{ actor, heading, draft, customer }}
          offered={read.offered}
          isCustomer={read.isCustomer}
          onAccept={(acceptance) => {
            draft.markSent(true);
            actor.send({ type: 'offer.accept', key: draft.key, request: acceptanceOf(acceptance, read.offered) });
          }}
        />
      )}
      {isAsked && <RefuseDialog actor={actor} />}
    </>
  );
}
