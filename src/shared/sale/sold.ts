import type { CampaignTemplate, Customer, NewOrder } from '../../../domain/types.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Orderer } from './useOrderer.ts';

/** What an employee says of a sale. */
export interface SalesValues {
  salesChannel: string;
  salesPointId: string;
  importAsOffer: boolean;
}

export const noSales: SalesValues = { salesChannel: '', salesPointId: '', importAsOffer: false };

/** What is sold, as far as it decides how. */
interface Sold {
  product: Pick<CampaignTemplate['product'], 'customerType'>;
}

/** Where and by whom it is sold (`order.salesLists`). */
export function soldBy(
  { salesAgentId, salesPoints }: Pick<Orderer, 'salesAgentId' | 'salesPoints'>,
  { salesChannel, salesPointId }: Pick<SalesValues, 'salesChannel' | 'salesPointId'>,
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
  { product: { customerType } }: Sold,
  { telephoneSalesChannels }: Pick<Orderer, 'telephoneSalesChannels'>,
  { salesChannel }: Pick<SalesValues, 'salesChannel'>,
): boolean => customerType === 'B2C' && telephoneSalesChannels.includes(salesChannel);

/** Whether an employee sends it as an offer, of their own accord or as it must be one. */
export const isOffer = (
  template: Sold,
  orderer: Pick<Orderer, 'isStaff' | 'telephoneSalesChannels'>,
  review: Pick<SalesValues, 'salesChannel' | 'importAsOffer'>,
): boolean => orderer.isStaff && (review.importAsOffer || isByTelephone(template, orderer, review));
