import {
  isAdult,
  isBusinessId,
  isEmail,
  isFilled,
  isIban,
  isIdentityCode,
  isLine,
  isPersonName,
  isPhoneNumber,
} from '../identifiers/index.ts';
import type { CampaignTemplate, NewOrder, OrderForm, OrderStep } from '../types.ts';
import { addressFaults } from './addressFaults.ts';
import { earliestStart } from './chosenStart.ts';
import { consentsAsked } from './consents.ts';
import type { OrderFault } from './fault.ts';
import { includedIn } from './packages.ts';
import { hasSupplier, isOfferRejected, stepsAsked, stepsOf } from './steps.ts';

/** What is known of who orders without asking them. */
export interface OrderFacts {
  /** With strong authentication, so that name and identity code are known. An employee's own sign-in does not count. */
  isPersonKnown: boolean;
  /** The order is for a customer whom the server knows: name, business id and post address with them. */
  isCustomer: boolean;
}

type Order = Pick<NewOrder, 'formData' | 'consents'> & Partial<Pick<NewOrder, 'importAsOffer' | 'contracts'>>;

/**
 * What an order lacks, or has otherwise than it may (`order.complete`): each with its place in what is sent. The portal asks
 * for it step by step, the server whole. Days are days, as the API has it.
 */
export function orderFaults(
  { formData, consents, importAsOffer = false, contracts = [] }: Order,
  template: CampaignTemplate,
  facts: OrderFacts,
): OrderFault[] {
  const steps = stepsAsked(stepsOf(template), formData);
  const has = (step: OrderStep) => steps.includes(step);
  const inForm = (faults: OrderFault[]) => faults.map(({ field, rule }) => ({ field: `formData.${field}`, rule }));
  return [
    ...inForm([
      ...personFaults(formData, template, facts),
      ...contactFaults(formData.contact).map(({ field, rule }) => ({ field: `contact.${field}`, rule })),
      ...(has('site') ? siteFaults(formData) : notAsked(formData, ['deliverySite'])),
      ...(has('start')
        ? startFaults(formData, template, contracts.length > 0)
        : notAsked(formData, ['start', 'presentSupplier'])),
      ...(has('billing') && !isPaidOut(template) ? billingFaults(formData, template) : notAsked(formData, ['billing'])),
      ...(isPaidOut(template) && has('billing') ? ibanFaults(formData) : notAsked(formData, ['iban'])),
      ...(has('services')
        ? serviceFaults(formData, template)
        : notAsked({ services: formData.services.length > 0 ? 1 : null }, ['services'])),
      ...offerFaults(formData, template),
    ]),
    // Who is made an offer agrees to it later (`offer.consents`).
    ...(importAsOffer ? [] : consentFaults({ formData, consents }, template)),
  ];
}

const required = (field: string): OrderFault => ({ field, rule: 'required' });
const format = (field: string): OrderFault => ({ field, rule: 'format' });

/** What is sent of a step that the product does not have. */
const notAsked = <Form extends object>(form: Form, fields: (keyof Form & string)[]): OrderFault[] =>
  fields.filter((field) => form[field] !== null).map((field) => ({ field, rule: 'notAsked' }));

/** A text that must be there, and right. */
function textFaults(field: string, text: string | null | undefined, isRight: (text: string) => boolean): OrderFault[] {
  if (!isFilled(text ?? '')) return [required(field)];
  return isRight(text ?? '') ? [] : [format(field)];
}

/** An adult's. */
function codeFaults(code: string, { today }: CampaignTemplate['start']): OrderFault[] {
  const field = 'person.identityCode';
  if (!isIdentityCode(code)) return textFaults(field, code, isIdentityCode);
  return isAdult(code, today) ? [] : [{ field, rule: 'adult' }];
}

function personFaults(form: OrderForm, { product, start }: CampaignTemplate, facts: OrderFacts): OrderFault[] {
  const { person, company, address } = form;
  const faults: OrderFault[] = [];
  const isCalled = isOfferRejected(form);
  const isPersonAsked = !facts.isPersonKnown && !(facts.isCustomer && product.customerType === 'B2C');
  if (isPersonAsked) {
    faults.push(...textFaults('person.firstName', person?.firstName, isPersonName));
    faults.push(...textFaults('person.lastName', person?.lastName, isPersonName));
    if (!isCalled) faults.push(...codeFaults(person?.identityCode ?? '', start));
  }
  if (product.customerType === 'B2B' && !facts.isCustomer) {
    faults.push(...textFaults('company.companyName', company?.companyName, isLine));
    faults.push(...textFaults('company.businessId', company?.businessId, isBusinessId));
  }
  if (form.customerType !== product.customerType) faults.push(format('customerType'));
  // Who is called tells how, and neither who they are to the authorities nor where they live.
  if (isCalled && (person?.identityCode ?? null) !== null)
    faults.push({ field: 'person.identityCode', rule: 'notAsked' });
  if (isCalled) return [...faults, ...notAsked({ address }, ['address'])];
  if (address === null && !facts.isCustomer) faults.push(required('address'));
  return [...faults, ...faultsOfAddress('address', address)];
}

