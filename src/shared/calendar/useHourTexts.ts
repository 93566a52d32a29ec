import { dayStart, helsinkiClock, helsinkiDay } from '../../../domain/time/index.ts';
import { useFormats } from '../../i18n/useFormats.ts';

/**
 * How the beginning and the end of an hour or a quarter are written, instants in epoch milliseconds, in Europe/Helsinki: in
 * the hour that comes twice with the letter that tells which, `3.00 B`; and the end of a day as its own, `24.00`.
 */
export function useHourTexts() {
  const { time, timeRange } = useFormats();
  const beginning = (instant: number) => {
    const { repeated } = helsinkiClock(instant);
    return repeated === null ? time(instant) : `${time(instant)} ${repeated}`;
  };
  const ending = (instant: number) =>
    instant === dayStart(helsinkiDay(instant)) ? time(instant).replace(/^0+/, '24') : beginning(instant);
  return {
    beginning,
    ending,
    /** `klo 23.45–24.00`, `klo 3.45 A–3.00 B`. */
    range: ({ start, end }: { start: number; end: number }) => timeRange(beginning(start), ending(end)),
  };
}
