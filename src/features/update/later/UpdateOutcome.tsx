import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { endOfAccount, type ContactKind } from '../../../../domain/contactUpdate/index.ts';
import type { NewContactUpdate } from '../../../../domain/types.ts';
import type { contactUpdateMachine } from '../../../../machines/contact-update/contactUpdate.machine.ts';
import { proofWays } from '../../../shared/verification/processes.ts';
import { VerificationNeeded } from '../../../shared/verification/VerificationNeeded.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../../ui/MessagePage/MessagePage.tsx';
import { useUpdateProofWords } from '../useUpdateWords.ts';
import { UpdateDone } from './UpdateDone.tsx';
import { UpdateProvenElsewhere } from './UpdateProvenElsewhere.tsx';

interface UpdateOutcomeProps {
  kind: ContactKind;
  actor: ActorRefFrom<typeof contactUpdateMachine>;
  heading: string;
  /** What the draft holds, for a page that does not know any more what was sent. */
  email: string;
}

/** It waits for its proof (`update.verification`). Of an account its end is shown, while the page knows it. */
function Proof({ kind, actor, heading, email }: UpdateOutcomeProps) {
  const { t } = useLingui();
  const words = useUpdateProofWords();
  const request = useSelector(actor, ({ context }) => context.submission?.request ?? null) as NewContactUpdate | null;
  const result = useSelector(actor, ({ context }) => context.result);
  const verification = useSelector(actor, ({ children }) => children.verification);
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
  const { actor, heading, kind } = props;
  const { t } = useLingui();
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const result = useSelector(actor, ({ context }) => context.result);
  if (value === 'verificationNeeded') return <Proof {...props} />;
  if (value === 'verifiedElsewhere') return <UpdateProvenElsewhere heading={heading} />;
  if (value === 'made') return result && <UpdateDone {...{ heading, result }} />;
  const why =
    value === 'receivedBefore'
      ? t({
          id: 'update.receivedBefore.lead',
          message:
            'Emme voi näyttää täällä, miten sen kävi. Jos se jäi odottamaan tunnistautumista, se raukeaa puolessa tunnissa.',
        })
      : typeof value === 'object' && 'unproven' in value && value.unproven === 'cancelled'
        ? t({ id: 'update.cancelled.lead', message: 'Keskeytit muutoksen.' })
        : t({ id: 'update.expired.lead', message: 'Vahvistusaika loppui.' });
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={why}
      note={
        kind === 'bankAccount'
          ? t({ id: 'update.account.forgotten', message: 'Lomakkeella kirjoitat tilinumeron uudelleen.' })
          : undefined
      }
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'step.open', step: 'form' })}>
            {t({ id: 'update.goOn', message: 'Palaa lomakkeelle' })}
          </Button>
          <ButtonLink href="/" variant="secondary">
            {t({ id: 'shell.frontPage', message: 'Etusivulle' })}
          </ButtonLink>
        </>
      }
    />
  );
}