/** What an address lacks that may be left out, by its fields at a place in what is sent. */
export const faultsOfAddress = (place: string, address: OrderForm['address']): OrderFault[] =>
  address === null ? [] : addressFaults(address).map(({ field, rule }) => ({ field: `${place}.${field}`, rule }));

/** How somebody is reached: both must be there, and right. */
export const contactFaults = ({ email, phone }: OrderForm['contact']): OrderFault[] => [
  ...textFaults('email', email, isEmail),
  ...textFaults('phone', phone, isPhoneNumber),
];

/** By address or by metering point id; what is delivered goes to a street of Finland. */
function siteFaults({ deliverySite: site }: OrderForm): OrderFault[] {
  if (site === null) return [required('deliverySite')];
  if (site.address === null) return site.meteringPointId === null ? [required('deliverySite.address')] : [];
  const { typeOfAddress, country } = site.address;
  if (typeOfAddress !== 'regularAddress' || country !== 'FI') return [format('deliverySite.address')];
  return faultsOfAddress('deliverySite.address', site.address);
}

/**
 * The supplier of electricity alone changes; heat and what is produced begin as one moves in (`order.start`). Where a contract
 * with the retailer is replaced, the supplier stays (`order.ownContract`).
 */
function startFaults(
  { start, presentSupplier }: OrderForm,
  template: CampaignTemplate,
  replacesOwn: boolean,
): OrderFault[] {
  if (start === null) return [required('start')];
  const { product, start: days, change } = template;
  const { reason, date } = start;
  const faults: OrderFault[] = [];
  const isAsked = {
    moving: change === undefined,
    switching: hasSupplier(product) && change === undefined && !replacesOwn,
    change: change !== undefined || replacesOwn,
  };
  if (!isAsked[reason]) faults.push({ field: 'start.reason', rule: 'notAsked' });
  if (!isLine(presentSupplier?.name ?? '')) faults.push(format('presentSupplier.name'));
  if (reason !== 'switching' && presentSupplier !== null) faults.push({ field: 'presentSupplier', rule: 'notAsked' });
  const contractEndsOn = presentSupplier?.contractEndsOn ?? null;
  const first = earliestStart(reason, days, contractEndsOn);
  if ((date ?? first) < first) faults.push({ field: 'start.date', rule: 'minimum' });
  else if ((date ?? first) > days.latest) faults.push({ field: 'start.date', rule: 'maximum' });
  return faults;
}

function billingFaults({ billing, customerType }: OrderForm, { eInvoiceBanks }: CampaignTemplate): OrderFault[] {
  if (billing === null) return [required('billing')];
  const { method, bankId, eInvoiceAddress, operator, address } = billing;
  const faults: OrderFault[] = [];
  if (method === 'eInvoice' && customerType === 'B2C') {
    if (!isFilled(bankId ?? '')) faults.push(required('billing.bankId'));
    else if (!eInvoiceBanks.some(({ id }) => id === bankId)) faults.push({ field: 'billing.bankId', rule: 'unknown' });
  }
  if (method === 'eInvoice' && customerType === 'B2B') {
    faults.push(...textFaults('billing.eInvoiceAddress', eInvoiceAddress, isLine));
    faults.push(...textFaults('billing.operator', operator, isLine));
  }
  return [...faults, ...faultsOfAddress('billing.address', address)];
}

/** What it is worth is paid to an account, and nothing is billed (`order.billing`). */
const isPaidOut = ({ product }: Pick<CampaignTemplate, 'product'>) => product.formLayout === 'smallProduction';

const ibanFaults = ({ iban }: OrderForm): OrderFault[] => textFaults('iban', iban, isIban);

function serviceFaults({ services }: OrderForm, template: CampaignTemplate): OrderFault[] {
  const known = template.services.flatMap(({ values }) => values);
  const chosen = known.filter(({ templateId }) => services.includes(templateId));
  if (chosen.length < services.length) return [{ field: 'services', rule: 'unknown' }];
  const isOneTooMany = chosen.filter(({ vapType }) => vapType === 'environmental').length > 1;
  const included = includedIn(chosen);
  const isPaidTwice = chosen.some(({ tariffNo }) => included.includes(tariffNo));
  return isOneTooMany || isPaidTwice ? [{ field: 'services', rule: 'exclusive' }] : [];
}

/** A price offer is accepted or rejected where the product makes one. */
const offerFaults = ({ priceOffer }: OrderForm, { product }: CampaignTemplate): OrderFault[] =>
  product.salesTexts.priceOfferAccepted === undefined
    ? notAsked({ priceOffer }, ['priceOffer'])
    : priceOffer === null
      ? [required('priceOffer')]
      : [];

/** The boxes that must be ticked, in the version of today. */
export function consentFaults(
  { formData, consents }: Pick<Order, 'consents'> & { formData: Parameters<typeof consentsAsked>[1] },
  template: CampaignTemplate,
): OrderFault[] {
  const asked = consentsAsked(template, formData);
  const isGiven = (wanted: string) => consents.some(({ id, isGiven: given }) => id === wanted && given);
  return asked.filter(({ id, isRequired }) => isRequired && !isGiven(id)).map(({ id }) => required(`consents.${id}`));
}
