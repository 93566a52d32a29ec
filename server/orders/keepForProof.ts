import type { CampaignTemplate, NewOrder, OrderResult } from '../../domain/types.ts';
import type { Seal } from '../proof/seal.ts';
import { digestOfSecret, newSecret } from '../proof/secrets.ts';
import { addProof } from '../store/proofs.ts';
import type { Queries } from '../store/queries.ts';
import { processOf } from './process.ts';

/** In milliseconds: so long what was ordered waits for its proof (`proof.expiry`). */
export const PROOF_TIME = 30 * 60_000;

/** What is kept of an order until somebody has proven to have made it. */
export interface KeptOrder {
  order: NewOrder;
  /** As it was offered when the order was sent: those terms hold. */
  template: CampaignTemplate;
}

/**
 * Keeps an order until whoever made it has proven who they are (`order.kept`). Nothing in the answer depends on a person, a
 * contract or a metering point.
 *
 * @param identityCode of whoever must prove it
 */
export async function keepForProof(
  { db, seal, now }: { db: Queries; seal: Seal; now: Date },
  orderId: string,
  kept: KeptOrder,
  identityCode: string,
): Promise<OrderResult> {
  const verifier = newSecret();
  const until = new Date(now.getTime() + PROOF_TIME);
  await addProof(db, {
    id: orderId,
    kind: processOf(kept.template),
    body: seal.close(kept, orderId),
    person: seal.digestOf(identityCode),
    verifier: digestOfSecret(verifier),
    locale: kept.order.locale,
    createdAt: now,
    until,
  });
  return {
    orderId,
    verifier,
    proofUntil: until.toISOString(),
    process: processOf(kept.template),
    orderNo: null,
    importNo: null,
    isOffer: false,
    isContactRequest: false,
    isCreditable: null,
    security: null,
    isLiableCompanyGrid: null,
    isSccHouseType: null,
    isCustomer: null,
    isMoving: null,
    noOfServicesToImport: 0,
    serviceImportNos: [],
    error: null,
  };
}
