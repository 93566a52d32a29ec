/* What a row of a customer holds as JSON. Part of schema.ts. */

export interface CustomerAddress {
  typeOfAddress: 'postalBox' | 'posteRestante' | 'regularAddress';
  streetName: string | null;
  houseNumber: string | null;
  houseLetter: string | null;
  residence: string | null;
  zip: string;
  city: string;
  country: string;
  postalBox: string | null;
}
export interface MarketingPermissions {
  sms: { isAllowed: boolean; saveMethod: string | null };
  email: { isAllowed: boolean; saveMethod: string | null };
}
export interface PriceNotifications {
  email: { enabled: boolean; saveMethod: string | null; emailAddress: string | null };
  sms: { enabled: boolean; saveMethod: string | null; phoneNumber: string | null };
}
