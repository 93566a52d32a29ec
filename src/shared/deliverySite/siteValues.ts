import { emptyAddress, type AddressValues } from '../address/addressValues.ts';

/** A delivery site as it is typed. */
export interface DeliverySiteValues {
  /** Of a street in Finland. */
  address: AddressValues;
  meteringPointId: string;
  /** The site is found by its address; an id that was typed before counts for nothing. */
  isIdUnknown: boolean;
}

/** Before anything is typed. */
export const emptySite: DeliverySiteValues = { address: emptyAddress, meteringPointId: '', isIdUnknown: true };
