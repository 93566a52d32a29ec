import * as v from 'valibot';
import type { AskedSite } from '../../../machines/delivery-site-check/deliverySiteCheck.types.ts';
import { addressSchema, emptyAddress, type AddressValues } from '../address/address.form.ts';
import { meteringPointField } from '../form/schemas.ts';

/** A delivery site as it is typed. */
export interface DeliverySiteValues {
  /** Of a street in Finland. */
  address: AddressValues;
  meteringPointId: string;
  /** The site is found by its address; an id that was typed before counts for nothing. */
  isIdUnknown: boolean;
}

export const emptyDeliverySite: DeliverySiteValues = { address: emptyAddress, meteringPointId: '', isIdUnknown: true };

export type DeliverySiteInput = AskedSite;

/** A delivery site as it is typed, and as it is asked about (`site.check.fields`). */
export function deliverySiteSchema(): v.GenericSchema<DeliverySiteValues, DeliverySiteInput> {
  const withId = (meteringPointId: v.GenericSchema<string, string | null>) =>
    v.pipe(
      v.object({ address: addressSchema({ kinds: ['regularAddress'] }), meteringPointId, isIdUnknown: v.boolean() }),
      v.transform(({ address, meteringPointId: id }): DeliverySiteInput => ({ address, meteringPointId: id })),
    );
  const byAddress = withId(
    v.pipe(
      v.string(),
      v.transform(() => null),
    ),
  );
  const byId = withId(meteringPointField());
  return v.lazy((typed) => ((typed as Partial<DeliverySiteValues>).isIdUnknown === false ? byId : byAddress));
}
