import { useLingui } from '@lingui/react/macro';
import { ShieldCheck, Wind } from 'lucide';
import type { ReactNode } from 'react';
import type { ContractGroup } from '../../../domain/contracts/index.ts';
import type { Contract } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Glyph } from '../../ui/Glyph/Glyph.tsx';
import { ItemList, ItemRow } from '../../ui/ItemRow/ItemRow.tsx';

interface AddonRowProps {
  addon: Contract['addons'][string];
  /** What may be done with it. */
  action?: ReactNode;
  /** What became of that. */
  below?: ReactNode;
}

/** An add-on of a contract; one that ends says when (`removal.shown`). */
export function AddonRow({ addon, action, below }: AddonRowProps) {
  const { t } = useLingui();
  const { date, price } = useFormats();
  const { productName, vapType, startDate, endDate } = addon;
  const from = date(startDate);
  const until = endDate === undefined ? '' : date(endDate);
  return (
    <ItemRow
      glyph={<Glyph size="small" icon={vapType === 'environmental' ? Wind : ShieldCheck} tone="electricity" />}
      title={productName}
      lines={[
        endDate === undefined
          ? t({ id: 'contract.addonFrom', message: `Alkaen ${from}` })
          : t({ id: 'contract.addonUntil', message: `Päättyy ${until}` }),
        price(addon.price.amount, addon.price.unit),
      ]}
      {...{ action, below }}
    />
  );
}

/** The add-ons with their tariffs, the oldest first. */
export const addonEntries = ({ addons }: Pick<Contract, 'addons'>) =>
  Object.entries(addons)
    .map(([tariffNo, addon]) => ({ tariffNo: Number(tariffNo), addon }))
    .sort((a, b) => a.addon.startDate.localeCompare(b.addon.startDate));

export interface AddonRowsProps {
  contract: Contract;
  group: ContractGroup;
}

/** The add-ons of a contract as they are, with nothing to do. */
export function AddonRows({ contract }: AddonRowsProps) {
  return (
    <ItemList>
      {addonEntries(contract).map(({ tariffNo, addon }) => (
        <AddonRow key={tariffNo} addon={addon} />
      ))}
    </ItemList>
  );
}
