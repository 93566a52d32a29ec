import type { OrderValues } from '../../../domain/orders/index.ts';
import type { CampaignTemplate, Customer } from '../../../domain/types.ts';
import type { SalesValues } from '../../shared/sale/sold.ts';
import { noConsents, type ConsentValues } from '../../shared/consents/noConsents.ts';
import type { DraftKind } from '../../shared/draft/drafts.ts';
import type { DeliverySiteValues } from '../../shared/deliverySite/deliverySite.form.ts';
import type { BillingValues, PersonValues, ServicesValues, StartValues } from './later/later.form.ts';
import type { ProductValues } from './order.form.ts';
import { emptyServices, emptySteps } from './order.empty.ts';

/** What is asked again after a reload: it is kept in the page's memory alone (`draft.secrets`). */
export interface OrderSecrets {
  identityCode: string;
  iban: string;
}
export const noSecrets: OrderSecrets = { identityCode: '', iban: '' };

export interface ReviewValues extends SalesValues {
  consents: ConsentValues;
}

/** The order as it is typed, as the tab keeps it (`order.draft`). */
export interface OrderDraft {
  /** The product's terms when it was begun, to tell whether they are others now (`order.draftChanged`); empty: unknown. */
  seen: string;
  /** The steps that were left complete. */
  done: string[];
  product: ProductValues;
  person: Omit<PersonValues, 'identityCode'>;
  site: DeliverySiteValues;
  /** What the check of the delivery site has come to, as JSON; empty where it has not yet. */
  checkedSite: string;
  start: StartValues;
  billing: Omit<BillingValues, 'iban'>;
  services: ServicesValues;
  review: ReviewValues;
  /** An employee has typed in somebody else since boxes were ticked (`order.consentsAnew`). */
  isAskedAnew: boolean;
}

export type Steps = Omit<OrderDraft, 'seen' | 'done' | 'checkedSite' | 'isAskedAnew'>;

const emptyReview: ReviewValues = {
  consents: noConsents,
  salesChannel: '',
  salesPointId: '',
  importAsOffer: false,
};

/** What of a product's terms a person goes by. */
export const termsOf = ({ product: { tariffNo, campaignCode, prices, contractTerm } }: CampaignTemplate) =>
  JSON.stringify([tariffNo, campaignCode, prices, contractTerm]);

/** The name of the draft of one product, as the address names it: that of its receipt is known before anything is asked for. */
export const orderDraftName = (named: {
  contractCode?: string | undefined;
  campaignId: string;
  templateId: string;
}): string => ['order', named.contractCode, named.campaignId, named.templateId].filter(Boolean).join('.');

export const draftNameOf = ({ campaign: { campaignId }, product: { templateId }, change }: CampaignTemplate): string =>
  orderDraftName({ contractCode: change?.contractCode, campaignId, templateId });

/**
 * The draft of one product of one campaign. It has no place for an identity code or an account.
 *
 * @param customer whose e-mail address and phone number stand in it at first; null where nobody is known
 * @param steps what the link has filled in, where nothing is known
 */
export function orderDraft(
  template: CampaignTemplate,
  customer: Customer | null,
  steps = emptySteps,
): DraftKind<OrderDraft> {
  const { product: typedProduct, person: named, site, start, billing: billed } = steps;
  const { identityCode: _code, ...person } = named;
  const { iban: _iban, ...billing } = billed;
  const known = { email: customer?.email || person.email, phone: customer?.mobileNumber || person.phone };
  const defaultValues: OrderDraft = {
    seen: termsOf(template),
    done: [],
    product: typedProduct,
    person: { ...person, ...known },
    site,
    checkedSite: '',
    start,
    billing,
    services: emptyServices,
    review: emptyReview,
    isAskedAnew: false,
  };
  return {
    name: draftNameOf(template),
    version: 1,
    defaultValues,
    keeps: Object.keys(defaultValues) as (keyof OrderDraft)[],
  };
}

export type CheckedSite = OrderValues['site'];
