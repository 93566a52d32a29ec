import type { Locale } from '../i18n/locale.ts';

/** When a phone is answered: on weekdays between two times of the clock (`8:00`), or always, for faults. */
export type OpeningHours = { from: string; to: string } | 'faultsAroundTheClock';

export interface Contact {
  /** In the international form, `+358201234500`. */
  phone: string;
  /** As people read it aloud, `020 1234 500`. */
  shown: string;
  hours: OpeningHours;
}

/** All that makes the portal one retailer's and not another's, its looks aside. */
export interface Brand {
  id: 'main' | 'coop';
  /** The portal's name. */
  productName: Record<Locale, string>;
  companyName: Record<Locale, string>;
  contacts: { customerService: Contact; moving: Contact; heating: Contact };
  /** Where companies are served beside the portal; null where there is no such place. */
  businessServiceUrl: string | null;
  /** Where the retailer hears what does not work for someone. */
  feedbackEmail: string;
  /** The customer's permissions for marketing are kept here, and not by another's service. */
  hasMarketingPermissions: boolean;
  /** The banks to sign in with, in the order shown; the id is what `/login` knows them by. */
  banks: { id: string; name: string }[];
}
