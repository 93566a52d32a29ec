import { useLingui } from '@lingui/react/macro';
import { LockOpen } from 'lucide';
import { formatPriceLockPeriod } from '../../../domain/time/index.ts';
import type { Addon, PriceLock } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { KeyFigure } from '../../ui/KeyFigure/KeyFigure.tsx';
import { Panel } from '../../ui/Panel/Panel.tsx';
import { Tag } from '../../ui/Tag/Tag.tsx';
import { Note } from '../../ui/Text/Text.tsx';

/** The price of the month, and until when it is to be had (`priceLock.page`). */
export function LockPanel({ lock, priceLock: { window, period } }: { lock: Addon; priceLock: PriceLock }) {
  const { t } = useLingui();
  const { priceFigure, percentage, weekday } = useFormats();
  const { energy } = lock.prices;
  if (!energy) return null;
  const days = formatPriceLockPeriod(period);
  const rate = percentage(energy.vatPercentage);
  return (
    <Panel tone="kaamos" title={t({ id: 'priceLock.price', message: `Lukittu hinta ${days}` })}>
      <KeyFigure {...priceFigure(energy.priceInclVat, energy.pricingUnit)} size="xl">
        <Tag tone="positive" icon={LockOpen}>
          {t({ id: 'priceLock.open', message: 'Auki nyt' })}
        </Tag>
        <Note>{t({ id: 'priceLock.inclVat', message: `sis. alv ${rate}` })}</Note>
      </KeyFigure>
      {window && (
        <FactList
          facts={[
            { label: t({ id: 'priceLock.opened', message: 'Avattiin' }), value: weekday(window.from) },
            {
              label: t({ id: 'priceLock.closes', message: 'Sulkeutuu' }),
              value: t({ id: 'priceLock.closesAt', message: `${weekday(window.to)} klo 24.00` }),
            },
          ]}
        />
      )}
    </Panel>
  );
}
