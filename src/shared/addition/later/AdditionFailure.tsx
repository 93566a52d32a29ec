import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../../domain/failure.ts';
import { SignInNotice, SubmissionFailure } from '../../submission/SubmissionFailure.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';

/** How it is told of what is added. */
interface AdditionFailureWords {
  /** What is offered is another by now. */
  outdated: string;
  outdatedText: string;
  /** Nothing was ordered. */
  notOrdered: string;
  /** It came to nothing; left out, it is told as of any submission. */
  failed?: string;
}

interface AdditionFailureProps {
  /** Of the machine, while it is chosen. */
  state: string;
  failure: Failure | null;
  secondsLeft: number;
  words: AdditionFailureWords;
}

/** Why nothing was ordered, and what to do; what was chosen stays (`addition.failure`, `addition.outdated`). */
export function AdditionFailure({ state, failure, secondsLeft, words }: AdditionFailureProps) {
  const { t } = useLingui();
  if (state === 'signInNeeded') return <SignInNotice />;
  if (state === 'outdated')
    return (
      <Notice
        tone="warning"
        role="alert"
        title={words.outdated}
        actions={
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {t({ id: 'order.readAgain', message: 'Näytä uudet tiedot' })}
          </Button>
        }
      >
        {words.outdatedText}
      </Notice>
    );
  if (state !== 'failed') return null;
  if (failure?.code === 'addition.noContract')
    return (
      <Notice tone="critical" role="alert" title={words.notOrdered}>
        {t({ id: 'addon.noContract', message: 'Sinulla ei ole sähkösopimusta siinä paikassa, jonka annoit.' })}
      </Notice>
    );
  return <SubmissionFailure title={words.failed} {...{ failure, secondsLeft }} />;
}
