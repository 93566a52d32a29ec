import * as v from 'valibot';
import type { OrderAddress } from '../../../domain/types.ts';
import { addressSchema, noAddress, type AddressValues } from '../address/address.form.ts';
import { errorLabels } from '../form/later/errorLabels.ts';
import { emailField } from '../form/schemas.ts';

const methods: readonly string[] = ['email', 'post'];

/** How somebody is reached and where the last bill goes, as it is typed. */
export interface LastBillValues {
  email: string;
  method: string;
  address: AddressValues;
}

/** The same as it is sent: without an address of its own the bill goes where the confirmation does. */
export interface LastBill {
  email: string;
  billAddress?: OrderAddress;
}

const schemaOf = (address: v.GenericSchema<AddressValues, OrderAddress | null>) =>
  v.object({
    email: emailField(),
    method: v.pipe(
      v.string(),
      v.check((method) => methods.includes(method), errorLabels.choiceMissing),
    ),
    address,
  });
const byPost = schemaOf(addressSchema());
const byEmail = schemaOf(noAddress);

/** A letter alone goes to an address (`move.bill`, `termination.bill`). */
export const lastBillSchema: v.GenericSchema<LastBillValues, LastBill> = v.pipe(
  v.lazy((typed) => ((typed as { method?: unknown } | null)?.method === 'post' ? byPost : byEmail)),
  v.transform(({ email, address }) => ({ email, ...(address && { billAddress: address }) })),
);
