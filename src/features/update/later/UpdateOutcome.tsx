import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { endOfAccount } from '../../../../domain/contactUpdate/index.ts';
import type { NewContactUpdate } from '../../../../domain/types.ts';
import type { contactUpdateMachine } from '../../../../machines/contact-update/contactUpdate.machine.ts';
import { ProofEnd } from '../../../shared/verification/later/ProofEnd.tsx';
import { proofWays } from '../../../shared/verification/processes.ts';
import { VerificationNeeded } from '../../../shared/verification/VerificationNeeded.tsx';
import { useUpdateProofWords } from '../useUpdateWords.ts';
import { markOwnProof } from './markOwnProof.ts';
import { UpdateDone } from './UpdateDone.tsx';
import { useUpdateEndWords } from './useUpdateEndWords.ts';

interface UpdateOutcomeProps {
  actor: ActorRefFrom<typeof contactUpdateMachine>;
  heading: string;
  /** What the draft holds, for a page that does not know any more what was sent. */
  email: string;
}

/** It waits for its proof (`update.verification`). Of an account its end is shown, while the page knows it. */
function Proof({ actor, heading, email }: UpdateOutcomeProps) {
  const { t } = useLingui();
  const words = useUpdateProofWords();
  const kind = useSelector(actor, ({ context }) => context.kind);
  const request = useSelector(actor, ({ context }) => context.submission?.request ?? null) as NewContactUpdate | null;
  const result = useSelector(actor, ({ context }) => context.result);
  const verification = useSelector(actor, ({ children }) => children.verification);
  const orderId = result?.orderId;
  useEffect(() => {
    if (orderId !== undefined) markOwnProof(window, orderId);
  }, [orderId]);
  if (!verification || !result) return null;
  const end = request === null ? '' : endOfAccount(request.value);
  const fact =
    kind === 'bankAccount'
      ? {
          label: t({ id: 'update.newAccount', message: 'Uusi tilinumero' }),
          value: end && t({ id: 'update.accountEnd', message: `päättyy merkkeihin ${end}` }),
        }
      : { label: t({ id: 'update.email', message: 'Uusi sähköpostiosoite' }), value: request?.value ?? email };
  return (
    <VerificationNeeded
      {...{ heading, words, verification }}
      lead={t({
        id: 'update.verify.lead',
        message: 'Varmistamme, että muutosta pyydät sinä. Mikään ei muutu ennen kuin tunnistaudut pankkitunnuksilla.',
      })}
      facts={fact.value === '' ? [] : [fact]}
      until={result.proofUntil}
      redirect={proofWays('update', result).redirect}
    />
  );
}

/** What has become of an update. */
export function UpdateOutcome(props: UpdateOutcomeProps) {
  const { actor, heading } = props;
  const { t } = useLingui();
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const kind = useSelector(actor, ({ context }) => context.kind);
  const result = useSelector(actor, ({ context }) => context.result);
  const words = useUpdateEndWords();
  if (value === 'verificationNeeded') return <Proof {...props} />;
  if (value === 'made') return result && <UpdateDone {...{ heading, result }} />;
  return (
    <ProofEnd
      {...{ value, heading, words }}
      note={
        kind === 'bankAccount'
          ? t({ id: 'update.account.forgotten', message: 'Lomakkeella kirjoitat tilinumeron uudelleen.' })
          : undefined
      }
      onGoOn={() => actor.send({ type: 'step.open', step: 'form' })}
    />
  );
}
