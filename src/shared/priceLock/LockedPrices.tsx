import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide';
import type { Contract } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';

/** At which price which days of a contract are locked (`priceLock.shown`); nothing where none are. */
export function LockedPrices({ contract: { lockedPrices = [] } }: { contract: Contract }) {
  const { t } = useLingui();
  const { price, date, dateRange } = useFormats();
  if (lockedPrices.length === 0) return null;
  const lineOf = ({ amount, unit, fromDate, toDate }: (typeof lockedPrices)[number]) => {
    const locked = price(amount, unit);
    const days = toDate === null ? `${date(fromDate)}–` : dateRange(fromDate, toDate);
    return t({ id: 'priceLock.lockedDays', message: `Hinta lukittu ${locked}, ${days}` });
  };
  return (
    <Notice tone="info" icon={Lock} role="none">
      {lockedPrices.map((lock) => (
        <div key={lock.fromDate}>{lineOf(lock)}</div>
      ))}
    </Notice>
  );
}
