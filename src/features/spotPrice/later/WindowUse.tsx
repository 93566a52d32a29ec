import { useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide';
import { windowCalendarFile } from '../../../../domain/spotPrices/calendarFile.ts';
import type { Window } from '../../../../domain/spotPrices/index.ts';
import { savedCents } from '../../../../domain/spotPrices/saving.ts';
import { helsinkiDay } from '../../../../domain/time/index.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { serverNow } from '../../../platform/clock.ts';
import { download } from '../../../shared/files/download.ts';
import { Button } from '../../../ui/Button/Button.tsx';

/** With how many kilowatts runs what usually takes so many minutes, taken over all of them (`spot.saving`). */
const kilowatts: Partial<Record<number, number>> = { 90: 0.6, 120: 0.5, 75: 6, 180: 11, 240: 3 };

interface WindowUseProps {
  minutes: number;
  cheapest: Window;
  /** The first that may be had; null where a price in it is missing. */
  atOnce: Window | null;
  /** What runs meanwhile; null where that was not said. */
  use: string | null;
}

/** What waiting for the cheapest time saves, and that time as a file for the person's calendar (`spotPage.saving`, `spotPage.calendarFile`). */
export function WindowUse({ minutes, cheapest, atOnce, use }: WindowUseProps) {
  const { t } = useLingui();
  const { number, money } = useFormats();
  const { start, end } = cheapest;
  const save = () => {
    const title = t({ id: 'spotPrice.calendar.summary', message: 'Sähkön halvin jakso' });
    const summary = use === null ? title : `${title} · ${use}`;
    const { origin, pathname } = window.location;
    const file = windowCalendarFile({ start, end, summary, url: origin + pathname, madeAt: serverNow() });
    const name = t({ id: 'spotPrice.calendar.file', message: 'halvin-jakso' });
    download(new Blob([file], { type: 'text/calendar' }), `${name}-${helsinkiDay(start)}.ics`);
  };
  const power = kilowatts[minutes];
  const saved = power && atOnce ? savedCents(power, cheapest, atOnce) : 0;
  const [kW, sum] = [number(String(power ?? 0)), money((saved / 100).toFixed(2))];
  return (
    <>
      {saved > 0 && <p>{t({ id: 'spotPrice.saving', message: `${use}, ${kW} kW: odottamalla säästät ${sum}.` })}</p>}
      <div>
        <Button variant="secondary" icon={CalendarPlus} onClick={save}>
          {t({ id: 'spotPrice.addToCalendar', message: 'Lisää kalenteriin' })}
        </Button>
      </div>
    </>
  );
}
