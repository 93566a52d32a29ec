import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../../domain/failure.ts';
import { SignInNotice, SubmissionFailure } from '../../../shared/submission/SubmissionFailure.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';

interface AddonFailureProps {
  /** Of the machine, while it is chosen. */
  state: string;
  failure: Failure | null;
  secondsLeft: number;
}

/** Why nothing was ordered, and what to do; what was chosen stays (`addition.failure`, `addition.outdated`). */
export function AddonFailure({ state, failure, secondsLeft }: AddonFailureProps) {
  const { t } = useLingui();
  if (state === 'signInNeeded') return <SignInNotice />;
  if (state === 'outdated')
    return (
      <Notice
        tone="warning"
        role="alert"
        title={t({ id: 'addon.outdated', message: 'Palvelu, sen hinta tai sopimuksesi on muuttunut' })}
        actions={
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {t({ id: 'order.readAgain', message: 'Näytä uudet tiedot' })}
          </Button>
        }
      >
        {t({ id: 'addon.outdatedText', message: 'Mitään ei tilattu. Katso ensin, mitä voit nyt tilata.' })}
      </Notice>
    );
  if (state !== 'failed') return null;
  if (failure?.code === 'addition.noContract')
    return (
      <Notice
        tone="critical"
        role="alert"
        title={t({ id: 'errorMessages.vapAdditionOrderError', message: 'Lisäpalvelun tilaaminen ei onnistunut' })}
      >
        {t({ id: 'addon.noContract', message: 'Sinulla ei ole sähkösopimusta siinä paikassa, jonka annoit.' })}
      </Notice>
    );
  return <SubmissionFailure {...{ failure, secondsLeft }} />;
}
