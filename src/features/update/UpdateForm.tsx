import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { contactUpdateMachine } from '../../../machines/contact-update/contactUpdate.machine.ts';
import { useSavedForm, type DraftInUse } from '../../shared/draft/useDraft.ts';
import { useCountdown } from '../../shared/failure/useCountdown.ts';
import { DraftNotice } from '../../shared/form/DraftNotice.tsx';
import { PortalForm } from '../../shared/form/PortalForm.tsx';
import { usePortalForm } from '../../shared/form/usePortalForm.ts';
import { SignInNotice, SubmissionFailure } from '../../shared/submission/SubmissionFailure.tsx';
import { SubmissionStatus, useIsUnknown } from '../../shared/submission/SubmissionStatus.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { FormActions } from '../../ui/Form/Form.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { updateSchema, type UpdateTyped, type UpdateValues } from './update.form.ts';

interface UpdateFormProps {
  actor: ActorRefFrom<typeof contactUpdateMachine>;
  draft: DraftInUse<UpdateValues>;
  /** Whose the page is; null of a stranger. */
  customerId: string | null;
  /** Whoever has not signed in through a bank goes there next. */
  needsProof: boolean;
  onSend(typed: UpdateTyped): void;
}

/** Customer number and new value (`update.form`). */
export function UpdateForm({ actor, draft, customerId, needsProof, onSend }: UpdateFormProps) {
  const { t } = useLingui();
  const kind = useSelector(actor, ({ context }) => context.kind);
  const form = usePortalForm({
    schema: updateSchema(kind),
    defaultValues: { ...draft.values, customerNo: draft.values.customerNo || (customerId ?? ''), iban: '' },
    labels: {
      customerNo: t({ id: 'update.customerNo', message: 'Asiakasnumero' }),
      iban: t({ id: 'update.iban', message: 'Uusi tilinumero (IBAN)' }),
      email: t({ id: 'update.email', message: 'Uusi sähköpostiosoite' }),
    },
    onSubmit: onSend,
  });
  useSavedForm(form.methods, { save: ({ iban: _iban, ...values }) => draft.save(values) });
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const submission = useSelector(actor, ({ children }) => children.submission);
  const isUnknown = useIsUnknown(submission);
  const isSignInNeeded = useSelector(actor, (snapshot) => snapshot.matches({ writing: 'signInNeeded' }));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ writing: 'failed' }));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const secondsLeft = useCountdown(failure?.retryAfter ?? null, failure);

  return (
    <>
      {draft.isRestored && !isBusy && <DraftNotice {...draft} onStartAgain={draft.startAgain} />}
      <PortalForm form={form}>
        <Stack gap="large">
          <TextField
            {...form.field('customerNo')}
            hint={t({ id: 'update.customerNoHint', message: 'Asiakasnumero on laskussasi.' })}
            inputMode="numeric"
            autoComplete="off"
            readOnly={isBusy}
          />
          {kind === 'bankAccount' ? (
            <TextField
              {...form.field('iban')}
              hint={t({ id: 'update.ibanHint', message: 'Tilinumero ei tallennu selaimeen.' })}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              readOnly={isBusy}
            />
          ) : (
            <TextField {...form.field('email')} type="email" autoComplete="email" readOnly={isBusy} />
          )}
          {submission && <SubmissionStatus submission={submission} />}
          {isSignInNeeded && <SignInNotice />}
          {hasFailed && <SubmissionFailure {...{ failure, secondsLeft }} />}
        </Stack>
        <FormActions>
          <Button type="submit" isBusy={isBusy && !isUnknown} isDisabled={secondsLeft > 0 || isUnknown}>
            {needsProof
              ? t({ id: 'update.toProof', message: 'Jatka tunnistautumiseen' })
              : t({ id: 'update.save', message: 'Tallenna muutos' })}
          </Button>
        </FormActions>
      </PortalForm>
    </>
  );
}
