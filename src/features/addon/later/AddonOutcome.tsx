import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { NewAddition } from '../../../../domain/types.ts';
import type { addonMachine } from '../../../../machines/addon/addon.machine.ts';
import { isProofEnd, ProofEnd } from '../../../shared/verification/later/ProofEnd.tsx';
import { proofWays } from '../../../shared/verification/processes.ts';
import { useProofWordsOfOrder } from '../../../shared/verification/later/useProofWordsOfOrder.ts';
import { VerificationNeeded } from '../../../shared/verification/VerificationNeeded.tsx';
import type { Offered } from '../addon.form.ts';
import { useAddonWords } from '../useAddonWords.ts';
import { AddonNotImported, AddonThanks } from './AddonThanks.tsx';

interface AddonOutcomeProps {
  actor: ActorRefFrom<typeof addonMachine>;
  heading: string;
  offered: Offered;
  /** What the draft has chosen, for a page that does not know any more what was sent. */
  kept: string;
}

/** It waits for its proof (`addition.verification`). */
function Proof({ actor, heading, offered: { addons }, kept }: AddonOutcomeProps) {
  const { t } = useLingui();
  const { text } = useAddonWords();
  const request = useSelector(actor, ({ context }) => context.submission?.request ?? null) as NewAddition | null;
  const sent = addons.find(({ templateId }) => templateId === (request?.selectedAddon ?? kept));
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
      facts={
        sent
          ? [
              {
                label: t({ id: 'addon.choice', message: 'Lisäpalvelu' }),
                value: `${sent.productName}, ${text(sent)}`,
              },
            ]
          : []
      }
      until={result.proofUntil}
      {...proofWays('vapAddition', result)}
      words={words}
      verification={verification}
    />
  );
}

/** What has become of an add-on. */
export function AddonOutcome({ actor, heading, offered, kept }: AddonOutcomeProps) {
  const { t } = useLingui();
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const result = useSelector(actor, ({ context }) => context.result);
  const words = useProofWordsOfOrder();
  const { contract } = offered;
  if (value === 'verificationNeeded') return <Proof {...{ actor, heading, offered, kept }} />;
  if (isProofEnd(value))
    return (
      <ProofEnd
        {...{ value, heading, words }}
        out={
          contract && {
            href: `/contracts/${contract.contractCode}`,
            label: t({ id: 'addon.backToContract', message: 'Takaisin sopimukseen' }),
          }
        }
        onGoOn={() => actor.send({ type: 'step.open', step: 'choice' })}
      />
    );
  if (!result) return null;
  return value === 'notImported' ? (
    <AddonNotImported {...{ heading, result }} />
  ) : (
    <AddonThanks {...{ heading, result }} />
  );
}
