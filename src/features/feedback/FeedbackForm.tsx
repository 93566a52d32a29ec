import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import type { ActorRefFrom } from 'xstate';
import { FEEDBACK_LIMIT } from '../../../domain/feedback/index.ts';
import type { feedbackMachine } from '../../../machines/feedback/feedback.machine.ts';
import { DraftNotice } from '../../shared/form/DraftNotice.tsx';
import { useSavedForm, type DraftInUse } from '../../shared/draft/useDraft.ts';
import { useCountdown } from '../../shared/failure/useCountdown.ts';
import { PortalForm } from '../../shared/form/PortalForm.tsx';
import { useRemaining } from '../../shared/form/later/useRemaining.ts';
import { usePortalForm } from '../../shared/form/usePortalForm.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { customerQuery } from '../../shared/session/queries.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { SignInNotice, SubmissionFailure } from '../../shared/submission/SubmissionFailure.tsx';
import { SubmissionStatus, useIsUnknown } from '../../shared/submission/SubmissionStatus.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import { FormActions } from '../../ui/Form/Form.tsx';
import { RadioGroup } from '../../ui/RadioGroup/RadioGroup.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { feedbackSchema, type Feedback, type FeedbackValues } from './feedback.form.ts';
import { useKinds } from './useKinds.ts';

interface FeedbackFormProps {
  actor: ActorRefFrom<typeof feedbackMachine>;
  draft: DraftInUse<FeedbackValues>;
  customerId: string | null;
  /** The request id of the last fault; null where there was none. */
  faultRequestId: string | null;
  onSend(feedback: Feedback): void;
}

/** The form of the page, its errors and its texts. */
function useFeedbackForm({ draft, onSend }: FeedbackFormProps) {
  const { t } = useLingui();
  const form = usePortalForm({
    schema: feedbackSchema,
    defaultValues: draft.values,
    labels: {
      kind: t({ id: 'feedback.kind', message: 'Palautteen aihe' }),
      text: t({ id: 'feedback.text', message: 'Viesti' }),
      wantsAnswer: t({ id: 'feedback.wantsAnswer', message: 'Haluan vastauksen sähköpostiini' }),
      email: t({ id: 'feedback.email', message: 'Sähköpostiosoite' }),
      namesFault: t({ id: 'feedback.namesFault', message: 'Liitä mukaan viimeisin virhetunnus' }),
    },
    onSubmit: onSend,
  });
  useSavedForm(form.methods, draft);
  return form;
}

/** The address of the profile, where the person has not written another (`feedback.email`). */
function useProfileEmail(customerId: string | null, take: (email: string) => void) {
  const { api } = useSession();
  const { data } = useQuery({ ...customerQuery(api, customerId ?? ''), enabled: customerId !== null });
  const email = data?.email;
  const offer = useEffectEvent((known: string) => take(known));
  useEffect(() => {
    if (email) offer(email);
  }, [email]);
}

/** What became of the last try, and what goes on. */
function Outcome({ actor, secondsLeft }: Pick<FeedbackFormProps, 'actor'> & { secondsLeft: number }) {
  const submission = useSelector(actor, ({ children }) => children.submission);
  const isSignInNeeded = useSelector(actor, (snapshot) => snapshot.matches({ writing: 'signInNeeded' }));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ writing: 'failed' }));
  const failure = useSelector(actor, ({ context }) => context.failure);

  if (submission) return <SubmissionStatus submission={submission} />;
  if (isSignInNeeded) return <SignInNotice />;
  return hasFailed && <SubmissionFailure failure={failure} secondsLeft={secondsLeft} />;
}

/** What one has to say, in a form (`feedback.content`). */
export function FeedbackForm(props: FeedbackFormProps) {
  const { actor, draft, customerId, faultRequestId } = props;
  const { t } = useLingui();
  const form = useFeedbackForm(props);
  const { control, getValues, setValue } = form.methods;
  const options = useKinds();
  const remaining = useRemaining();
  const wantsAnswer = useWatch({ control, name: 'wantsAnswer' });
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isUnknown = useIsUnknown(useSelector(actor, ({ children }) => children.submission));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const secondsLeft = useCountdown(failure?.retryAfter ?? null, failure);
  useProfileEmail(customerId, (email) => {
    if (getValues('email') === '') setValue('email', email);
  });

  return (
    <>
      {draft.isRestored && !isBusy && <DraftNotice {...draft} onStartAgain={draft.startAgain} />}
      <PortalForm form={form}>
        <Stack gap="large">
          <RadioGroup {...form.field('kind')} options={options} readOnly={isBusy} />
          <TextArea
            {...form.field('text')}
            hint={t({
              id: 'feedback.textHint',
              message: 'Älä kirjoita henkilötunnusta tai tilinumeroa.',
            })}
            rows={7}
            limit={{ characters: FEEDBACK_LIMIT, remaining }}
            readOnly={isBusy}
          />
          <Checkbox {...form.field('wantsAnswer')} readOnly={isBusy}>
            {wantsAnswer && <TextField {...form.field('email')} type="email" autoComplete="email" readOnly={isBusy} />}
          </Checkbox>
          {faultRequestId && (
            <Checkbox
              {...form.field('namesFault')}
              hint={t({
                id: 'feedback.namesFaultHint',
                message: `Virhetunnus ${faultRequestId} auttaa meitä selvittämään, mikä meni vikaan.`,
              })}
              readOnly={isBusy}
            />
          )}
          <Outcome actor={actor} secondsLeft={secondsLeft} />
        </Stack>
        <FormActions>
          <Button type="submit" isBusy={isBusy && !isUnknown} isDisabled={secondsLeft > 0 || isUnknown}>
            {t({ id: 'feedback.send', message: 'Lähetä palaute' })}
          </Button>
        </FormActions>
      </PortalForm>
    </>
  );
}
