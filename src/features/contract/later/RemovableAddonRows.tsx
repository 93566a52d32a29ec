import { useSelector } from '@xstate/react';
import { RemoveAddon } from '../../../shared/addonRemoval/RemoveAddon.tsx';
import { RemovedNotice } from '../../../shared/addonRemoval/RemovedNotice.tsx';
import { useAddonRemoval } from '../../../shared/addonRemoval/useAddonRemoval.ts';
import { ItemList } from '../../../ui/ItemRow/ItemRow.tsx';
import { addonEntries, AddonRow, type AddonRowsProps } from '../AddonRows.tsx';

/** The add-ons of a contract, each with the way to its end where it may be ended (`removal.offered`). */
export function RemovableAddonRows({ contract, group }: AddonRowsProps) {
  const { contractNo, customerId, smartPackage } = contract;
  const removal = useAddonRemoval(customerId);
  const about = useSelector(removal, ({ context }) => context.wanted?.tariffNo ?? null);
  const isRemoved = useSelector(removal, (snapshot) => snapshot.matches({ closed: 'removed' }));
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
            below={isRemoved && about === tariffNo && <RemovedNotice removal={removal} />}
          />
        );
      })}
    </ItemList>
  );
}
