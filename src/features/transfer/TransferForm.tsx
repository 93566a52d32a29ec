import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { suggestedDay } from '../../../domain/transfer/index.ts';
import type { NewTransfer, TransferOfContract } from '../../../domain/types.ts';
import type { transferMachine } from '../../../machines/transfer/transfer.machine.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { DraftNotice } from '../../shared/form/DraftNotice.tsx';
import { useSavedForm, type DraftInUse } from '../../shared/draft/useDraft.ts';
import { useCountdown } from '../../shared/failure/useCountdown.ts';
import { DayCalendar } from '../../shared/calendar/DayCalendar.tsx';
import { PortalForm } from '../../shared/form/PortalForm.tsx';
import { usePortalForm, type PortalForm as PortalFormState } from '../../shared/form/usePortalForm.ts';
import { useSpeaksOfCustomer } from '../../shared/session/useSpeaksOfCustomer.ts';
import { SubmissionStatus, useIsUnknown } from '../../shared/submission/SubmissionStatus.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { FormActions, FormField, FormRows } from '../../ui/Form/Form.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { transferSchema } from './transfer.form.ts';
import { HandedContract, TransferTrail } from './TransferFacts.tsx';
import { TransferFailure } from './TransferFailure.tsx';

interface TransferFormProps {
  actor: ActorRefFrom<typeof transferMachine>;
  heading: string;
  contractCode: string;
  standing: TransferOfContract;
  draft: DraftInUse<NewTransfer>;
  onSend(wish: NewTransfer): void;
  onShowOther(): void;
}

interface DayFieldProps {
  form: PortalFormState<NewTransfer, NewTransfer>;
  first: string;
  last: string;
}

/** From when on it is the new holder's: one of the days that may be (`transfer.days`). */
function DayField({ form, first, last }: DayFieldProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const [firstDay, lastDay] = [date(first), date(last)];
  return (
    <DayCalendar
      {...{ form, name: 'day', today: first }}
      whyNot={(day) =>
        day < first || day > last
          ? t({ id: 'transfer.error.day', message: `Valitse päivä väliltä ${firstDay}–${lastDay}.` })
          : null
      }
    />
  );
}

/** Whom the contract goes to, and when (`transfer.form`). */
export function TransferForm({
  actor,
  heading,
  contractCode,
  standing,
  draft,
  onSend,
  onShowOther,
}: TransferFormProps) {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const { date: writeDay } = useFormats();
  const [firstDay, lastDay] = [standing.firstDay ?? '', standing.lastDay ?? ''];
  const form = usePortalForm({
    schema: transferSchema({ firstDay, lastDay, writeDay }),
    // What was typed comes first.
    defaultValues: {
      ...draft.values,
      day: draft.values.day || suggestedDay({ first: firstDay, last: lastDay }),
    },
    labels: {
      day: t({ id: 'transfer.day', message: 'Siirtopäivä' }),
      email: t({ id: 'transfer.email', message: 'Uuden haltijan sähköpostiosoite' }),
      phone: t({ id: 'transfer.phone', message: 'Uuden haltijan puhelinnumero' }),
    },
    onSubmit: onSend,
  });
  useSavedForm(form.methods, draft);
  const submission = useSelector(actor, ({ children }) => children.submission);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isUnknown = useIsUnknown(submission);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const secondsLeft = useCountdown(failure?.retryAfter ?? null, failure);
  const hasFailed = useSelector(
    actor,
    (snapshot) => snapshot.matches({ writing: 'failed' }) || snapshot.matches({ writing: 'signInNeeded' }),
  );

  return (
    <>
      <TransferTrail {...{ contractCode, productName: standing.productName, current: heading }} />
      <Columns isAsideFirst aside={<HandedContract standing={standing} />}>
        <Stack gap="large">
          <PageHeading
            lead={
              speaksOfCustomer
                ? t({
                    id: 'transfer.leadOfStaff',
                    message:
                      'Uusi haltija saa sähköpostiinsa linkin, josta hän ottaa sopimuksen vastaan. Asiakkaan sopimus päättyy siirtopäivää edeltävänä päivänä, ja asiakas maksaa sähköstä siihen asti. Siirtopäivästä alkaen maksaa uusi haltija. Jos uusi haltija ei ota sopimusta vastaan, se jatkuu asiakkaan nimissä.',
                  })
                : t({
                    id: 'transfer.lead',
                    message:
                      'Uusi haltija saa sähköpostiinsa linkin, josta hän ottaa sopimuksen vastaan. Sinun sopimuksesi päättyy siirtopäivää edeltävänä päivänä, ja maksat sähköstä siihen asti. Siirtopäivästä alkaen maksaa uusi haltija. Jos hän ei ota sopimusta vastaan, se jatkuu sinun nimissäsi.',
                  })
            }
          >
            {heading}
          </PageHeading>
          {draft.isRestored && !isBusy && <DraftNotice {...draft} onStartAgain={draft.startAgain} />}
          <PortalForm form={form}>
            <Stack gap="large">
              <DayField {...{ form, first: firstDay, last: lastDay }} />
              <FormRows>
                <FormField width="half">
                  <TextField {...form.field('email')} type="email" autoComplete="off" readOnly={isBusy} />
                </FormField>
                <FormField width="half">
                  <TextField {...form.field('phone')} type="tel" autoComplete="off" readOnly={isBusy} />
                </FormField>
              </FormRows>
              <Note>
                {speaksOfCustomer
                  ? t({
                      id: 'transfer.privacyOfStaff',
                      message: 'Uusi haltija näkee asiakkaan sopimuksesta vain tuotteen ja osoitteen.',
                    })
                  : t({
                      id: 'transfer.privacy',
                      message: 'Uusi haltija näkee sopimuksestasi vain tuotteen ja osoitteen.',
                    })}
              </Note>
              {submission && <SubmissionStatus submission={submission} />}
              {hasFailed && <TransferFailure {...{ failure, secondsLeft, onShowOther }} />}
            </Stack>
            <FormActions>
              <Button type="submit" isBusy={isBusy && !isUnknown} isDisabled={secondsLeft > 0 || isUnknown}>
                {t({ id: 'transfer.send', message: 'Lähetä linkki uudelle haltijalle' })}
              </Button>
            </FormActions>
          </PortalForm>
        </Stack>
      </Columns>
    </>
  );
}
