import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Invoice } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { late } from '../late.ts';
import { SignInNotice, SubmissionFailure } from '../submission/SubmissionFailure.tsx';
import { SubmissionStatus } from '../submission/SubmissionStatus.tsx';
import type { Postponing } from './usePostponing.ts';

const PostponeDialog = late(() => import('./later/PostponeDialog.tsx'), 'PostponeDialog', { meanwhile: null });

/** How postponing goes, and what came of it (`postpone.done`, `postpone.failed`, `postpone.outdated`). */
export function PostponeStatus({ postponing, invoice }: { postponing: Postponing; invoice: Invoice }) {
  const { t } = useLingui();
  const { date } = useFormats();
  const { value, context, children } = useSelector(postponing, (snapshot) => snapshot);
  const { failure, result } = context;
  const state = typeof value === 'string' ? value : value.offered;
  switch (state) {
    case 'asked':
      return <PostponeDialog {...{ postponing, invoice }} />;
    case 'sending':
      return children.submission && <SubmissionStatus submission={children.submission} />;
    case 'signInNeeded':
      return <SignInNotice />;
    case 'failed':
      return <SubmissionFailure failure={failure} secondsLeft={0} />;
    case 'notPossible':
      return (
        <Notice tone="warning" role="alert">
          {t({ id: 'postpone.notPossible', message: 'Laskun eräpäivää ei voi enää siirtää.' })}
        </Notice>
      );
    case 'postponed': {
      const day = date(result?.dueDate ?? invoice.dueDate ?? '');
      return (
        <Notice tone="positive">
          {result?.isMailed
            ? t({
                id: 'postpone.doneMailed',
                message: `Uusi eräpäivä on ${day}. Lähetimme siitä viestin sähköpostiisi.`,
              })
            : t({ id: 'postpone.done', message: `Uusi eräpäivä on ${day}.` })}
        </Notice>
      );
    }
    default:
      return null;
  }
}
