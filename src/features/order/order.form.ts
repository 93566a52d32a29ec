import * as v from 'valibot';
import { isAdult } from '../../../domain/identifiers/index.ts';
import { earliestStart, type OrderValues } from '../../../domain/orders/index.ts';
import type { Day } from '../../../domain/time/index.ts';
import type { CampaignTemplate, OrderAddress, OrderForm } from '../../../domain/types.ts';
import { addressSchema, type AddressValues } from '../../shared/address/address.form.ts';
import { errorLabels, withValues } from '../../shared/form/errorLabels.ts';
import {
  businessIdField,
  dayField,
  emailField,
  ibanField,
  identityCodeField,
  nameField,
  phoneField,
  textField,
} from '../../shared/form/schemas.ts';
import { orderErrors } from './orderErrors.ts';
import type { Orderer } from './useOrderer.ts';

/** What decides what a step asks for. */
export interface OrderFormFacts {
  template: CampaignTemplate;
  orderer: Pick<Orderer, 'isPersonKnown' | 'isCustomer'>;
  /** A day as it is written in the language in use. */
  writeDay(day: Day): string;
}

/** A field that is not asked for: whatever was typed into it before stays there, and counts for nothing. */
const unasked = v.string();
const notBranded = <Output extends string>(schema: v.GenericSchema<string, Output>): v.GenericSchema<string, string> =>
  schema;
/** One of several, told beside what else is wrong. */
const oneOf = (values: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check((text) => values.includes(text), errorLabels.choiceMissing),
  );
const optional = (isAsked: boolean, schema: v.GenericSchema<string, string>): v.GenericSchema<string, string> =>
  isAsked ? schema : unasked;
/** An address that is not asked for is none. */
const noAddress = v.pipe(
  v.custom<AddressValues>(() => true),
  v.transform(() => null),
) as v.GenericSchema<AddressValues, null>;

/** Which parts of an order are asked of whom (`order.person`, `order.billing`). */
export function askedOf({ template: { product, change }, orderer }: OrderFormFacts) {
  const isCompany = product.customerType === 'B2B';
  return {
    person: !orderer.isPersonKnown && !(orderer.isCustomer && !isCompany),
    company: isCompany && !orderer.isCustomer,
    address: !orderer.isCustomer,
    priceOffer: product.salesTexts.priceOfferAccepted !== undefined,
    household: !isCompany && !change && product.formLayout !== 'valueAdded' && product.formLayout !== 'smallProduction',
    iban: product.formLayout === 'smallProduction',
    reason: product.formLayout !== 'heat' && !change,
    referral: !change,
  };
}

/* ---- product ---- */

export const houseTypes = ['apartment', 'rowHouse', 'detachedHouse', 'holidayHome'] as const;

/** The home that is told of, as far as it is: kind and people together (`order.estimate`). */
export function householdOf(
  facts: OrderFormFacts,
  typed: { householdSize: string; houseType: string; hasElectricHeating: boolean },
): OrderForm['household'] {
  const houseType = houseTypes.find((known) => known === typed.houseType);
  if (!askedOf(facts).household || houseType === undefined || typed.householdSize === '') return null;
  return { size: Number(typed.householdSize), houseType, hasElectricHeating: typed.hasElectricHeating };
}

export const productSchema = (facts: OrderFormFacts) =>
  v.pipe(
    v.object({
      householdSize: v.string(),
      houseType: v.string(),
      hasElectricHeating: v.boolean(),
      rafCode: v.pipe(
        v.string(),
        v.transform((text) => text.replaceAll(/\s/g, '').toUpperCase()),
        v.check((text) => text === '' || /^[A-Z0-9-]{4,20}$/.test(text), orderErrors.rafCode),
      ),
      priceOffer: askedOf(facts).priceOffer ? oneOf(['accepted', 'rejected']) : unasked,
    }),
    v.transform(({ rafCode, priceOffer, ...household }): OrderValues['product'] => ({
      household: householdOf(facts, household),
      rafCode: rafCode || null,
      priceOffer: askedOf(facts).priceOffer ? (priceOffer as 'accepted' | 'rejected') : null,
    })),
  );
