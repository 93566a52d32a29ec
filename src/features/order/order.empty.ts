import { emptyAddress } from '../../shared/address/addressValues.ts';
import { emptySite } from '../../shared/deliverySite/siteValues.ts';
import type { BillingValues, PersonValues, ServicesValues, StartValues } from './later/later.form.ts';
import type { ProductValues } from './order.form.ts';

/* What the steps hold before anything is typed. */

export const emptyProduct: ProductValues = {
  householdSize: '',
  houseType: '',
  hasElectricHeating: false,
  rafCode: '',
  priceOffer: '',
};
export const emptyPerson: PersonValues = {
  firstName: '',
  lastName: '',
  identityCode: '',
  companyName: '',
  businessId: '',
  email: '',
  phone: '',
  address: emptyAddress,
};
export const emptyStart: StartValues = {
  reason: '',
  when: 'soon',
  date: '',
  supplier: '',
  hasTerm: false,
  contractEndsOn: '',
};
export const emptyBilling: BillingValues = {
  method: '',
  bankId: '',
  eInvoiceAddress: '',
  operator: '',
  isCombined: true,
  iban: '',
  hasOtherAddress: false,
  address: emptyAddress,
};
export const emptyServices: ServicesValues = { environmental: '', others: [] };

/** The steps that a link may fill in, with nothing filled in. */
export const emptySteps = {
  product: emptyProduct,
  person: emptyPerson,
  site: emptySite,
  start: emptyStart,
  billing: emptyBilling,
};
