import { useLingui } from '@lingui/react/macro';
import { ShieldCheck, Wind } from 'lucide';
import type { Contract } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Glyph } from '../../ui/Glyph/Glyph.tsx';
import { ItemList, ItemRow } from '../../ui/ItemRow/ItemRow.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { addonsOf } from '../../shared/contracts/contracts.view.ts';

/** The add-ons of the contract; no section where there are none. */
export function ContractAddons({ contract }: { contract: Contract }) {
  const { t } = useLingui();
  const { date, price } = useFormats();
  const addons = addonsOf(contract);
  if (addons.length === 0) return null;
  return (
    <Section title={t({ id: 'contract.addons', message: 'Lisäpalvelut' })}>
      <ItemList>
        {addons.map(({ productName, vapType, startDate, price: { amount, unit } }) => {
          const from = date(startDate);
          return (
            <ItemRow
              key={productName}
              glyph={<Glyph size="small" icon={vapType === 'environmental' ? Wind : ShieldCheck} tone="electricity" />}
              title={productName}
              lines={[t({ id: 'contract.addonFrom', message: `Alkaen ${from}` }), price(amount, unit)]}
            />
          );
        })}
      </ItemList>
    </Section>
  );
}
