import type { CampaignProduct, OrderForm } from '../../domain/types.ts';
import { ProblemError } from '../problem.ts';
import { findSite, type RegisteredSite } from '../registers/meteringPoints.ts';
import type { ContractAtSite } from '../store/contractAtSite.ts';
import type { Queries } from '../store/queries.ts';

/**
 * Where an order is delivered, as the register of metering points knows it; a change stays at its contract's. Null where the
 * product is delivered nowhere, or the retailer has to look for the place: a register that does not answer keeps no order
 * from being made (`order.siteToBeFound`).
 *
 * @param present the contract whose place it takes; null where it takes none's
 */
export async function siteOf(
  db: Queries,
  { deliverySite }: Pick<OrderForm, 'deliverySite'>,
  { productKind }: Pick<CampaignProduct, 'productKind'>,
  present: ContractAtSite | null,
): Promise<RegisteredSite | null> {
  const asked = present ? { address: null, meteringPointId: present.meteringPoint.meteringPointId } : deliverySite;
  if (asked === null || productKind === 'ValueAdded') return null;
  const { address, meteringPointId } = asked;
  try {
    const answer = await findSite(db, { productKind, address, meteringPointId });
    return answer.outcome === 'found' || answer.outcome === 'corrected' ? answer.site : null;
  } catch (thrown) {
    if (thrown instanceof ProblemError && thrown.status === 503) return null;
    throw thrown;
  }
}
