import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { MoveStep } from '../../../../domain/move/index.ts';
import type { moveMachine } from '../../../../machines/move/move.machine.ts';
import { SignInNotice, SubmissionFailure } from '../../../shared/submission/SubmissionFailure.tsx';
import { SubmissionStatus } from '../../../shared/submission/SubmissionStatus.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { OwnInNewHome } from './OwnInNewHome.tsx';

interface ReviewOutcomeProps {
  actor: ActorRefFrom<typeof moveMachine>;
  contractCode: string | null;
  secondsLeft: number;
  onOpen(step: MoveStep): void;
}

/** The contract, or its days, are others meanwhile (`move.outdated`). */
function Outdated({ isDay, onOpen }: { isDay: boolean; onOpen(step: MoveStep): void }) {
  const { t } = useLingui();
  return (
    <Notice
      tone="warning"
      role="alert"
      title={
        isDay
          ? t({ id: 'move.dayGone', message: 'Muutto ei onnistu enää näinä päivinä' })
          : t({ id: 'move.notPossible', message: 'Tätä sopimusta ei voi siirtää uuteen kotiin' })
      }
      actions={
        <Button variant="secondary" onClick={() => onOpen('move')}>
          {isDay
            ? t({ id: 'move.chooseDay', message: 'Valitse toiset päivät' })
            : t({ id: 'move.chooseContract', message: 'Tarkista sopimus' })}
        </Button>
      }
    >
      {isDay
        ? t({ id: 'move.dayGoneText', message: 'Mitään ei lähetetty. Muut tiedot ovat tallessa.' })
        : t({
            id: 'move.notPossibleText',
            message:
              'Se on ehkä jo irtisanottu tai siirretty uuteen kotiin, tai se on toisen nimissä. Muuttoilmoitusta ei tehty.',
          })}
    </Notice>
  );
}

/** What became of the last try, and what goes on. */
export function ReviewOutcome({ actor, contractCode, secondsLeft, onOpen }: ReviewOutcomeProps) {
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
    case 'ownContract':
      return <OwnInNewHome contractCode={contractCode} />;
    case 'failed':
      return <SubmissionFailure failure={failure} secondsLeft={secondsLeft} />;
    default:
      return null;
  }
}
