import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../i18n/useFormats.ts';
import type { Fact } from '../../ui/FactList/FactList.tsx';
import { useMinutesLeft } from './useMinutesLeft.ts';

function TimeLeft({ until }: { until: string }) {
  const { t } = useLingui();
  const { time } = useFormats();
  const minutes = useMinutesLeft(until);
  const clock = time(Date.parse(until));
  return t({ id: 'verification.minutes', message: `${minutes} min (klo ${clock} asti)` });
}

/**
 * How long something still waits for its proof.
 *
 * @param until ISO 8601; null while it is not known
 */
export function useTimeLeft(until: string | null): Fact[] {
  const { t } = useLingui();
  if (until === null) return [];
  return [{ label: t({ id: 'verification.until', message: 'Aikaa jäljellä' }), value: <TimeLeft until={until} /> }];
}
