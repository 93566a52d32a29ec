import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useFormats } from '../../i18n/useFormats.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Ended } from '../page/Ended.tsx';
import type { Removal } from './useAddonRemoval.ts';

/** A service was ended: its last day, and whether a receipt was mailed (`removal.done`). */
export function RemovedNotice({ removal }: { removal: Removal }) {
  const { t } = useLingui();
  const { date } = useFormats();
  const removed = useSelector(removal, ({ context }) => context.removed);
  if (removed === null) return null;
  const { productName: service } = removed;
  const day = date(removed.endDate);
  return (
    <Ended>
      <Notice tone="positive">
        {removed.isMailed
          ? t({
              id: 'removal.doneMailed',
              message: `${service} päättyy ${day}. Tieto päättymisestä lähti sähköpostiin.`,
            })
          : t({ id: 'removal.done', message: `${service} päättyy ${day}.` })}
      </Notice>
    </Ended>
  );
}
