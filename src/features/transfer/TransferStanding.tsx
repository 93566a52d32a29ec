import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { addDays } from '../../../domain/time/index.ts';
import type { TransferOfContract } from '../../../domain/types.ts';
import type { transferMachine } from '../../../machines/transfer/transfer.machine.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useSpeaksOfCustomer } from '../../shared/session/useSpeaksOfCustomer.ts';
import { SubmissionStatus, useIsUnknown } from '../../shared/submission/SubmissionStatus.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { HandedContract, TransferTrail } from './TransferFacts.tsx';
import { TransferFailure } from './TransferFailure.tsx';

interface TransferStandingProps {
  actor: ActorRefFrom<typeof transferMachine>;
  heading: string;
  contractCode: string;
  standing: TransferOfContract;
}

/** Asks once more before it is taken back (`transfer.takeBack`). */
function TakeBackDialog({ actor, contractCode }: Pick<TransferStandingProps, 'actor' | 'contractCode'>) {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  return (
    <Dialog
      heading={t({ id: 'transfer.takeBackHeading', message: 'Perutaanko siirto?' })}
      reason={
        speaksOfCustomer
          ? t({
              id: 'transfer.takeBackReasonOfStaff',
              message: 'Uusi haltija ei voi enää ottaa sopimusta vastaan. Kerromme perumisesta hänelle ja asiakkaalle.',
            })
          : t({
              id: 'transfer.takeBackReason',
              message: 'Uusi haltija ei voi enää ottaa sopimusta vastaan. Kerromme perumisesta teille molemmille.',
            })
      }
      closeLabel={t({ id: 'transfer.close', message: 'Sulje' })}
      onClose={() => actor.send({ type: 'transfer.keep' })}
      onReopen={() => actor.send({ type: 'transfer.cancel' })}
      actions={
        <>
          <Button
            variant="alert"
            onClick={() => actor.send({ type: 'transfer.takeBack', key: crypto.randomUUID(), contractCode })}
          >
            {t({ id: 'transfer.takeBack', message: 'Kyllä, peru' })}
          </Button>
          <Button variant="secondary" onClick={() => actor.send({ type: 'transfer.keep' })}>
            {t({ id: 'transfer.keep', message: 'Älä peru' })}
          </Button>
        </>
      }
    />
  );
}

/** How an offer stands, and the way to take it back (`transfer.standing`). */
export function TransferStanding({ actor, heading, contractCode, standing }: TransferStandingProps) {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const { date } = useFormats();
  const transfer = useSelector(actor, ({ context }) => context.transfer);
  const submission = useSelector(actor, ({ children }) => children.cancellation);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isUnknown = useIsUnknown(submission);
  const isAsked = useSelector(actor, (snapshot) => snapshot.matches({ running: 'asked' }));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ running: 'failed' }));
  const failure = useSelector(actor, ({ context }) => context.failure);
  if (transfer === null) return null;
  const lastDay = date(addDays(transfer.day, -1));
  return (
    <>
      <TransferTrail {...{ contractCode, productName: standing.productName, current: heading }} />
      <Columns isAsideFirst aside={<HandedContract standing={standing} />}>
        <Stack gap="large">
          <PageHeading
            lead={
              transfer.state === 'accepted'
                ? speaksOfCustomer
                  ? t({ id: 'transfer.acceptedLeadOfStaff', message: `Asiakkaan sopimus päättyy ${lastDay}.` })
                  : t({ id: 'transfer.acceptedLead', message: `Sinun sopimuksesi päättyy ${lastDay}.` })
                : speaksOfCustomer
                  ? t({
                      id: 'transfer.waitingLeadOfStaff',
                      message: `Jos uusi haltija ei ota sopimusta vastaan viimeistään ${lastDay}, se jatkuu asiakkaan nimissä ennallaan.`,
                    })
                  : t({
                      id: 'transfer.waitingLead',
                      message: `Jos uusi haltija ei ota sopimusta vastaan viimeistään ${lastDay}, se jatkuu sinun nimissäsi ennallaan.`,
                    })
            }
          >
            {heading}
          </PageHeading>
          <FactList
            isFramed
            facts={[
              { label: t({ id: 'transfer.day', message: 'Siirtopäivä' }), value: date(transfer.day) },
              { label: t({ id: 'transfer.email', message: 'Uuden haltijan sähköpostiosoite' }), value: transfer.email },
              { label: t({ id: 'transfer.phone', message: 'Uuden haltijan puhelinnumero' }), value: transfer.phone },
            ]}
          />
          {submission && <SubmissionStatus submission={submission} />}
          {hasFailed && <TransferFailure failure={failure} secondsLeft={0} />}
          <Row>
            <Button
              variant="secondary"
              isBusy={isBusy && !isUnknown}
              isDisabled={isUnknown}
              onClick={() => actor.send({ type: 'transfer.cancel' })}
            >
              {t({ id: 'transfer.cancel', message: 'Peru siirto' })}
            </Button>
          </Row>
        </Stack>
      </Columns>
      {isAsked && <TakeBackDialog actor={actor} contractCode={contractCode} />}
    </>
  );
}
