import { useLingui } from '@lingui/react/macro';
import type { Addon } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { BillAside } from '../../ui/BillAside/BillAside.tsx';
import { useAddonWords } from './useAddonWords.ts';

/** What is ordered, beside what may be chosen. */
export function AddonAside({ addon, startDate }: { addon: Addon; startDate: string }) {
  const { t } = useLingui();
  const { date } = useFormats();
  const { text, vat } = useAddonWords();
  return (
    <BillAside
      title={addon.productName}
      total={text(addon)}
      lines={[...vat(addon), { label: t({ id: 'addon.start', message: 'Alkaa' }), value: date(startDate) }]}
      note={
        addon.vapType === 'environmental'
          ? t({ id: 'addon.oneGreen', message: 'Ympäristöpalveluja voi olla yksi sopimusta kohti.' })
          : undefined
      }
    />
  );
}
