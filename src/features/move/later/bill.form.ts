import * as v from 'valibot';
import { moveConsents, type MoveValues } from '../../../../domain/move/index.ts';
import type { ConsentText, OrderAddress } from '../../../../domain/types.ts';
import { addressSchema, type AddressValues } from '../../../shared/address/address.form.ts';
import type { ConsentValues } from '../../../shared/consents/noConsents.ts';
import { errorLabels } from '../../../shared/form/errorLabels.ts';
import { emailField, phoneField } from '../../../shared/form/schemas.ts';

const billMethods: readonly string[] = ['email', 'post'];

/** How somebody is reached and where the last bill goes, as it is typed. */
export interface BillValues {
  email: string;
  phone: string;
  method: string;
  address: AddressValues;
  consents: ConsentValues;
}

/** An address that is not asked for is none. */
const noAddress = v.pipe(
  v.custom<AddressValues>(() => true),
  v.transform(() => null),
) as v.GenericSchema<AddressValues, OrderAddress | null>;

export function billSchema(consents: readonly ConsentText[]): v.GenericSchema<BillValues, MoveValues['bill']> {
  const schemaOf = (address: v.GenericSchema<AddressValues, OrderAddress | null>) =>
    v.object({
      email: emailField(),
      phone: phoneField(),
      method: v.pipe(
        v.string(),
        v.check((method) => billMethods.includes(method), errorLabels.choiceMissing),
      ),
      address,
      consents: v.custom<ConsentValues>(() => true),
    });
  const [byPost, byEmail] = [schemaOf(addressSchema()), schemaOf(noAddress)];
  return v.pipe(
    v.lazy((typed) => ((typed as { method?: unknown } | null)?.method === 'post' ? byPost : byEmail)),
    v.transform(({ email, phone, address, consents: ticked }): MoveValues['bill'] => ({
      email,
      phone,
      ...(address && { billAddress: address }),
      consents: moveConsents(consents).map(({ id, version }) => ({ id, version, isGiven: ticked[id] })),
    })),
  );
}
