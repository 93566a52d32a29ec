import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Invoice } from '../../../../domain/types.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { useCountdown } from '../../failure/useCountdown.ts';
import { FocusKept } from '../../page/FocusKept.tsx';
import { SignInNotice, SubmissionFailure } from '../../submission/SubmissionFailure.tsx';
import { SubmissionStatus } from '../../submission/SubmissionStatus.tsx';
import { PostponeDialog } from './PostponeDialog.tsx';
import type { Postponing } from './usePostponing.ts';

interface ToldProps {
  actor: Postponing['actor'];
  invoice: Invoice;
}

interface TellsProps {
  postponing: Postponing;
  invoice: Invoice;
}

/** The new day, and whether a receipt was mailed, where that is known (`postpone.done`). */
function Postponed({ actor, invoice }: ToldProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const result = useSelector(actor, ({ context }) => context.result);
  const day = date(result?.dueDate ?? invoice.dueDate ?? '');
  return (
    <Notice tone="positive">
      <p>{t({ id: 'postpone.done', message: `Uusi eräpäivä on ${day}.` })}</p>
      {result && (
        <p>
          {result.isMailed
            ? t({ id: 'postpone.mailed', message: 'Vahvistus siirrosta on lähetetty sähköpostiin.' })
            : t({
                id: 'postpone.notMailed',
                message: 'Vahvistusta ei lähetetty, koska sähköpostiosoitetta ei ole.',
              })}
        </p>
      )}
    </Notice>
  );
}

/** It came to nothing: what has happened, and another try, which goes out at once: the day was asked about before (`postpone.failed`). */
function NotPostponed({ actor, told }: Postponing) {
  const { t } = useLingui();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const secondsLeft = useCountdown(failure?.retryAfter ?? null, failure);
  return (
    <SubmissionFailure
      title={t({ id: 'postpone.failed', message: 'Eräpäivää ei siirretty' })}
      isRequest
      action={
        <FocusKept next={told}>
          <Button
            variant="secondary"
            isDisabled={secondsLeft > 0}
            onClick={() => actor.send({ type: 'postpone.confirm', key: crypto.randomUUID() })}
          >
            {t({ id: 'postpone.again', message: 'Yritä uudelleen' })}
          </Button>
        </FocusKept>
      }
      {...{ failure, secondsLeft }}
    />
  );
}

/** How postponing goes, and what came of it (`postpone.done`, `postpone.failed`, `postpone.outdated`). */
function Told({ postponing, invoice }: TellsProps) {
  const { t } = useLingui();
  const { actor } = postponing;
  const { value, children } = useSelector(actor, (snapshot) => snapshot);
  switch (typeof value === 'string' ? value : value.offered) {
    case 'sending':
      return children.submission && <SubmissionStatus submission={children.submission} isRequest />;
    case 'signInNeeded':
      return (
        <SignInNotice>
          {t({
            id: 'postpone.signIn',
            message: 'Kun olet kirjautunut, palaat tälle sivulle ja voit siirtää eräpäivän.',
          })}
        </SignInNotice>
      );
    case 'failed':
      return <NotPostponed {...postponing} />;
    case 'notPossible':
      return (
        <Notice tone="warning" role="alert">
          {t({ id: 'postpone.notPossible', message: 'Laskun eräpäivää ei voi enää siirtää.' })}
        </Notice>
      );
    case 'postponed':
      return <Postponed {...{ actor, invoice }} />;
    default:
      return null;
  }
}

/** The dialog that asks, or what became of what was asked for; it has the focus when the button has gone. */
export function PostponeStatus({ postponing, invoice }: TellsProps) {
  const { actor, told } = postponing;
  const isAsked = useSelector(actor, (snapshot) => snapshot.matches('asked'));
  const isFresh = useSelector(actor, (snapshot) => snapshot.matches({ offered: 'fresh' }));
  if (isAsked) return <PostponeDialog {...{ actor, invoice }} />;
  return (
    !isFresh && (
      <div ref={told} tabIndex={-1}>
        <Told {...{ postponing, invoice }} />
      </div>
    )
  );
}
