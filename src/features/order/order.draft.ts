import * as v from 'valibot';
import type { OrderValues, StepWithValues } from '../../../domain/orders/index.ts';
import type { CampaignTemplate, ConsentId, Customer } from '../../../domain/types.ts';
import { hasShape, type Shape } from '../../api/shape.ts';
import type { Prefill } from '../../platform/prefill.ts';
import { emptyAddress } from '../../shared/address/address.form.ts';
import type { DraftKind } from '../../shared/draft/drafts.ts';
import { emptyDeliverySite, type DeliverySiteValues } from '../../shared/deliverySite/deliverySite.form.ts';
import {
  askedOf,
  billingSchema,
  personSchema,
  productSchema,
  servicesSchema,
  startSchema,
  type BillingValues,
  type OrderFormFacts,
  type PersonValues,
  type ProductValues,
  type ServicesValues,
  type StartValues,
} from './order.form.ts';
import { emptyBilling, emptyPerson, emptyProduct, emptyServices, emptyStart } from './order.empty.ts';

/** What is asked again after a reload: it is kept in the page's memory alone (`draft.secrets`). */
export interface OrderSecrets {
  identityCode: string;
  iban: string;
}
export const noSecrets: OrderSecrets = { identityCode: '', iban: '' };

export interface ReviewValues {
  consents: Record<ConsentId, boolean>;
  salesChannel: string;
  salesPoint: string;
  importAsOffer: boolean;
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
}

export type Steps = Omit<OrderDraft, 'seen' | 'done' | 'checkedSite'>;

const emptyReview: ReviewValues = {
  consents: {
    terms: false,
    terminationMandate: false,
    personalDataTransfer: false,
    earlyStart: false,
    contractCommunication: false,
    marketingEmail: false,
    marketingSms: false,
  },
  salesChannel: '',
  salesPoint: '',
  importAsOffer: false,
};

/** What of a product's terms a person goes by. */
export const termsOf = ({ product: { tariffNo, campaignCode, prices, contractTerm } }: CampaignTemplate) =>
  JSON.stringify([tariffNo, campaignCode, prices, contractTerm]);

/**
 * The draft of one product of one campaign. It has no place for an identity code or an account.
 *
 * @param customer whose e-mail address and phone number stand in it at first; null where nobody is known
 * @param prefill what the link has filled in, where nothing is known
 */
export function orderDraft(
  template: CampaignTemplate,
  customer: Customer | null,
  prefill: Prefill = {},
): DraftKind<OrderDraft> {
  const { campaign, product, change } = template;
  const { identityCode: _code, ...nobody } = emptyPerson;
  const { iban: _iban, ...billing } = emptyBilling;
  const filled = <Values extends object>(values: Values): Values =>
    Object.assign({}, values, Object.fromEntries(Object.entries(prefill).filter(([key]) => key in values)));
  const person = filled(nobody);
  const known = { email: customer?.email || person.email, phone: customer?.mobileNumber || person.phone };
  const { startDate, meteringPointId } = prefill;
  return {
    name: ['order', change?.contractCode, campaign.campaignId, product.templateId].filter(Boolean).join('.'),
    version: 1,
    defaultValues: {
      seen: termsOf(template),
      done: [],
      product: filled(emptyProduct),
      person: { ...person, ...known },
      site: filled({
        ...emptyDeliverySite,
        address: filled(emptyAddress),
        isIdUnknown: meteringPointId === undefined,
      }),
      checkedSite: '',
      start: { ...filled(emptyStart), ...(startDate && { when: 'day', date: startDate }) },
      billing,
      services: emptyServices,
      review: emptyReview,
    },
    keeps: ['seen', 'done', 'product', 'person', 'site', 'checkedSite', 'start', 'billing', 'services', 'review'],
  };
}

export type CheckedSite = OrderValues['site'];

const text: Shape = ['string', 'null'];
const addressShape: Shape = {
  typeOfAddress: 'string',
  country: 'string',
  streetName: text,
  houseNumber: text,
  houseLetter: text,
  residence: text,
  postalBox: text,
  postalCode: 'string',
  postalCity: 'string',
};
const siteShape: Shape = {
  deliverySite: [{ address: [addressShape, 'null'], meteringPointId: text, isToBeFound: 'boolean' }],
  meteringPointInfo: [{ meteringPointNo: 'string', meteringPointId: 'string' }, 'null'],
  ownContractCode: text,
};

function readSite(kept: string): CheckedSite | null {
  try {
    const site: unknown = JSON.parse(kept);
    return hasShape(site, siteShape) ? (site as CheckedSite) : null;
  } catch {
    return null;
  }
}

/** What the steps that were left have come to, as far as it still holds: what is missing is asked again (`order.draft`). */
export function restoredValues(draft: OrderDraft, facts: OrderFormFacts): Partial<OrderValues> {
  const of = <Output>(schema: v.GenericSchema<unknown, Output>, values: unknown): Output | undefined => {
    const read = v.safeParse(schema, values);
    return read.success ? read.output : undefined;
  };
  const restored: { [Step in StepWithValues]: OrderValues[Step] | undefined } = {
    product: of(productSchema(facts), draft.product),
    person: of(personSchema(facts), { ...draft.person, identityCode: '' }),
    site: readSite(draft.checkedSite) ?? undefined,
    start: of(startSchema(facts), draft.start),
    billing: askedOf(facts).iban ? undefined : of(billingSchema(facts), { ...draft.billing, iban: '' }),
    services: of(servicesSchema(facts), draft.services),
  };
  return Object.fromEntries(
    Object.entries(restored).filter(([step, values]) => draft.done.includes(step) && values !== undefined),
  );
}
