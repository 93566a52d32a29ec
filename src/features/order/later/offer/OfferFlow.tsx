import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { OpenedOffer } from '../../../../../domain/types.ts';
import { offerAcceptanceMachine } from '../../../../../machines/offer-acceptance/offerAcceptance.machine.ts';
import { useFlow } from '../../../../shared/flow/useFlow.ts';
import { usePage } from '../../../../shared/page/usePage.ts';
import { useCustomerId } from '../../../../shared/session/useCustomerId.ts';
import { useSession } from '../../../../shared/session/useSession.ts';
import { offerActors } from './offer.actors.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { OfferAccepted, OfferDeclined, OfferHeld, OfferNotPossible, OfferOver, OfferWithdrawn } from './OfferEnds.tsx';
import { OfferForm } from './OfferForm.tsx';

interface OfferFlowProps {
  secret: string;
  opened: OpenedOffer;
  /** What is asked is no longer what was read. */
  onChanged(): void;
  /** It is an order, whose number and day to withdraw until are to be read. */
  onTooLate(): void;
}

/** What may have become of it, as the machine calls it. */
const ends = ['accepted', 'tooLate', 'held', 'notPossible', 'withdrawn', 'declined', 'over'] as const;

/** One offer, from what it is to what becomes of it. */
export function OfferFlow({ secret, opened, onChanged, onTooLate }: OfferFlowProps) {
  const { t } = useLingui();
  const { api } = useSession();
  const customerId = useCustomerId();
  const [key] = useState(() => crypto.randomUUID());
  const actor = useFlow(offerAcceptanceMachine, {
    actors: offerActors(api),
    input: { state: opened.state, accepted: opened.accepted ?? null },
    on: { 'offer.changed': onChanged, 'offer.tooLate': onTooLate },
    outdates: {
      'offer.accepted': [
        [customerId, 'contracts'],
        [customerId, 'withdrawals'],
      ],
    },
  });
  const end = useSelector(actor, (snapshot) => ends.find((state) => snapshot.matches(state)));
  const shown = end ?? (opened.offered ? 'offer' : 'over');
  const isOver = t({ id: 'offer.over', message: 'Tarjous ei ole enää voimassa' });
  const headings = {
    offer: t({ id: 'offer.title', message: 'Tarjous sinulle' }),
    accepted: t({ id: 'offer.accepted', message: 'Tarjous on hyväksytty' }),
    tooLate: t({ id: 'offer.tooLate', message: 'Tarjous oli jo hyväksytty' }),
    held: t({ id: 'offer.held', message: 'Sopimuksessasi on jo tämä palvelu' }),
    withdrawn: t({ id: 'offer.withdrawn', message: 'Sopimus on peruutettu' }),
    declined: t({ id: 'offer.declined', message: 'Et hyväksynyt tarjousta' }),
    notPossible: isOver,
    over: isOver,
  };
  const heading = headings[shown];
  usePage(heading, shown);

  const isAsked = useSelector(actor, (snapshot) => snapshot.matches('asked'));
  const accepted = useSelector(actor, ({ context }) => context.accepted);
  const failure = useSelector(actor, ({ context }) => context.failure);
  if (shown === 'accepted') return <OfferAccepted {...{ heading, accepted }} />;
  if (shown === 'tooLate') return <OfferAccepted {...{ heading }} accepted={opened.accepted ?? null} isTooLate />;
  if (shown === 'held') return <OfferHeld {...{ heading }} />;
  if (shown === 'notPossible') return <OfferNotPossible {...{ heading, failure }} />;
  if (shown === 'withdrawn') return <OfferWithdrawn {...{ heading, opened }} />;
  if (shown === 'declined') return <OfferDeclined {...{ heading }} />;
  if (shown === 'over' || !opened.offered) return <OfferOver {...{ heading }} lastDay={opened.lastDay} />;
  const decline = () => actor.send({ type: 'offer.decline' });
  return (
    <>
      <OfferForm
        // Other boxes are ticked anew.
        key={JSON.stringify(opened.offered.consents.map(({ id, version }) => [id, version]))}
        {...{ actor, heading, opened }}
        offered={opened.offered}
        onAccept={(consents) => actor.send({ type: 'offer.accept', key, request: { secret, consents } })}
        onDecline={decline}
      />
      {isAsked && (
        <DeclineDialog
          onDecline={() => actor.send({ type: 'offer.giveUp', key: crypto.randomUUID(), request: { secret } })}
          onKeep={() => actor.send({ type: 'offer.keep' })}
          onReopen={decline}
        />
      )}
    </>
  );
}
