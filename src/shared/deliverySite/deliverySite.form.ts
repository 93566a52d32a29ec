import * as v from 'valibot';
import type { AskedSite } from '../../../machines/delivery-site-check/deliverySiteCheck.types.ts';
import { addressSchema, type AddressValues } from '../address/address.form.ts';
import { meteringPointField } from '../form/schemas.ts';
import { emptySite, type DeliverySiteValues } from './siteValues.ts';

export { emptySite, type DeliverySiteValues };

export type DeliverySiteInput = AskedSite;

/** Of a site that its id alone names. */
const noAddress: DeliverySiteInput['address'] = {
  typeOfAddress: 'regularAddress',
  country: 'FI',
  streetName: null,
  houseNumber: null,
  houseLetter: null,
  residence: null,
  postalBox: null,
  postalCode: '',
  postalCity: '',
};
const anyAddress = v.pipe(
  v.custom<AddressValues>(() => true),
  v.transform(() => noAddress),
);

/**
 * A delivery site as it is typed, and as it is asked about (`site.check.fields`).
 *
 * @param isIdEnough an id stands for the address, which is asked of nobody who has typed one (`addition.anonymous`)
 */
export function deliverySiteSchema({ isIdEnough = false } = {}): v.GenericSchema<
  DeliverySiteValues,
  DeliverySiteInput
> {
  const ofStreet = addressSchema({ kinds: ['regularAddress'] });
  const withId = (meteringPointId: v.GenericSchema<string, string | null>, place: typeof ofStreet = ofStreet) =>
    v.pipe(
      v.object({ address: place, meteringPointId, isIdUnknown: v.boolean() }),
      v.transform(({ address, meteringPointId: id }): DeliverySiteInput => ({ address, meteringPointId: id })),
    );
  const byAddress = withId(
    v.pipe(
      v.string(),
      v.transform(() => null),
    ),
  );
  const byId = withId(meteringPointField(), isIdEnough ? anyAddress : ofStreet);
  return v.lazy((typed) => ((typed as Partial<DeliverySiteValues>).isIdUnknown === false ? byId : byAddress));
}
