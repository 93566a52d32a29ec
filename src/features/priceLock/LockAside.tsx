import { useLingui } from '@lingui/react/macro';
import { formatPriceLockPeriod } from '../../../domain/time/index.ts';
import type { Addon, PriceLock } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { BillAside } from '../../ui/BillAside/BillAside.tsx';

/** What is ordered: the lock costs nothing, the energy of its month what was read. */
export function LockAside({ lock, priceLock: { period } }: { lock: Addon; priceLock: PriceLock }) {
  const { t } = useLingui();
  const { price, money } = useFormats();
  const { energy } = lock.prices;
  return (
    <BillAside
      title={lock.productName}
      total={energy ? price(energy.priceInclVat, energy.pricingUnit) : ''}
      lines={[
        { label: t({ id: 'priceLock.fee', message: 'Lukituksen hinta' }), value: money('0.00') },
        { label: t({ id: 'priceLock.period', message: 'Lukitusjakso' }), value: formatPriceLockPeriod(period) },
      ]}
    />
  );
}
