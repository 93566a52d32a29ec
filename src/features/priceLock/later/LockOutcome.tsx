import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { priceLockMachine } from '../../../../machines/price-lock/priceLock.machine.ts';
import { proofWays } from '../../../shared/verification/processes.ts';
import { VerificationNeeded } from '../../../shared/verification/VerificationNeeded.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../../ui/MessagePage/MessagePage.tsx';
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
      words={{
        cancel: t({ id: 'order.verify.cancel', message: 'Keskeytä tilaus' }),
        notCancelled: t({ id: 'order.verify.notCancelled', message: 'Tilausta ei saatu keskeytettyä' }),
        notCancelledText: t({
          id: 'order.verify.notCancelledText',
          message: 'Yritä uudelleen. Jos et tunnistaudu, tilaus raukeaa itsestään.',
        }),
      }}
      verification={verification}
    />
  );
}

/** What has become of a lock. */
export function LockOutcome({ actor, heading }: LockOutcomeProps) {
  const { t } = useLingui();
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const result = useSelector(actor, ({ context }) => context.result);
  const home = (
    <ButtonLink href="/" variant="secondary">
      {t({ id: 'shell.frontPage', message: 'Etusivulle' })}
    </ButtonLink>
  );
  const ways = (
    <>
      <Button onClick={() => actor.send({ type: 'step.open', step: 'choice' })}>
        {t({ id: 'order.goOn', message: 'Jatka tilausta' })}
      </Button>
      {home}
    </>
  );
  if (value === 'verificationNeeded') return <Proof {...{ actor, heading }} />;
  if (value === 'verifiedElsewhere')
    return (
      <MessagePage
        scene="rising"
        heading={heading}
        lead={t({
          id: 'order.verifiedElsewhere.lead',
          message:
            'Tunnistautuminen tehtiin toisessa ikkunassa tai toisella laitteella. Siellä näet, miten tilauksen kävi. Jos tilaus on tehty, saat siitä vahvistuksen sähköpostiisi.',
        })}
        actions={home}
      />
    );
  if (value === 'receivedBefore')
    return (
      <MessagePage
        scene="rising"
        heading={heading}
        lead={t({
          id: 'order.receivedBefore.lead',
          message:
            'Emme voi näyttää täällä, miten sen kävi. Jos tilaus on tehty, saat vahvistuksen sähköpostiisi. Jos se jäi odottamaan tunnistautumista, se raukeaa puolessa tunnissa. Jos vahvistusta ei ole silloin tullut, tilaa uudelleen: täyttämäsi tiedot ovat tallessa.',
        })}
        actions={ways}
      />
    );
  if (typeof value === 'object')
    return (
      <MessagePage
        scene="stopped"
        heading={heading}
        lead={
          'unproven' in value && value.unproven === 'cancelled'
            ? t({ id: 'order.cancelled.lead', message: 'Mitään ei tilattu. Täyttämäsi tiedot ovat tallessa.' })
            : t({
                id: 'order.expired.lead',
                message: 'Vahvistusaika loppui, joten mitään ei tilattu. Täyttämäsi tiedot ovat tallessa.',
              })
        }
        actions={ways}
      />
    );
  if (!result) return null;
  return value === 'notImported' ? (
    <LockNotImported {...{ heading, result }} />
  ) : (
    <LockThanks {...{ heading, result }} />
  );
}
