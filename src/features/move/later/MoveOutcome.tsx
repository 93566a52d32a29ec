import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { addressLine } from '../../../../domain/orders/index.ts';
import type { moveMachine } from '../../../../machines/move/move.machine.ts';
import { isProofEnd, ProofEnd } from '../../../shared/verification/later/ProofEnd.tsx';
import { useEndWordsOfMove } from '../../../shared/verification/later/useEndWordsOfMove.ts';
import { proofWays } from '../../../shared/verification/processes.ts';
import { useProofWordsOfMove } from '../../../shared/verification/useProofWordsOfMove.ts';
import { VerificationNeeded } from '../../../shared/verification/VerificationNeeded.tsx';
import type { Fact } from '../../../ui/FactList/FactList.tsx';
import { useStartText } from '../useMoveWords.ts';
import { MoveSent } from './MoveSent.tsx';

interface MoveOutcomeProps {
  actor: ActorRefFrom<typeof moveMachine>;
  heading: string;
}

/** It waits for its proof (`move.proof`). */
function Proof({ actor, heading }: MoveOutcomeProps) {
  const { t } = useLingui();
  const startText = useStartText();
  const { move, home } = useSelector(actor, ({ context }) => context.values);
  const result = useSelector(actor, ({ context }) => context.result);
  const verification = useSelector(actor, ({ children }) => children.verification);
  const words = useProofWordsOfMove();
  if (!verification || !result) return null;
  const facts: Fact[] = [
    ...(home ? [{ label: t({ id: 'move.newHome', message: 'Uusi koti' }), value: addressLine(home.address) }] : []),
    ...(move
      ? [
          {
            label: t({ id: 'move.startDay', message: 'Sopimus alkaa uudessa kodissa' }),
            value: startText(move.startDate, home?.isToBeFound === true),
          },
        ]
      : []),
  ];
  return (
    <VerificationNeeded
      {...{ heading, facts, words, verification }}
      lead={t({
        id: 'move.proofLead',
        message:
          'Varmistamme, että muuttaja olet sinä, ja etsimme sopimuksesi. Muuttoilmoitus on tallessa ja odottaa, että tunnistaudut.',
      })}
      until={result.proofUntil ?? null}
      {...proofWays('move', result)}
    />
  );
}

/** What has become of a notice of a move. */
export function MoveOutcome({ actor, heading }: MoveOutcomeProps) {
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const result = useSelector(actor, ({ context }) => context.result);
  const words = useEndWordsOfMove();
  if (value === 'verificationNeeded') return <Proof {...{ actor, heading }} />;
  if (isProofEnd(value))
    return <ProofEnd {...{ value, heading, words }} onGoOn={() => actor.send({ type: 'step.open', step: 'review' })} />;
  return <MoveSent heading={heading} move={result?.move ?? null} />;
}
