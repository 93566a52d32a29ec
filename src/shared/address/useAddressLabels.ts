import { useLingui } from '@lingui/react/macro';
import type { AddressValues } from './address.form.ts';

/** What the fields of an address are called, in the order in which they stand, under a prefix of the form's values. */
export function useAddressLabels<Prefix extends string>(
  prefix: Prefix,
): Record<`${Prefix}.${keyof AddressValues}`, string> {
  const { t } = useLingui();
  const labels: Record<keyof AddressValues, string> = {
    typeOfAddress: t({ id: 'address.kind', message: 'Osoitteen muoto' }),
    country: t({ id: 'address.country', message: 'Maa' }),
    streetName: t({ id: 'address.street', message: 'Katuosoite' }),
    houseNumber: t({ id: 'address.houseNumber', message: 'Talon numero' }),
    houseLetter: t({ id: 'address.houseLetter', message: 'Rappu tai kirjain' }),
    residence: t({ id: 'address.residence', message: 'Asunto' }),
    postalBox: t({ id: 'address.postalBox', message: 'Postilokeron numero' }),
    postalCode: t({ id: 'address.postalCode', message: 'Postinumero' }),
    postalCity: t({ id: 'address.postalCity', message: 'Postitoimipaikka' }),
  };
  return Object.fromEntries(Object.entries(labels).map(([name, label]) => [`${prefix}.${name}`, label])) as Record<
    `${Prefix}.${keyof AddressValues}`,
    string
  >;
}
