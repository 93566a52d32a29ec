import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../../domain/failure.ts';
import { SignInNotice, SubmissionFailure } from '../../../shared/submission/SubmissionFailure.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';

interface LockFailureProps {
  /** Of the machine, while it is ordered. */
  state: string;
  failure: Failure | null;
  secondsLeft: number;
}

/** Why nothing was locked, and what to do (`addition.failure`, `addition.outdated`). */
export function LockFailure({ state, failure, secondsLeft }: LockFailureProps) {
  const { t } = useLingui();
  if (state === 'signInNeeded') return <SignInNotice />;
  if (state === 'outdated')
    return (
      <Notice
        tone="warning"
        role="alert"
        title={t({ id: 'priceLock.outdated', message: 'Hinta, ehdot tai sopimuksesi on muuttunut' })}
        actions={
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {t({ id: 'order.readAgain', message: 'Näytä uudet tiedot' })}
          </Button>
        }
      >
        {t({ id: 'priceLock.outdatedText', message: 'Hintaa ei lukittu. Katso ensin, mitä voit nyt lukita.' })}
      </Notice>
    );
  return state === 'failed' ? <SubmissionFailure {...{ failure, secondsLeft }} /> : null;
}
