import type { CampaignTemplate, NewAddition, NewOrder, OrderResult } from '../../domain/types.ts';
import { keepUnderProof } from '../proof/keepUnderProof.ts';
import { processOf } from './process.ts';

/** One of the three is there. */
export type NamedContract = NonNullable<NewAddition['formData']['deliverySite']>;

/** What is kept of an order until somebody has proven to have made it. */
export interface KeptOrder {
  order: NewOrder;
  /** As it was offered when the order was sent: those terms hold. */
  template: CampaignTemplate;
  /** Of an add-on: by what its contract is found once somebody has proven who they are (`addition.found`). */
  named?: NamedContract;
  /** ISO 8601: when it was sent, and what it says was agreed to (`consent.when`). */
  sentAt: string;
}

/**
 * Keeps an order until whoever made it has proven who they are (`order.kept`).
 *
 * @param identityCode of whoever must prove it; null where that is whoever does (`proof.unnamed`)
 */
export async function keepForProof(
  context: Parameters<typeof keepUnderProof>[0],
  orderId: string,
  kept: Omit<KeptOrder, 'sentAt'>,
  identityCode: string | null,
): Promise<OrderResult> {
  const process = processOf(kept.template);
  const { locale } = kept.order;
  const body: KeptOrder = { ...kept, sentAt: context.now.toISOString() };
  return {
    ...(await keepUnderProof(context, { id: orderId, kind: process, body, identityCode, locale })),
    process,
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
