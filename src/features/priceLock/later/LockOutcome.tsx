import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { priceLockMachine } from '../../../../machines/price-lock/priceLock.machine.ts';
import { isProofEnd, ProofEnd } from '../../../shared/verification/later/ProofEnd.tsx';
import { proofWays } from '../../../shared/verification/processes.ts';
import { useProofWordsOfOrder } from '../../../shared/verification/later/useProofWordsOfOrder.ts';
import { VerificationNeeded } from '../../../shared/verification/VerificationNeeded.tsx';
import { LockNotImported, LockThanks } from './LockThanks.tsx';

interface LockOutcomeProps {
  actor: ActorRefFrom<typeof priceLockMachine>;
  heading: string;
}

/** It waits for its proof (`addition.verification`). */
function Proof({ actor, heading }: LockOutcomeProps) {
  const { t } = useLingui();
  const result = useSelector(actor, ({ context }) => context.result);
  const verification = useSelector(actor, ({ children }) => children.verification);
  const words = useProofWordsOfOrder();
  if (!verification || !result) return null;
  return (
    <VerificationNeeded
      heading={heading}
      lead={t({
        id: 'addon.verify.lead',
        message:
          'Varmistamme, että tilaaja olet sinä, ja etsimme sopimuksesi. Tilauksesi on tallessa ja odottaa, että tunnistaudut.',
      })}
      facts={[]}
      until={result.proofUntil}
      {...proofWays('vapAddition', result)}
      words={words}
      verification={verification}
    />
  );
}

/** What has become of a lock. */
export function LockOutcome({ actor, heading }: LockOutcomeProps) {
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const result = useSelector(actor, ({ context }) => context.result);
  const words = useProofWordsOfOrder();
  if (value === 'verificationNeeded') return <Proof {...{ actor, heading }} />;
  if (isProofEnd(value))
    return <ProofEnd {...{ value, heading, words }} onGoOn={() => actor.send({ type: 'step.open', step: 'choice' })} />;
  if (!result) return null;
  return value === 'notImported' ? (
    <LockNotImported {...{ heading, result }} />
  ) : (
    <LockThanks {...{ heading, result }} />
  );
}
