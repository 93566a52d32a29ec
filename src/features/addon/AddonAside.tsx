import { useLingui } from '@lingui/react/macro';
import type { Addon } from '../../../domain/types.ts';
import { BillAside } from '../../ui/BillAside/BillAside.tsx';
import { useAddonWords } from './useAddonWords.ts';

/** What is ordered, beside what may be chosen. */
export function AddonAside({ addon, startText }: { addon: Addon; startText: string }) {
  const { t } = useLingui();
  const { text, vat } = useAddonWords();
  return (
    <BillAside
      title={addon.productName}
      total={text(addon)}
      lines={[...vat(addon), { label: t({ id: 'addon.start', message: 'Alkaa' }), value: startText }]}
      note={
        addon.vapType === 'environmental'
          ? t({ id: 'addon.oneGreen', message: 'Ympäristöpalveluja voi olla yksi sopimusta kohti.' })
          : undefined
      }
    />
  );
}
