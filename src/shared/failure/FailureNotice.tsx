import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo, type RefObject } from 'react';
import { toFailure } from '../../../domain/failure.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { FocusKept } from '../page/FocusKept.tsx';
import { useCountdown } from './useCountdown.ts';
import { useErrorIdText } from './useErrorIdText.ts';
import { useFailureText } from './useFailureText.ts';

interface FailureNoticeProps {
  /** What did not come, or was not done. */
  title: string;
  /** A Failure, or what else was thrown. */
  failure: unknown;
  /** Left out where what failed has a button of its own. `next` is where the focus goes on once the notice has gone. */
  retry?: { label?: string; isBusy?: boolean; onRetry(): void; next?: RefObject<HTMLElement | null> };
}

/** A call has failed: what happened, what to do, the id for the customer service, and another try once it makes sense. */
export function FailureNotice({ title, failure: thrown, retry }: FailureNoticeProps) {
  const { t } = useLingui();
  // The same one as long as nothing else has failed.
  const failure = useMemo(() => toFailure(thrown), [thrown]);
  const text = useFailureText(failure);
  const errorId = useErrorIdText(failure);
  const secondsLeft = useCountdown(failure.retryAfter, failure);
  const again = retry && (
    <FocusKept next={retry.next}>
      <Button variant="secondary" onClick={retry.onRetry} isBusy={retry.isBusy} isDisabled={secondsLeft > 0}>
        {retry.label ?? t({ id: 'failure.retry', message: 'Yritä uudelleen' })}
      </Button>
    </FocusKept>
  );
  return (
    <Stack>
      <Notice tone="critical" role="alert" title={title} actions={again}>
        <p>{text}</p>
        {errorId && <p>{errorId}</p>}
      </Notice>
      {/* Outside of the alert, which would be read anew with every second. */}
      {secondsLeft > 0 && (
        <Note>
          {t({
            id: 'failure.retryIn',
            message: plural(secondsLeft, {
              one: 'Voit yrittää uudelleen # sekunnin kuluttua.',
              other: 'Voit yrittää uudelleen # sekunnin kuluttua.',
            }),
          })}
        </Note>
      )}
    </Stack>
  );
}
