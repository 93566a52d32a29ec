import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Fact } from '../../../ui/FactList/FactList.tsx';
import { isProofEnd, ProofEnd } from '../../verification/later/ProofEnd.tsx';
import { useProofWordsOfOrder } from '../../verification/later/useProofWordsOfOrder.ts';
import { proofWays } from '../../verification/processes.ts';
import { VerificationNeeded } from '../../verification/VerificationNeeded.tsx';
import type { AdditionActor } from '../useAdditionFlow.ts';
import { AdditionNotImported, AdditionThanks } from './AdditionThanks.tsx';

interface AdditionOutcomeProps {
  actor: AdditionActor;
  heading: string;
  /** What waits for its proof. */
  facts: Fact[];
  /** Null where none is known. */
  contractCode: string | null;
}

/** It waits for its proof (`addition.verification`). */
function Proof({ actor, heading, facts }: Omit<AdditionOutcomeProps, 'contractCode'>) {
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
      facts={facts}
      until={result.proofUntil}
      {...proofWays('vapAddition', result)}
      words={words}
      verification={verification}
    />
  );
}

/** What has become of what was added. */
export function AdditionOutcome({ actor, heading, facts, contractCode }: AdditionOutcomeProps) {
  const { t } = useLingui();
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const result = useSelector(actor, ({ context }) => context.result);
  const words = useProofWordsOfOrder();
  if (value === 'verificationNeeded') return <Proof {...{ actor, heading, facts }} />;
  if (isProofEnd(value))
    return (
      <ProofEnd
        {...{ value, heading, words }}
        out={
          contractCode === null
            ? null
            : {
                href: `/contracts/${contractCode}`,
                label: t({ id: 'addon.backToContract', message: 'Takaisin sopimukseen' }),
              }
        }
        onGoOn={() => actor.send({ type: 'step.open', step: 'choice' })}
      />
    );
  if (!result) return null;
  return value === 'notImported' ? (
    <AdditionNotImported {...{ heading, result }} />
  ) : (
    <AdditionThanks {...{ heading, result }} />
  );
}
