import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../i18n/useFormats.ts';
import type { OpeningHours } from './brand.ts';

/** Opening hours in words, `Ma–pe klo 8.00–18.00`. */
export function useHoursText(): (hours: OpeningHours) => string {
  const { t } = useLingui();
  const { clockTime } = useFormats();
  return (hours) => {
    if (hours === 'faultsAroundTheClock') {
      return t({ id: 'hours.faultsAroundTheClock', message: 'Häiriöt ympäri vuorokauden' });
    }
    const [from, to] = [clockTime(hours.from), clockTime(hours.to)];
    return t({ id: 'hours.weekdays', message: `Ma–pe klo ${from}–${to}` });
  };
}
