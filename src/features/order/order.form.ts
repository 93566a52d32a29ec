import * as v from 'valibot';
import { hasSupplier, isReferralCode, readReferralCode, type OrderValues } from '../../../domain/orders/index.ts';
import type { Day } from '../../../domain/time/index.ts';
import type { CampaignTemplate, OrderForm } from '../../../domain/types.ts';
import { errorLabels } from '../../shared/form/errorLabels.ts';
import { orderErrors } from './orderErrors.ts';
import type { Orderer } from './useOrderer.ts';

/** What decides what a step asks for. */
export interface OrderFormFacts {
  template: CampaignTemplate;
  orderer: Pick<Orderer, 'isPersonKnown' | 'isCustomer'>;
  /** Nothing is ordered: they are called (`order.offerRejected`). */
  isCalled?: boolean;
  /** A day as it is written in the language in use. */
  writeDay(day: Day): string;
}

export const startReasons = ['moving', 'switching'] as const;
export const billingMethods = ['eInvoice', 'emailInvoice', 'paperInvoice'] as const;

/** A field that is not asked for: whatever was typed into it before stays there, and counts for nothing. */
export const unasked = v.string();
/** One of several, told beside what else is wrong. */
export const oneOf = (values: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check((text) => values.includes(text), errorLabels.choiceMissing),
  );
/** Which parts of an order are asked of whom (`order.person`, `order.billing`). */
export function askedOf({ template: { product, change }, orderer, isCalled = false }: OrderFormFacts) {
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
    reason: hasSupplier(product) && !change,
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

type TypedHousehold = Pick<ProductValues, 'householdSize' | 'houseType' | 'hasElectricHeating'>;

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

/** What of the product may be typed, and counts for nothing where its price offer is not taken. */
const declinedSchema = v.pipe(
  v.object({
    householdSize: v.string(),
    houseType: v.string(),
    hasElectricHeating: v.boolean(),
    rafCode: v.string(),
    priceOffer: v.literal('rejected'),
  }),
  v.transform((): OrderValues['product'] => ({ household: null, rafCode: null, priceOffer: 'rejected' })),
);

export const productSchema = (facts: OrderFormFacts): v.GenericSchema<ProductValues, OrderValues['product']> =>
  v.lazy((values) => (isDeclined(facts, values as ProductValues) ? declinedSchema : orderedSchema(facts)));

const orderedSchema = (facts: OrderFormFacts): v.GenericSchema<ProductValues, OrderValues['product']> => {
  const asked = askedOf(facts);
  /** Something was told of the home, so that all of it must be: a part alone would be dropped. */
  const isTold = ({ householdSize, houseType, hasElectricHeating }: TypedHousehold) =>
    asked.household && (householdSize !== '' || houseType !== '' || (asked.electricHeating && hasElectricHeating));
  const home = v.object({ householdSize: v.string(), houseType: v.string(), hasElectricHeating: v.boolean() });
  const homeWith = (field: 'householdSize' | 'houseType') =>
    v.pipe(
      home,
      v.forward(
        v.check((typed) => typed[field] !== '' || !isTold(typed), orderErrors.household),
        [field],
      ),
    );
  // Apart from each other, so that all of it is looked at whatever is wrong in one.
  return v.pipe(
    v.intersect([
      homeWith('householdSize'),
      homeWith('houseType'),
      v.object({
        rafCode: asked.referral
          ? v.pipe(
              v.string(),
              v.transform(readReferralCode),
              v.check((text) => text === '' || isReferralCode(text), orderErrors.rafCode),
            )
          : unasked,
        priceOffer: asked.priceOffer ? oneOf(['accepted', 'rejected']) : unasked,
      }),
    ]),
    v.transform(({ rafCode, priceOffer, ...household }): OrderValues['product'] => ({
      household: householdOf(facts, household),
      rafCode: (asked.referral && rafCode) || null,
      priceOffer: asked.priceOffer ? (priceOffer as 'accepted' | 'rejected') : null,
    })),
  );
};
