import type { OrderAddress } from '../../../domain/types.ts';

export type AddressKind = OrderAddress['typeOfAddress'];
export const addressKinds = ['regularAddress', 'postalBox', 'posteRestante'] as const satisfies readonly AddressKind[];

/** An address as it is typed. What another kind of address has is kept, and counts for nothing (`address.kinds`). */
export interface AddressValues {
  typeOfAddress: AddressKind;
  /** ISO 3166-1 alpha-2. */
  country: string;
  streetName: string;
  houseNumber: string;
  /** The staircase, or the letter of the house. */
  houseLetter: string;
  /** The flat. */
  residence: string;
  postalBox: string;
  postalCode: string;
  postalCity: string;
}

export const emptyAddress: AddressValues = {
  typeOfAddress: 'regularAddress',
  country: 'FI',
  streetName: '',
  houseNumber: '',
  houseLetter: '',
  residence: '',
  postalBox: '',
  postalCode: '',
  postalCity: '',
};
