import type { components } from '../../openapi/api.gen.ts';
import type { Grant } from '../store/acting.ts';
import type { FoundRow } from '../store/customerSearch.ts';
import type { CustomerAddress } from '../store/schema.ts';

type Schemas = components['schemas'];

/** Which customer is open: nothing of who it is. */
export const openView = ({ customerId, reason, createdAt }: Grant): NonNullable<Schemas['Acting']['open']> => ({
  customerId,
  reason,
  since: createdAt.toISOString(),
});

/** The street, and no flat: enough to tell two of one name apart. */
function streetOf({ streetName, houseNumber, houseLetter }: CustomerAddress): string | null {
  const street = [streetName, houseNumber, houseLetter].filter((part) => part !== null).join(' ');
  return street === '' ? null : street;
}

/** What tells the customers that were found apart, and nothing more. */
export const foundView = (rows: readonly FoundRow[]): Schemas['FoundCustomer'][] =>
  rows.map(({ address, ...named }) => ({ ...named, street: streetOf(address), city: address.city }));

/** Who was opened, with the reason. */
export const recentView = (grants: readonly Grant[], rows: readonly FoundRow[]): Schemas['RecentCustomer'][] =>
  grants.flatMap(({ customerId, reason, createdAt }) =>
    rows
      .filter((row) => row.customerId === customerId)
      .map(({ address: _address, ...named }) => ({ ...named, reason, since: createdAt.toISOString() })),
  );
