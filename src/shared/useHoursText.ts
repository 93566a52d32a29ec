import { useLingui } from '@lingui/react/macro';
import { clockTime } from '../i18n/clockTime.ts';
import type { Locale } from '../i18n/locale.ts';
import type { OpeningHours } from './brand.ts';

/** Opening hours in words, `Ma–pe klo 8.00–18.00`. */
export function useHoursText(): (hours: OpeningHours) => string {
  const { t, i18n } = useLingui();
  const locale = i18n.locale as Locale;
  return (hours) => {
    if (hours === 'faultsAroundTheClock') {
      return t({ id: 'hours.faultsAroundTheClock', message: 'Häiriöt ympäri vuorokauden' });
    }
    const [from, to] = [clockTime(locale, hours.from), clockTime(locale, hours.to)];
    return t({ id: 'hours.weekdays', message: `Ma–pe klo ${from}–${to}` });
  };
}
