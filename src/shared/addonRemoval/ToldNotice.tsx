import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Failure } from '../../../domain/failure.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { useFailureText } from '../failure/useFailureText.ts';
import { Ended } from '../page/Ended.tsx';
import type { Removal } from './useAddonRemoval.ts';

/** A service was ended: its last day, and whether a receipt was mailed (`removal.done`). */
function Removed({ removal }: { removal: Removal }) {
  const { t } = useLingui();
  const { date } = useFormats();
  const removed = useSelector(removal, ({ context }) => context.removed);
  if (removed === null) return null;
  const { productName: service } = removed;
  const day = date(removed.endDate);
  return (
    <Notice tone="positive">
      {removed.isMailed
        ? t({
            id: 'removal.doneMailed',
            message: `${service} päättyy ${day}. Tieto päättymisestä lähti sähköpostiin.`,
          })
        : t({ id: 'removal.done', message: `${service} päättyy ${day}.` })}
    </Notice>
  );
}

/** It could not be ended any more, and why (`removal.outdated`). */
function NotPossible({ failure }: { failure: Failure }) {
  return <Notice tone="info">{useFailureText(failure)}</Notice>;
}

/** What has become of a service's end, where the dialog is closed. */
export function ToldNotice({ removal }: { removal: Removal }) {
  const failure = useSelector(removal, ({ context }) => context.failure);
  return <Ended>{failure ? <NotPossible failure={failure} /> : <Removed removal={removal} />}</Ended>;
}
