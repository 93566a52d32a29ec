import { useLingui } from '@lingui/react/macro';
import type { HolidayName } from '../../../domain/time/index.ts';

/** The names of the public holidays, as they stand beside a day. */
export function useHolidayNames(): Record<HolidayName, string> {
  const { t } = useLingui();
  return {
    newYearsDay: t({ id: 'calendar.holiday.newYearsDay', message: 'uudenvuodenpäivä' }),
    epiphany: t({ id: 'calendar.holiday.epiphany', message: 'loppiainen' }),
    goodFriday: t({ id: 'calendar.holiday.goodFriday', message: 'pitkäperjantai' }),
    easterSunday: t({ id: 'calendar.holiday.easterSunday', message: 'pääsiäispäivä' }),
    easterMonday: t({ id: 'calendar.holiday.easterMonday', message: 'toinen pääsiäispäivä' }),
    mayDay: t({ id: 'calendar.holiday.mayDay', message: 'vappu' }),
    ascensionDay: t({ id: 'calendar.holiday.ascensionDay', message: 'helatorstai' }),
    pentecost: t({ id: 'calendar.holiday.pentecost', message: 'helluntaipäivä' }),
    midsummerDay: t({ id: 'calendar.holiday.midsummerDay', message: 'juhannuspäivä' }),
    allSaintsDay: t({ id: 'calendar.holiday.allSaintsDay', message: 'pyhäinpäivä' }),
    independenceDay: t({ id: 'calendar.holiday.independenceDay', message: 'itsenäisyyspäivä' }),
    christmasDay: t({ id: 'calendar.holiday.christmasDay', message: 'joulupäivä' }),
    stStephensDay: t({ id: 'calendar.holiday.stStephensDay', message: 'tapaninpäivä' }),
  };
}
