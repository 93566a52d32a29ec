import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { NewAddition } from '../../../../domain/types.ts';
import type { addonMachine } from '../../../../machines/addon/addon.machine.ts';
import { proofWays } from '../../../shared/verification/processes.ts';
import { VerificationNeeded } from '../../../shared/verification/VerificationNeeded.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../../ui/MessagePage/MessagePage.tsx';
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

/** What has become of an add-on. */
export function AddonOutcome({ actor, heading, offered, kept }: AddonOutcomeProps) {
  const { t } = useLingui();
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const result = useSelector(actor, ({ context }) => context.result);
  const goOn = (
    <Button onClick={() => actor.send({ type: 'step.open', step: 'choice' })}>
      {t({ id: 'order.goOn', message: 'Jatka tilausta' })}
    </Button>
  );
  const { contract } = offered;
  const home = (
    <ButtonLink href={contract === null ? '/' : `/contracts/${contract.contractCode}`} variant="secondary">
      {contract === null
        ? t({ id: 'shell.frontPage', message: 'Etusivulle' })
        : t({ id: 'addon.backToContract', message: 'Takaisin sopimukseen' })}
    </ButtonLink>
  );
  if (value === 'verificationNeeded') return <Proof {...{ actor, heading, offered, kept }} />;
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
        actions={
          <>
            {goOn}
            {home}
          </>
        }
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
        actions={
          <>
            {goOn}
            {home}
          </>
        }
      />
    );
  if (!result) return null;
  return value === 'notImported' ? (
    <AddonNotImported {...{ heading, result }} />
  ) : (
    <AddonThanks {...{ heading, result }} />
  );
}
