import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { CalendarClock } from 'lucide';
import type { Invoice } from '../../../../domain/types.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { useCountdown } from '../../failure/useCountdown.ts';
import { FocusKept } from '../../page/FocusKept.tsx';
import { useIsUnknown } from '../../submission/SubmissionStatus.tsx';
import type { Postponing } from './usePostponing.ts';

interface PostponeButtonProps {
  postponing: Postponing;
  invoice: Invoice;
}

/** Asks for a later due day, where there may be one; the rest is told by `PostponeStatus` (`postpone.offered`). */
export function PostponeButton({ postponing: { actor, told }, invoice }: PostponeButtonProps) {
  const { t } = useLingui();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isUnknown = useIsUnknown(useSelector(actor, ({ children }) => children.submission));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const secondsLeft = useCountdown(failure?.retryAfter ?? null, failure);
  if (!invoice.postponeDueDatePossible) return null;
  return (
    <FocusKept next={told}>
      <Button
        variant="secondary"
        icon={CalendarClock}
        isBusy={isBusy && !isUnknown}
        isDisabled={isUnknown || secondsLeft > 0}
        onClick={() => actor.send({ type: 'postpone.open' })}
      >
        {t({ id: 'postpone.open', message: 'Siirrä eräpäivää' })}
      </Button>
    </FocusKept>
  );
}
