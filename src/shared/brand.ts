import type { IconNode } from 'lucide';
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

/** A way to be identified: a bank, or the mobile certificate. */
export interface Bank {
  /** What `/login` knows it by. */
  id: string;
  name: Record<Locale, string>;
  /**
   * Shapes on a field of 24 by 24; one that names no colour is drawn in that of the text. Left out: a mark that is nobody's
   * own (`src/shared/session/bankMarks.ts`).
   */
  logo?: IconNode;
}

/** All that makes the portal one retailer's and not another's, its looks aside. */
export interface Brand {
  id: 'main' | 'coop';
  /** The portal's name. */
  productName: Record<Locale, string>;
  companyName: Record<Locale, string>;
  /** Of the company that sells. */
  businessId: string;
  /** Where it is, and where letters reach it. */
  address: Record<Locale, string>;
  /** Where the customer service reads letters of customers. */
  customerServiceEmail: string;
  contacts: { customerService: Contact; moving: Contact; heating: Contact };
  /** Where companies are served beside the portal; null where there is no such place. */
  businessServiceUrl: string | null;
  /** Where the retailer hears what does not work for someone. */
  feedbackEmail: string;
  /** The customer's permissions for marketing are kept here, and not by another's service. */
  hasMarketingPermissions: boolean;
  /** What people are identified by, in the order shown. */
  banks: Bank[];
}
