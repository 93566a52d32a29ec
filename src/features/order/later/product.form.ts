import * as v from 'valibot';
import { isReferralCode, readReferralCode, type OrderValues } from '../../../../domain/orders/index.ts';
import { errorLabels } from '../../../shared/form/later/errorLabels.ts';
import {
  askedOf,
  householdOf,
  isDeclined,
  type OrderFormFacts,
  type ProductValues,
  type TypedHousehold,
} from '../order.form.ts';
import { orderErrors } from './orderErrors.ts';

/** A field that is not asked for: whatever was typed into it before stays there, and counts for nothing. */
export const unasked = v.string();
/** One of several, told beside what else is wrong. */
export const oneOf = (values: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check((text) => values.includes(text), errorLabels.choiceMissing),
  );

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
