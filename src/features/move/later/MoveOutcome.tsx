import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { addressLine } from '../../../../domain/orders/index.ts';
import type { moveMachine } from '../../../../machines/move/move.machine.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { proofWays } from '../../../shared/verification/processes.ts';
import { useProofWordsOfMove } from '../../../shared/verification/useProofWordsOfMove.ts';
import { VerificationNeeded } from '../../../shared/verification/VerificationNeeded.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import type { Fact } from '../../../ui/FactList/FactList.tsx';
import { MessagePage } from '../../../ui/MessagePage/MessagePage.tsx';
import { MoveSent } from './MoveSent.tsx';

interface MoveOutcomeProps {
  actor: ActorRefFrom<typeof moveMachine>;
  heading: string;
}

/** It waits for its proof (`move.proof`). */
function Proof({ actor, heading }: MoveOutcomeProps) {
  const { t } = useLingui();
  const { date } = useFormats();
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
            value: date(move.startDate),
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
  const { t } = useLingui();
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const result = useSelector(actor, ({ context }) => context.result);
  const goOn = (
    <Button onClick={() => actor.send({ type: 'step.open', step: 'review' })}>
      {t({ id: 'move.goOn', message: 'Jatka muuttoilmoitusta' })}
    </Button>
  );
  const home = (
    <ButtonLink href="/" variant="secondary">
      {t({ id: 'shell.frontPage', message: 'Etusivulle' })}
    </ButtonLink>
  );
  const back = (
    <>
      {goOn}
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
          id: 'move.verifiedElsewhereLead',
          message:
            'Tunnistautuminen tehtiin toisessa ikkunassa tai toisella laitteella. Siellä näet, miten muuttoilmoituksen kävi. Jos se on tehty, saat siitä vahvistuksen sähköpostiisi.',
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
          id: 'move.receivedBeforeLead',
          message:
            'Emme voi näyttää täällä, miten sen kävi. Jos se on tehty, saat vahvistuksen sähköpostiisi. Jos se jäi odottamaan tunnistautumista, se raukeaa puolessa tunnissa. Jos vahvistusta ei ole silloin tullut, lähetä se uudelleen: täyttämäsi tiedot ovat tallessa.',
        })}
        actions={back}
      />
    );
  if (typeof value === 'object')
    return (
      <MessagePage
        scene="stopped"
        heading={heading}
        lead={
          'unproven' in value && value.unproven === 'cancelled'
            ? t({ id: 'move.cancelledLead', message: 'Muuttoilmoitusta ei tehty. Täyttämäsi tiedot ovat tallessa.' })
            : t({
                id: 'move.expiredLead',
                message: 'Vahvistusaika loppui, joten muuttoilmoitusta ei tehty. Täyttämäsi tiedot ovat tallessa.',
              })
        }
        actions={back}
      />
    );
  return <MoveSent heading={heading} move={result?.move ?? null} />;
}
