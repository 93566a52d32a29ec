import { replacedContracts } from '../../domain/orders/index.ts';
import type { NewOrder, ReplacedContract } from '../../domain/types.ts';
import { findReplaceable } from '../store/endContracts.ts';
import type { Queries } from '../store/queries.ts';

/** What comes of the contracts that an order takes the place of, in its language; asked before they end (`order.replacedTold`). */
export async function replacedBy(
  db: Queries,
  {
    contracts,
    locale,
    startDate,
    today,
  }: Pick<NewOrder, 'contracts' | 'locale'> & { startDate: string | null; today: string },
): Promise<ReplacedContract[]> {
  const rows = await findReplaceable(db, contracts, startDate ?? today);
  return replacedContracts(
    rows.map(({ contract: { status, startDate: begun, endDate }, productName, services }) => ({
      productName: productName[locale],
      status,
      startDate: begun,
      endDate,
      services: services.map(({ name, isDetached }) => ({ productName: name[locale], isDetached })),
    })),
    startDate,
  );
}
