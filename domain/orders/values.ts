import type { NewOrder, OrderForm } from '../types.ts';
import { isOfferRejected } from './steps.ts';

/** What each step of the order form has come to. That of the review is sent with the order at once. */
export interface OrderValues {
  product: Pick<OrderForm, 'household' | 'priceOffer'> & Pick<NewOrder, 'rafCode'>;
  person: Pick<OrderForm, 'person' | 'company' | 'contact' | 'address'>;
  site: Pick<OrderForm, 'deliverySite'> &
    Pick<NewOrder, 'meteringPointInfo'> & {
      /** The customer's own running contract there, which this one takes the place of; null where there is none. */
      ownContractCode: string | null;
    };
  start: Pick<OrderForm, 'start' | 'presentSupplier'>;
  billing: Pick<OrderForm, 'billing' | 'iban'>;
  services: Pick<OrderForm, 'services'>;
}

export type StepWithValues = keyof OrderValues;

/** Whether the order takes the place of a contract of the customer's own at the site (`order.ownContract`). */
export const hasOwnContract = ({ site }: Pick<Partial<OrderValues>, 'site'>): boolean =>
  (site?.ownContractCode ?? null) !== null;

/**
 * What the steps have come to once one is left. What another answer makes doubtful is gone through again: of an answer to the
 * price offer what the person has told of themselves, of another contract at the site the services, and of one where there was
 * none, or none any more, why and when the new one begins.
 */
export function valuesWith(before: Partial<OrderValues>, left: Partial<OrderValues>): Partial<OrderValues> {
  const kept = { ...before };
  if (left.product && isOfferRejected(left.product) !== isOfferRejected(before.product)) delete kept.person;
  if (left.site && left.site.ownContractCode !== (before.site?.ownContractCode ?? null)) delete kept.services;
  if (left.site && hasOwnContract(left) !== hasOwnContract(before)) delete kept.start;
  return { ...kept, ...left };
}