export type ProductValues = v.InferInput<ReturnType<typeof productSchema>>;

/* ---- person ---- */

export const personSchema = (facts: OrderFormFacts) => {
  const asked = askedOf(facts);
  const { today } = facts.template.start;
  return v.pipe(
    v.object({
      firstName: optional(asked.person, nameField()),
      lastName: optional(asked.person, nameField()),
      identityCode: optional(
        asked.person,
        v.pipe(
          notBranded(identityCodeField()),
          v.check((code) => isAdult(code, today), orderErrors.notAdult),
        ),
      ),
      companyName: optional(asked.company, textField(100)),
      businessId: optional(asked.company, businessIdField()),
      email: emailField(),
      phone: phoneField(),
      address: asked.address ? addressSchema() : noAddress,
    }),
    v.transform(
      ({
        firstName,
        lastName,
        identityCode,
        companyName,
        businessId,
        email,
        phone,
        address,
      }): OrderValues['person'] => ({
        person: asked.person ? { firstName, lastName, identityCode } : null,
        company: asked.company ? { companyName, businessId } : null,
        contact: { email, phone },
        address,
      }),
    ),
  );
};
export type PersonValues = v.InferInput<ReturnType<typeof personSchema>>;

/* ---- start ---- */

export const startSchema = (facts: OrderFormFacts) => {
  const { template, writeDay } = facts;
  const days = template.start;
  const isSwitching = ({ reason }: { reason: string }) => askedOf(facts).reason && reason === 'switching';
  const termOf = (values: { reason: string; hasTerm: boolean; contractEndsOn: string }) =>
    isSwitching(values) && values.hasTerm ? values.contractEndsOn : null;
  const firstOf = (values: { reason: string; hasTerm: boolean; contractEndsOn: string }) =>
    earliestStart(isSwitching(values) ? 'switching' : 'moving', days, termOf(values) || null);
  const isDayRight = (text: string) => v.is(dayField(), text);
  return v.pipe(
    v.object({
      reason: askedOf(facts).reason ? oneOf(['moving', 'switching']) : unasked,
      when: oneOf(['soon', 'day']),
      date: v.string(),
      supplier: textField(100, { isOptional: true }),
      hasTerm: v.boolean(),
      contractEndsOn: v.string(),
    }),
    v.forward(
      v.check((values) => termOf(values) === null || isDayRight(values.contractEndsOn), errorLabels.dayInvalid),
      ['contractEndsOn'],
    ),
    v.forward(
      v.check((values) => {
        const term = termOf(values);
        return term === null || !isDayRight(term) || term >= days.today;
      }, orderErrors.contractEnded),
      ['contractEndsOn'],
    ),
    v.forward(
      v.check(({ when, date }) => when !== 'day' || isDayRight(date), errorLabels.dayInvalid),
      ['date'],
    ),
    v.forward(
      v.check(
        (values) => values.when !== 'day' || !isDayRight(values.date) || values.date >= firstOf(values),
        ({ input }) => withValues(orderErrors.tooEarly, { day: writeDay(firstOf(input)) }),
      ),
      ['date'],
    ),
    v.forward(
      v.check(
        (values) => (values.when === 'day' && isDayRight(values.date) ? values.date : firstOf(values)) <= days.latest,
        () => withValues(orderErrors.tooLate, { day: writeDay(days.latest) }),
      ),
      ['date'],
    ),
    v.transform((values): OrderValues['start'] => ({
      start: {
        reason: template.change ? 'change' : isSwitching(values) ? 'switching' : 'moving',
        date: values.when === 'day' ? values.date : null,
      },
      presentSupplier: isSwitching(values) ? { name: values.supplier, contractEndsOn: termOf(values) } : null,
    })),
  );
};
export type StartValues = v.InferInput<ReturnType<typeof startSchema>>;

