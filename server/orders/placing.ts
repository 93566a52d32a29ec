import type { CampaignTemplate, NewOrder } from '../../domain/types.ts';
import type { Orderer } from './orderer.ts';

/** What was ordered, on which terms, and by whom. */
export interface Placing {
  /** The same for the same intent, however often it is sent. */
  orderId: string;
  order: NewOrder;
  /** The product as it was offered, in the order's language. */
  template: CampaignTemplate;
  orderer: Orderer;
  /** When whoever orders has sent it, and agreed to what it says. */
  agreedAt: Date;
}
