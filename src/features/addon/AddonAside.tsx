import { useLingui } from '@lingui/react/macro';
import type { Addon } from '../../../domain/types.ts';
import { BillAside } from '../../ui/BillAside/BillAside.tsx';
import { priceOf, useAdditionPrice } from '../../shared/addition/useAdditionPrice.ts';
import { useFormats } from '../../i18n/useFormats.ts';

/** What is ordered, beside what may be chosen. */
export function AddonAside({ addon, startText }: { addon: Addon; startText: string }) {
  const { t } = useLingui();
  const { price, percentage } = useFormats();
  const { text } = useAdditionPrice();
  const paid = priceOf(addon);
  const rate = paid ? percentage(paid.vatPercentage) : '';
  /** The VAT in it, or upon it. */
  const vat = paid && {
    label:
      addon.customerType === 'B2B'
        ? t({ id: 'addon.vatUpon', message: `lisäksi alv ${rate}` })
        : t({ id: 'addon.vatIn', message: `josta alv ${rate}` }),
    value: price(paid.vatAmount, paid.pricingUnit),
  };
  return (
    <BillAside
      title={addon.productName}
      total={text(addon)}
      lines={[...(vat ? [vat] : []), { label: t({ id: 'addon.start', message: 'Alkaa' }), value: startText }]}
      note={
        addon.vapType === 'environmental'
          ? t({ id: 'addon.oneGreen', message: 'Ympäristöpalveluja voi olla yksi sopimusta kohti.' })
          : undefined
      }
    />
  );
}
