import { useLingui } from '@lingui/react/macro';
import type { AddressValues } from '../address/address.form.ts';
import { useAddressLabels } from '../address/useAddressLabels.ts';

type Labels<Prefix extends string> = Record<
  `${Prefix}.address.${keyof AddressValues}` | `${Prefix}.meteringPointId` | `${Prefix}.isIdUnknown`,
  string
>;

/** What the fields of a delivery site are called, in the order in which they stand, under a prefix of the form's values. */
export function useDeliverySiteLabels<Prefix extends string>(prefix: Prefix): Labels<Prefix> {
  const { t } = useLingui();
  return {
    ...useAddressLabels(`${prefix}.address`),
    [`${prefix}.meteringPointId`]: t({ id: 'deliverySite.id', message: 'Käyttöpaikkatunnus' }),
    [`${prefix}.isIdUnknown`]: t({ id: 'deliverySite.idUnknown', message: 'En tiedä tunnusta' }),
  } as Labels<Prefix>;
}
