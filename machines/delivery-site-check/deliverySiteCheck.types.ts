import type { Failure } from '../../domain/failure.ts';
import type { OrderValues } from '../../domain/orders/index.ts';
import type { OrderAddress, SiteCheck, SiteQuestion } from '../../domain/types.ts';

/** What is asked about: by the metering point id where there is one, else by the address. */
export interface AskedSite {
  address: OrderAddress;
  meteringPointId: string | null;
}

/** What the check has come to, as an order has it. */
export type CheckedSite = OrderValues['site'];

export interface DeliverySiteCheckInput {
  productKind: SiteQuestion['productKind'];
  /** For whom it is; null for a stranger, for whom no contracts are looked up. */
  customerId: string | null;
  /** The site that the person has left to the retailer to find before; null where there is none. */
  leftToFind: CheckedSite['deliverySite'];
}

export interface DeliverySiteCheckContext extends DeliverySiteCheckInput {
  /** Null while what is typed is incomplete, or has not been asked about. */
  asked: AskedSite | null;
  /** The last answer of the register; null before. */
  check: SiteCheck | null;
  /** The customer's own contract that runs there. */
  ownContractCode: string | null;
  failure: Failure | null;
  /** The person wants to go on as soon as nothing is left to decide. */
  isLeaving: boolean;
}

export type DeliverySiteCheckEvent =
  /** Something else is typed; null while it is incomplete, and where all of it is taken away. */
  | { type: 'site.change'; asked: AskedSite | null }
  | { type: 'site.check'; asked: AskedSite }
  /** The step is left. */
  | { type: 'site.proceed'; asked: AskedSite }
  /** Of the two addresses, the one that was typed. */
  | { type: 'site.keepOwn' }
  /** The one that the register has. */
  | { type: 'site.takeCorrected' }
  /** All the same: the retailer finds the site, or the order goes beside the contract that runs. */
  | { type: 'site.goOn' }
  | { type: 'site.retry' };

export type DeliverySiteCheckEmitted =
  /** The step was to be left, and may be. */
  | { type: 'site.ready'; site: CheckedSite }
  /** The retailer is to find it. */
  | { type: 'site.leftToFind'; site: CheckedSite }
  /** The step was to be left, and there is something to decide first. */
  | { type: 'site.undecided' }
  /** The register's address takes the place of what was typed. */
  | { type: 'site.addressTaken'; address: OrderAddress };
