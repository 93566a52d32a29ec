import { useSelector } from '@xstate/react';
import { RemoveAddon } from '../../../shared/addonRemoval/RemoveAddon.tsx';
import { ToldNotice } from '../../../shared/addonRemoval/ToldNotice.tsx';
import { useAddonRemoval } from '../../../shared/addonRemoval/useAddonRemoval.ts';
import { ItemList } from '../../../ui/ItemRow/ItemRow.tsx';
import { addonEntries, AddonRow, type AddonRowsProps } from '../AddonRows.tsx';

/** The add-ons of a contract, each with the way to its end where it may be ended (`removal.offered`). */
export function RemovableAddonRows({ contract, group }: AddonRowsProps) {
  const { contractNo, customerId, smartPackage } = contract;
  const removal = useAddonRemoval(customerId);
  const about = useSelector(removal, ({ context }) => context.wanted?.tariffNo ?? null);
  const isTold = useSelector(removal, (snapshot) => snapshot.hasTag('told'));
  const inPackage = smartPackage?.addonsTariffNumbers ?? [];
  return (
    <ItemList>
      {addonEntries(contract).map(({ tariffNo, addon }) => {
        const isRemovable = group !== 'ended' && addon.endDate === undefined && !inPackage.includes(tariffNo);
        return (
          <AddonRow
            key={tariffNo}
            addon={addon}
            action={
              isRemovable && (
                <RemoveAddon
                  removal={removal}
                  wanted={{ contractNo, tariffNo }}
                  name={addon.productName}
                  isAsked={about === tariffNo}
                />
              )
            }
            below={isTold && about === tariffNo && <ToldNotice removal={removal} />}
          />
        );
      })}
    </ItemList>
  );
}
