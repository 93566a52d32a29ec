import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { TerminationStep } from '../../../domain/termination/index.ts';
import type { terminationMachine } from '../../../machines/termination/termination.machine.ts';
import { useSpeaksOfCustomer } from '../../shared/session/useSpeaksOfCustomer.ts';
import { SignInNotice, SubmissionFailure } from '../../shared/submission/SubmissionFailure.tsx';
import { SubmissionStatus } from '../../shared/submission/SubmissionStatus.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';

interface ReviewOutcomeProps {
  actor: ActorRefFrom<typeof terminationMachine>;
  secondsLeft: number;
  onOpen(step: TerminationStep): void;
}

/** The contract is ending already, or the day has gone by meanwhile (`termination.outdated`). */
function Outdated({ isDay, onOpen }: { isDay: boolean; onOpen(step: TerminationStep): void }) {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  return (
    <Notice
      tone="warning"
      role="alert"
      title={
        isDay
          ? t({ id: 'termination.dayGone', message: 'Sopimus ei voi enää päättyä tähän päivään' })
          : t({ id: 'termination.notPossible', message: 'Tätä sopimusta ei voi enää irtisanoa näin' })
      }
      actions={
        <Button variant="secondary" onClick={() => onOpen(isDay ? 'end' : 'contract')}>
          {isDay
            ? t({ id: 'termination.chooseDay', message: 'Valitse toinen päivä' })
            : t({ id: 'termination.chooseContract', message: 'Näytä sopimukset' })}
        </Button>
      }
    >
      {isDay
        ? speaksOfCustomer
          ? t({ id: 'termination.dayGoneTextOfStaff', message: 'Mitään ei irtisanottu. Muut tiedot ovat tallessa.' })
          : t({ id: 'termination.dayGoneText', message: 'Mitään ei irtisanottu. Muut tietosi ovat tallessa.' })
        : t({
            id: 'termination.notPossibleText',
            message: 'Se on ehkä jo irtisanottu muualla. Mitään muuta ei tapahtunut.',
          })}
    </Notice>
  );
}

/** What became of the last try, and what goes on. */
export function ReviewOutcome({ actor, secondsLeft, onOpen }: ReviewOutcomeProps) {
  const submission = useSelector(actor, ({ children }) => children.submission);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const state = useSelector(actor, ({ value }) => (value as { filling?: { review?: string } }).filling?.review ?? '');
  if (submission) return <SubmissionStatus submission={submission} />;
  switch (state) {
    case 'signInNeeded':
      return <SignInNotice />;
    case 'notPossible':
    case 'dayGone':
      return <Outdated isDay={state === 'dayGone'} onOpen={onOpen} />;
    case 'failed':
      return <SubmissionFailure failure={failure} secondsLeft={secondsLeft} />;
    default:
      return null;
  }
}
