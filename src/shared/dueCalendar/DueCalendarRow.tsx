import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { CalendarPlus } from 'lucide';
import { dueCalendarMachine } from '../../../machines/due-calendar/dueCalendar.machine.ts';
import { Glyph } from '../../ui/Glyph/Glyph.tsx';
import { ItemRow } from '../../ui/ItemRow/ItemRow.tsx';
import { TextButton } from '../../ui/TextLink/TextButton.tsx';
import { useReadingFlow } from '../flow/useReadingFlow.ts';
import { late } from '../late.ts';
import { useSession } from '../session/useSession.ts';
import { dueCalendarActors } from './dueCalendar.actors.ts';

/** It comes with the press. */
const DueCalendarDialog = late(() => import('./DueCalendarDialog.tsx'), 'DueCalendarDialog', { meanwhile: null });

/** Among the settings of invoicing: the way to the due days as a file, and in a calendar (`dueCalendar.offered`). */
export function DueCalendarRow({ customerId }: { customerId: string }) {
  const { t } = useLingui();
  const { api } = useSession();
  const calendar = useReadingFlow(dueCalendarMachine, 'calendar.retry', {
    actors: dueCalendarActors(api),
    input: { customerId },
  });
  const isOpen = useSelector(calendar, (snapshot) => snapshot.hasTag('dialog'));
  return (
    <ItemRow
      glyph={<Glyph size="small" tone="neutral" icon={CalendarPlus} />}
      title={t({ id: 'dueCalendar.title', message: 'Eräpäivät kalenteriin' })}
      lines={[t({ id: 'dueCalendar.line', message: 'Tiedostona tai osoitteena, jota kalenterisi seuraa' })]}
      action={
        <>
          <TextButton onClick={() => calendar.send({ type: 'calendar.open' })}>
            {t({ id: 'dueCalendar.open', message: 'Avaa eräpäivät' })}
          </TextButton>
          {isOpen && <DueCalendarDialog calendar={calendar} />}
        </>
      }
    />
  );
}
