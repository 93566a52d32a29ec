import type { CampaignTemplate, NewOrder, OrderResult } from '../../domain/types.ts';
import type { OutgoingMail } from '../documents/withDocuments.ts';
import type { Queries } from '../store/queries.ts';
import type { Locale } from '../texts.ts';
import type { Orderer } from './orderer.ts';

export interface PlacingContext {
  /** Of the transaction: all of it holds or nothing. */
  db: Queries;
  now: Date;
}

/** What came of it, and who is told. */
export interface Placed {
  answer: OrderResult;
  mails: OutgoingMail[];
}

/** The product as it was offered, in the language of a page. */
export interface Page {
  template: CampaignTemplate;
  locale: Locale;
}

/** What was ordered, on which terms, and by whom. */
export interface Placing {
  /** The same for the same intent, however often it is sent. */
  orderId: string;
  order: NewOrder;
  /** The product as it was offered, in the order's language. */
  template: CampaignTemplate;
  /** How an employee's page calls it, whose language is another than that of the order; left out elsewhere (`order.staffLanguage`). */
  page?: Page;
  orderer: Orderer;
  /** When whoever orders has sent it, and agreed to what it says. */
  agreedAt: Date;
}
