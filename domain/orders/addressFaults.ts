import { isFilled, isHouseNumber, isLine, isPostalCode, isStreetName, isTownName } from '../identifiers/index.ts';
import type { OrderAddress } from '../types.ts';
import type { OrderFault } from './fault.ts';

/** What an address lacks, by its fields (`order.complete`): each kind of address has its own. */
export function addressFaults(address: OrderAddress): OrderFault[] {
  const { typeOfAddress, country, streetName, houseNumber, postalBox, postalCode, postalCity } = address;
  const lines = (['houseLetter', 'residence', 'postalBox'] as const).filter((field) => !isLine(address[field] ?? ''));
  const faults: OrderFault[] = lines.map((field) => ({ field, rule: 'format' }));
  const isStreet = typeOfAddress === 'regularAddress';
  if (isFilled(streetName ?? '') && !isStreetName(streetName ?? ''))
    faults.push({ field: 'streetName', rule: 'format' });
  if (isStreet && !isFilled(streetName ?? '')) faults.push({ field: 'streetName', rule: 'required' });
  if (isStreet && !isFilled(houseNumber ?? '')) faults.push({ field: 'houseNumber', rule: 'required' });
  else if (isStreet && !isHouseNumber(houseNumber ?? '', country))
    faults.push({ field: 'houseNumber', rule: 'format' });
  if (typeOfAddress === 'postalBox' && !isFilled(postalBox ?? ''))
    faults.push({ field: 'postalBox', rule: 'required' });
  if (country === 'FI' && !isPostalCode(postalCode)) faults.push({ field: 'postalCode', rule: 'format' });
  if (!isFilled(postalCity)) faults.push({ field: 'postalCity', rule: 'required' });
  else if (!isTownName(postalCity)) faults.push({ field: 'postalCity', rule: 'format' });
  return faults;
}
