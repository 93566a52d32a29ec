import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { TransferOffer } from '../../../domain/types.ts';
import type { transferAcceptanceMachine } from '../../../machines/transfer-acceptance/transferAcceptance.machine.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { SubmissionStatus, useIsUnknown } from '../../shared/submission/SubmissionStatus.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { TransferFailure } from './TransferFailure.tsx';

interface TransferAcceptedProps {
  actor: ActorRefFrom<typeof transferAcceptanceMachine>;
  heading: string;
  offered: NonNullable<TransferOffer['offer']>;
  /** E-invoices come once they are approved in the own bank. */
  isEInvoiceToApprove: boolean;
}

/** The contract is the person's from the day on, and until then they may give it up (`transfer.receipt`). */
export function TransferAccepted({ actor, heading, offered, isEInvoiceToApprove }: TransferAcceptedProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const submission = useSelector(actor, ({ children }) => children.refusal);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isUnknown = useIsUnknown(submission);
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('notRefused'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <MessagePage
      scene="rising"
      heading={heading}
      lead={t({
        id: 'transfer.receiptLead',
        message: 'Lähetimme vahvistuksen sähköpostiisi. Voit peruuttaa sopimuksen 14 päivän kuluessa siitä.',
      })}
      facts={[
        { label: t({ id: 'transfer.product', message: 'Sopimus' }), value: offered.productName },
        { label: t({ id: 'transfer.address', message: 'Käyttöpaikka' }), value: offered.address },
        { label: t({ id: 'transfer.from', message: 'Sinun alkaen' }), value: date(offered.day) },
      ]}
      actions={
        <>
          <ButtonLink href="/contracts">{t({ id: 'transfer.toContracts', message: 'Näytä sopimukset' })}</ButtonLink>
          {offered.isOpen && (
            <Button
              variant="secondary"
              isBusy={isBusy && !isUnknown}
              isDisabled={isUnknown}
              onClick={() => actor.send({ type: 'offer.refuse' })}
            >
              {t({ id: 'transfer.refuseAccepted', message: 'En haluakaan sopimusta' })}
            </Button>
          )}
        </>
      }
    >
      {isEInvoiceToApprove && (
        <Notice tone="info" role="none">
          {t({
            id: 'transfer.receipt.eInvoice',
            message: 'Hyväksy e-lasku verkkopankissasi tai pankkisi sovelluksessa muutaman päivän kuluttua.',
          })}
        </Notice>
      )}
      {submission && <SubmissionStatus submission={submission} />}
      {hasFailed && <TransferFailure failure={failure} secondsLeft={0} />}
    </MessagePage>
  );
}

/** The contract stays with whom it was: it was given up, or taken back while the page was open (`transfer.refuse`, `transfer.over`). */
export function TransferRefused({ heading, isOver }: { heading: string; isOver: boolean }) {
  const { t } = useLingui();
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={
        isOver
          ? t({
              id: 'transfer.over.meanwhile',
              message: 'Siirto ei ole enää avoinna, eikä sopimus siirry sinulle.',
            })
          : t({
              id: 'transfer.refusedLead',
              message: 'Se jää nykyiselle haltijalle. Sinun ei tarvitse tehdä mitään muuta.',
            })
      }
      actions={<ButtonLink href="/">{t({ id: 'shell.frontPage', message: 'Etusivulle' })}</ButtonLink>}
    />
  );
}