/* ---- billing ---- */

export const billingMethods = ['eInvoice', 'emailInvoice', 'paperInvoice'] as const;

/** Whether a bank was chosen that takes no e-invoices, or does so no more. */
export const isBankGone = (
  { method, bankId }: { method: string; bankId: string },
  { template: { product, eInvoiceBanks } }: Pick<OrderFormFacts, 'template'>,
): boolean =>
  method === 'eInvoice' &&
  product.customerType === 'B2C' &&
  bankId !== '' &&
  eInvoiceBanks.every(({ id }) => id !== bankId);

export const billingSchema = (facts: OrderFormFacts) => {
  const isCompany = facts.template.product.customerType === 'B2B';
  const isPaidOut = askedOf(facts).iban;
  const isEInvoice = ({ method }: { method: string }) => !isPaidOut && method === 'eInvoice';
  const isMissing = (values: { method: string }, text: string, isOfCompany: boolean) =>
    isEInvoice(values) && isCompany === isOfCompany && text.trim() === '';
  const way = v.pipe(
    v.object({
      method: isPaidOut ? unasked : oneOf(billingMethods),
      bankId: v.string(),
      eInvoiceAddress: textField(35, { isOptional: true }),
      operator: textField(35, { isOptional: true }),
    }),
    v.forward(
      v.check(
        (values) => !isMissing(values, values.bankId, false) && !(isEInvoice(values) && isBankGone(values, facts)),
        errorLabels.choiceMissing,
      ),
      ['bankId'],
    ),
    v.forward(
      v.check((values) => !isMissing(values, values.eInvoiceAddress, true), errorLabels.required),
      ['eInvoiceAddress'],
    ),
    v.forward(
      v.check((values) => !isMissing(values, values.operator, true), errorLabels.required),
      ['operator'],
    ),
  );
  const placeOf = (address: v.GenericSchema<AddressValues, OrderAddress | null>) =>
    v.object({ hasOtherAddress: v.boolean(), address });
  const elsewhere = placeOf(addressSchema());
  const same = placeOf(noAddress);
  // Apart from each other, so that all of it is looked at whatever is wrong in one.
  return v.pipe(
    v.intersect([
      way,
      v.object({ isCombined: v.boolean(), iban: optional(isPaidOut, notBranded(ibanField())) }),
      // A letter alone goes to an address.
      v.lazy((typed) => {
        const { method, hasOtherAddress } = typed as { method?: unknown; hasOtherAddress?: unknown };
        return method === 'paperInvoice' && hasOtherAddress === true ? elsewhere : same;
      }),
    ]),
    v.transform((values): OrderValues['billing'] => {
      if (isPaidOut) return { billing: null, iban: values.iban };
      const { method, bankId, eInvoiceAddress, operator, address, isCombined } = values;
      const ofCompany = (text: string) => (isEInvoice(values) && isCompany ? text : null);
      return {
        billing: {
          method: method as (typeof billingMethods)[number],
          bankId: isEInvoice(values) && !isCompany ? bankId : null,
          eInvoiceAddress: ofCompany(eInvoiceAddress),
          operator: ofCompany(operator),
          address,
          isCombined,
        },
        iban: null,
      };
    }),
  );
};
export type BillingValues = v.InferInput<ReturnType<typeof billingSchema>>;

/* ---- services ---- */

export const servicesSchema = ({ template }: OrderFormFacts) => {
  const known = template.services.flatMap(({ values }) => values);
  const isKnown = (id: string) => known.some(({ templateId }) => templateId === id);
  return v.pipe(
    v.object({ environmental: v.string(), others: v.array(v.string()) }),
    v.transform(({ environmental, others }): OrderValues['services'] => ({
      services: [environmental, ...others].filter(isKnown),
    })),
  );
};
export type ServicesValues = v.InferInput<ReturnType<typeof servicesSchema>>;
