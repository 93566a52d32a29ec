import type { OrderValues } from '../../../../domain/orders/index.ts';
import type { CampaignTemplate, Customer, NewOrder } from '../../../../domain/types.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { noConsents } from '../../../shared/consents/noConsents.ts';
import type { OrderDraft, ReviewValues } from '../order.draft.ts';
import type { Orderer } from '../useOrderer.ts';

/** Where and by whom it is sold (`order.salesLists`). */
export function soldBy(
  { salesAgentId, salesPoints }: Pick<Orderer, 'salesAgentId' | 'salesPoints'>,
  { salesChannel, salesPointId }: Pick<ReviewValues, 'salesChannel' | 'salesPointId'>,
  brand: NonNullable<NewOrder['salesInfo']>['brand'],
): NonNullable<NewOrder['salesInfo']> {
  const point = salesPoints.find((known) => known.salesPointId === salesPointId);
  return {
    brand,
    salesAgentId,
    salesPointId: point?.salesPointId ?? null,
    salesPoint: point?.name ?? null,
    salesChannel,
  };
}

/** In which language whoever orders is written to: where an employee orders for a customer, in that customer's (`offer.language`). */
export const languageOfOrder = (
  { isStaff, customer }: { isStaff: boolean; customer: Pick<Customer, 'language'> | null },
  page: Locale,
): Locale => (isStaff && customer ? (customer.language.toLowerCase() as Locale) : page);

/** Whether a consumer was called, so that whatever is sold is an offer (`order.telephone`). */
export const isByTelephone = (
  { product: { customerType } }: Pick<CampaignTemplate, 'product'>,
  { telephoneSalesChannels }: Pick<Orderer, 'telephoneSalesChannels'>,
  { salesChannel }: Pick<ReviewValues, 'salesChannel'>,
): boolean => customerType === 'B2C' && telephoneSalesChannels.includes(salesChannel);

/** Whether an employee sends it as an offer, of their own accord or as it must be one. */
export const isOffer = (
  template: Pick<CampaignTemplate, 'product'>,
  orderer: Pick<Orderer, 'isStaff' | 'telephoneSalesChannels'>,
  review: Pick<ReviewValues, 'salesChannel' | 'importAsOffer'>,
): boolean => orderer.isStaff && (review.importAsOffer || isByTelephone(template, orderer, review));

type TypedPerson = OrderValues['person'];

const codeOf = (typed: TypedPerson | undefined) => typed?.company?.businessId ?? typed?.person?.identityCode;

/**
 * The boxes are open again where an employee has typed in somebody else than who agreed, and where nobody knows any more who
 * that was (`order.consentsAnew`).
 */
export function boxesFor(
  { review, isAskedAnew }: Pick<OrderDraft, 'review' | 'isAskedAnew'>,
  before: TypedPerson | undefined,
  now: TypedPerson,
): Pick<OrderDraft, 'review' | 'isAskedAnew'> {
  const isTicked = Object.values(review.consents).includes(true);
  if (!isTicked || codeOf(before) === codeOf(now)) return { review, isAskedAnew };
  return { review: { ...review, consents: noConsents }, isAskedAnew: true };
}
