import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import * as v from 'valibot';
import { priceLockReminderMachine } from '../../../../machines/price-lock-reminder/priceLockReminder.machine.ts';
import type { AddedContract } from '../../../../domain/types.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useCountdown } from '../../../shared/failure/useCountdown.ts';
import { useFlow } from '../../../shared/flow/useFlow.ts';
import { PortalForm } from '../../../shared/form/PortalForm.tsx';
import { emailField } from '../../../shared/form/schemas.ts';
import { usePortalForm } from '../../../shared/form/usePortalForm.ts';
import { Ended } from '../../../shared/page/Ended.tsx';
import type { Orderer } from '../../../shared/sale/useOrderer.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { SignInNotice, SubmissionFailure } from '../../../shared/submission/SubmissionFailure.tsx';
import { SubmissionStatus, useIsUnknown } from '../../../shared/submission/SubmissionStatus.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { FormActions } from '../../../ui/Form/Form.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { reminderActors } from './reminder.actors.ts';

interface LockReminderProps {
  contract: AddedContract;
  orderer: Orderer;
  /** The first day of the next window. */
  day: string;
}

interface Values {
  email: string;
}

const schema = v.object({ email: emailField() }) as v.GenericSchema<Values, Values>;

/** Has a mail sent on the first morning of the next window (`priceLock.remind`, `priceLock.remindFailed`). */
export function LockReminder({ contract, orderer, day }: LockReminderProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const { api } = useSession();
  const { customerId, contractNo } = contract;
  const actor = useFlow(priceLockReminderMachine, { actors: reminderActors(api, { customerId, contractNo }) });
  const form = usePortalForm<Values, Values>({
    schema,
    defaultValues: { email: orderer.customer?.email ?? '' },
    labels: { email: t({ id: 'addon.email', message: 'Sähköpostiosoite' }) },
    onSubmit: ({ email }) => {
      // Each try is a write of its own: the server has one mail for an address.
      actor.send({ type: 'reminder.send', key: crypto.randomUUID(), request: { email } });
    },
  });
  const state = useSelector(actor, ({ value }) =>
    typeof value === 'string' ? value : String(Object.values(value)[0]),
  );
  const { result, failure } = useSelector(actor, ({ context }) => context);
  const submission = useSelector(actor, ({ children }) => children.submission);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isUnknown = useIsUnknown(submission);
  const secondsLeft = useCountdown(failure?.retryAfter ?? null, failure);
  const isEnded = state === 'reminded' || state === 'notNeeded';
  const on = date(result?.day ?? day);
  const email = result?.email ?? form.methods.getValues('email');
  return (
    <Section title={t({ id: 'priceLock.remind', message: 'Muistutetaanko sinua?' })}>
      {isEnded ? (
        <Ended>
          {state === 'reminded' ? (
            <Notice tone="positive" role="status">
              {t({ id: 'priceLock.reminded', message: `Muistutamme sinua ${on} osoitteeseen ${email}.` })}
            </Notice>
          ) : (
            <Notice
              tone="info"
              role="status"
              actions={
                <Button variant="secondary" onClick={() => window.location.reload()}>
                  {t({ id: 'order.readAgain', message: 'Näytä uudet tiedot' })}
                </Button>
              }
            >
              {t({ id: 'priceLock.notNeeded', message: 'Lukitusaika tai sopimuksesi on muuttunut.' })}
            </Notice>
          )}
        </Ended>
      ) : (
        <PortalForm form={form}>
          <Stack>
            <p>
              {t({ id: 'priceLock.remindText', message: `Lähetämme viestin ${on} aamulla, kun hinta on julkaistu.` })}
            </p>
            <TextField {...form.field('email')} type="email" autoComplete="email" readOnly={isBusy} />
            {submission ? (
              <SubmissionStatus submission={submission} />
            ) : state === 'signInNeeded' ? (
              <SignInNotice />
            ) : (
              state === 'failed' && <SubmissionFailure {...{ failure, secondsLeft }} />
            )}
          </Stack>
          <FormActions>
            <Button
              type="submit"
              variant="secondary"
              isBusy={isBusy && !isUnknown}
              isDisabled={secondsLeft > 0 || isUnknown}
            >
              {t({ id: 'priceLock.remindMe', message: 'Muistuta sähköpostilla' })}
            </Button>
          </FormActions>
        </PortalForm>
      )}
    </Section>
  );
}
