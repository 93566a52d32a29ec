import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { transferMachine } from '../../../machines/transfer/transfer.machine.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useSpeaksOfCustomer } from '../../shared/session/useSpeaksOfCustomer.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';

interface EndProps {
  actor: ActorRefFrom<typeof transferMachine>;
  heading: string;
  contractCode: string;
}

/** The link is on its way, and what happens next (`transfer.sent`). */
export function TransferSent({ actor, heading, contractCode }: EndProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const transfer = useSelector(actor, ({ context }) => context.transfer);
  const speaksOfCustomer = useSpeaksOfCustomer();
  return (
    <MessagePage
      scene="rising"
      heading={heading}
      lead={
        speaksOfCustomer
          ? t({
              id: 'transfer.sentLeadOfStaff',
              message: 'Kerromme asiakkaalle sähköpostilla heti, kun uusi haltija on ottanut sopimuksen vastaan.',
            })
          : t({
              id: 'transfer.sentLead',
              message: 'Kerromme sähköpostilla heti, kun uusi haltija on ottanut sopimuksen vastaan.',
            })
      }
      facts={
        transfer
          ? [
              { label: t({ id: 'transfer.sentTo', message: 'Linkki lähti osoitteeseen' }), value: transfer.email },
              { label: t({ id: 'transfer.day', message: 'Siirtopäivä' }), value: date(transfer.day) },
            ]
          : undefined
      }
      actions={
        <>
          <ButtonLink href={`/contracts/${contractCode}`}>
            {t({ id: 'transfer.toContract', message: 'Takaisin sopimukseen' })}
          </ButtonLink>
          {transfer && (
            <ButtonLink href={`/contracts/${contractCode}/transfer`} variant="secondary">
              {t({ id: 'transfer.toStanding', message: 'Näytä siirron tila' })}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

/** It is taken back: the contract goes on as before (`transfer.takeBack`). */
export function TransferTakenBack({ actor, heading, contractCode }: EndProps) {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  return (
    <MessagePage
      scene="rising"
      heading={heading}
      lead={
        speaksOfCustomer
          ? t({ id: 'transfer.cancelledLeadOfStaff', message: 'Sopimus jatkuu asiakkaan nimissä ennallaan.' })
          : t({ id: 'transfer.cancelledLead', message: 'Sopimus jatkuu sinun nimissäsi ennallaan.' })
      }
      actions={
        <>
          <ButtonLink href={`/contracts/${contractCode}`}>
            {t({ id: 'transfer.toContract', message: 'Takaisin sopimukseen' })}
          </ButtonLink>
          <Button variant="secondary" onClick={() => actor.send({ type: 'transfer.begin' })}>
            {t({ id: 'transfer.beginAgain', message: 'Aloita uusi siirto' })}
          </Button>
        </>
      }
    />
  );
}
