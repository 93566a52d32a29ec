import { useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide';
import { windowCalendarFile } from '../../../domain/spotPrices/calendarFile.ts';
import type { Window } from '../../../domain/spotPrices/index.ts';
import { helsinkiDay } from '../../../domain/time/index.ts';
import { serverNow } from '../../platform/clock.ts';
import { download } from '../../shared/files/download.ts';
import { Button } from '../../ui/Button/Button.tsx';

interface WindowCalendarProps {
  window: Window;
  /** What runs meanwhile; null where that was not said. */
  use: string | null;
}

/** The cheapest time as a file for the person's calendar (`spotPage.calendarFile`). */
export function WindowCalendar({ window: { start, end }, use }: WindowCalendarProps) {
  const { t } = useLingui();
  const save = () => {
    const cheapest = t({ id: 'spotPrice.calendar.summary', message: 'Sähkön halvin jakso' });
    const summary = use === null ? cheapest : `${cheapest} · ${use}`;
    const { origin, pathname } = window.location;
    const file = windowCalendarFile({ start, end, summary, url: origin + pathname, madeAt: serverNow() });
    download(new Blob([file], { type: 'text/calendar' }), `halvin-jakso-${helsinkiDay(start)}.ics`);
  };
  return (
    <div>
      <Button variant="secondary" icon={CalendarPlus} onClick={save}>
        {t({ id: 'spotPrice.addToCalendar', message: 'Lisää kalenteriin' })}
      </Button>
    </div>
  );
}
