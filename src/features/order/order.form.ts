import { hasSupplier } from '../../../domain/orders/index.ts';
import type { Day } from '../../../domain/time/index.ts';
import type { CampaignTemplate, OrderForm } from '../../../domain/types.ts';
import type { Orderer } from '../../shared/sale/useOrderer.ts';

/** What decides what a step asks for. */
export interface OrderFormFacts {
  template: CampaignTemplate;
  orderer: Pick<Orderer, 'isPersonKnown' | 'isCustomer'>;
  /** Nothing is ordered: they are called (`order.offerRejected`). */
  isCalled?: boolean;
  /** It takes the place of the customer's own contract at the site (`order.ownContract`). */
  replacesOwn?: boolean;
  /** A day as it is written in the language in use. */
  writeDay(day: Day): string;
}

export const startReasons = ['moving', 'switching'] as const;
export const billingMethods = ['eInvoice', 'emailInvoice', 'paperInvoice'] as const;

/** Which parts of an order are asked of whom (`order.person`, `order.billing`). */
export function askedOf({
  template: { product, change },
  orderer,
  isCalled = false,
  replacesOwn = false,
}: OrderFormFacts) {
  const isCompany = product.customerType === 'B2B';
  const isPersonAsked = !orderer.isPersonKnown && !(orderer.isCustomer && !isCompany);
  const household =
    !isCompany && !change && product.formLayout !== 'valueAdded' && product.formLayout !== 'smallProduction';
  return {
    person: isPersonAsked,
    identityCode: isPersonAsked && !isCalled,
    company: isCompany && !orderer.isCustomer,
    address: !orderer.isCustomer && !isCalled,
    priceOffer: product.salesTexts.priceOfferAccepted !== undefined,
    household,
    // What it is heated by decides its electricity; of heat that is known.
    electricHeating: household && product.formLayout !== 'heat',
    iban: product.formLayout === 'smallProduction',
    // The supplier stays where a contract with the retailer is replaced.
    reason: hasSupplier(product) && !change && !replacesOwn,
    referral: !change,
  };
}

/* ---- product ---- */

/** More than that use as much. */
export const mostPeople = 8;
export const houseTypes = ['apartment', 'rowHouse', 'detachedHouse', 'holidayHome'] as const;

/** As it is typed. */
export interface ProductValues {
  householdSize: string;
  houseType: string;
  hasElectricHeating: boolean;
  rafCode: string;
  priceOffer: string;
}

export type TypedHousehold = Pick<ProductValues, 'householdSize' | 'houseType' | 'hasElectricHeating'>;

/** The home that is told of, once its kind and its people are (`order.estimate`). */
export function householdOf(facts: OrderFormFacts, typed: TypedHousehold): OrderForm['household'] {
  const asked = askedOf(facts);
  const houseType = houseTypes.find((known) => known === typed.houseType);
  if (!asked.household || houseType === undefined || typed.householdSize === '') return null;
  const hasElectricHeating = asked.electricHeating && typed.hasElectricHeating;
  return { size: Number(typed.householdSize), houseType, hasElectricHeating };
}

/** Whether the price offer is not taken, so that nothing more is asked of the product. */
export const isDeclined = (facts: OrderFormFacts, { priceOffer }: { priceOffer: string }): boolean =>
  askedOf(facts).priceOffer && priceOffer === 'rejected';
