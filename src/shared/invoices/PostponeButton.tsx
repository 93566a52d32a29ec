import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { CalendarClock } from 'lucide';
import type { Invoice } from '../../../domain/types.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { useIsUnknown } from '../submission/SubmissionStatus.tsx';
import type { Postponing } from './usePostponing.ts';

/** Asks for a later due day, where there may be one; the rest is told by `PostponeStatus` (`postpone.offered`). */
export function PostponeButton({ postponing, invoice }: { postponing: Postponing; invoice: Invoice }) {
  const { t } = useLingui();
  const isBusy = useSelector(postponing, (snapshot) => snapshot.hasTag('busy'));
  const isUnknown = useIsUnknown(useSelector(postponing, ({ children }) => children.submission));
  if (!invoice.postponeDueDatePossible) return null;
  return (
    <Button
      variant="secondary"
      icon={CalendarClock}
      isBusy={isBusy && !isUnknown}
      isDisabled={isUnknown}
      onClick={() => postponing.send({ type: 'postpone.open' })}
    >
      {t({ id: 'postpone.open', message: 'Siirrä eräpäivää' })}
    </Button>
  );
}
