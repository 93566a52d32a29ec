import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Failure } from '../../../domain/failure.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { useErrorIdText } from '../failure/useErrorIdText.ts';
import { useFailureText } from '../failure/useFailureText.ts';
import { useSignInAgainLink } from '../session/useSignInAgainLink.ts';

/**
 * The session is over: back to the same step after a sign-in, where the draft waits (`submission.signIn`).
 *
 * @param props.children what waits there, where no draft does
 */
export function SignInNotice({ children }: { children?: string }) {
  const { t } = useLingui();
  const again = useSignInAgainLink();
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t({ id: 'submission.signIn', message: 'Istuntosi päättyi ennen lähetystä' })}
      actions={
        <ButtonLink href={again} variant="secondary">
          {t({ id: 'submission.signInAgain', message: 'Kirjaudu uudelleen' })}
        </ButtonLink>
      }
    >
      {children ??
        t({
          id: 'submission.signInText',
          message: 'Täyttämäsi tiedot ovat tallessa. Kun olet kirjautunut, palaat tälle sivulle ja voit lähettää ne.',
        })}
    </Notice>
  );
}

/** Why nothing was written; null where it did not arrive at all. */
function useReason(failure: Failure | null, isRequest: boolean): string {
  const { t } = useLingui();
  const text = useFailureText(failure ?? { kind: 'unreachable' });
  if (failure === null) {
    return isRequest
      ? t({ id: 'submission.requestLost', message: 'Pyyntö ei mennyt perille. Yritä uudelleen.' })
      : t({
          id: 'submission.lost',
          message: 'Lähetys ei mennyt perille. Täyttämäsi tiedot ovat tallessa. Lähetä uudelleen.',
        });
  }
  switch (failure.code) {
    case 'botCheck.needed':
      return t({
        id: 'submission.botCheck',
        message: 'Emme saaneet varmistettua, että lähettäjä on ihminen. Lähetä uudelleen.',
      });
    case 'idempotency.mismatch':
      return t({
        id: 'submission.mismatch',
        message:
          'Olemme jo saaneet tämän lomakkeen eri tiedoilla täytettynä. Aloita alusta, jos haluat lähettää uuden.',
      });
    default:
      return text;
  }
}

interface SubmissionFailureProps {
  /** What came to nothing, where that has words of its own. */
  title?: string;
  failure: Failure | null;
  /** Nothing was filled in that could be lost, and nothing is said of it. */
  isRequest?: boolean;
  /** Another try, where no button of the form is it. */
  action?: ReactNode;
  /** In seconds, until another try makes sense (`submission.limit`). */
  secondsLeft: number;
}

/** A submission came to nothing: what happened, then what to do. What was typed stays. */
export function SubmissionFailure({ title, failure, isRequest = false, action, secondsLeft }: SubmissionFailureProps) {
  const { t } = useLingui();
  const reason = useReason(failure, isRequest);
  const errorId = useErrorIdText(failure);
  return (
    <Stack>
      <Notice
        tone="critical"
        role="alert"
        title={title ?? t({ id: 'submission.failed', message: 'Lähetys ei onnistunut' })}
        actions={action}
      >
        <p>{reason}</p>
        {errorId && <p>{errorId}</p>}
      </Notice>
      {/* Outside of the alert, which would be read anew with every second. */}
      {secondsLeft > 0 && (
        <Note>
          {t({
            id: 'submission.waitFor',
            message: plural(secondsLeft, {
              one: 'Voit lähettää uudelleen # sekunnin kuluttua.',
              other: 'Voit lähettää uudelleen # sekunnin kuluttua.',
            }),
          })}
        </Note>
      )}
    </Stack>
  );
}
