import * as v from 'valibot';
import {
  isAdult,
  isIdentityCode,
  isLine,
  isWithinLength,
  NAME_LIMIT,
  readText,
} from '../../../../domain/identifiers/index.ts';
import { earliestStart, includedIn, type OrderValues } from '../../../../domain/orders/index.ts';
import type { CampaignService, CampaignTemplate, OrderAddress, OrderForm } from '../../../../domain/types.ts';
import { addressSchema, noAddress, type AddressValues } from '../../../shared/address/address.form.ts';
import { errorLabels, withValues } from '../../../shared/form/later/errorLabels.ts';
import {
  businessIdField,
  codeField,
  dayError,
  dayField,
  emailField,
  ibanField,
  identityCodeField,
  lineField,
  nameField,
  phoneField,
} from '../../../shared/form/schemas.ts';
import { askedOf, billingMethods, startReasons, type OrderFormFacts } from '../order.form.ts';
import { orderErrors } from './orderErrors.ts';
import { oneOf, unasked } from './product.form.ts';

/* What the steps after the first one ask for. */

const notBranded = <Output extends string>(schema: v.GenericSchema<string, Output>): v.GenericSchema<string, string> =>
  schema;
const optional = (isAsked: boolean, schema: v.GenericSchema<string, string>): v.GenericSchema<string, string> =>
  isAsked ? schema : unasked;
/* ---- person ---- */

export const personSchema = (facts: OrderFormFacts) => {
  const asked = askedOf(facts);
  const { today } = facts.template.start;
  return v.pipe(
    v.object({
      firstName: optional(asked.person, nameField()),
      lastName: optional(asked.person, nameField()),
      identityCode: optional(
        asked.identityCode,
        v.pipe(
          notBranded(identityCodeField()),
          v.check((code) => !isIdentityCode(code) || isAdult(code, today), orderErrors.notAdult),
        ),
      ),
      companyName: optional(asked.company, lineField(NAME_LIMIT)),
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
        person: asked.person ? { firstName, lastName, identityCode: asked.identityCode ? identityCode : null } : null,
        company: asked.company ? { companyName, businessId } : null,
        contact: { email, phone },
        address,
      }),
    ),
  );
};
export type PersonValues = v.InferInput<ReturnType<typeof personSchema>>;

/* ---- start ---- */

/** Why it begins, by what is chosen where that is asked. */
export const startReasonOf =
  (facts: OrderFormFacts) =>
  (chosen: string): NonNullable<OrderForm['start']>['reason'] => {
    if (facts.template.change || facts.replacesOwn) return 'change';
    return askedOf(facts).reason && chosen === 'switching' ? 'switching' : 'moving';
  };

export const startSchema = (facts: OrderFormFacts) => {
  const { template, writeDay } = facts;
  const days = template.start;
  const reasonOf = startReasonOf(facts);
  const isSwitching = ({ reason }: { reason: string }) => reasonOf(reason) === 'switching';
  const termOf = (values: { reason: string; hasTerm: boolean; contractEndsOn: string }) =>
    isSwitching(values) && values.hasTerm ? values.contractEndsOn : null;
  const isDayRight = (text: string) => v.is(dayField(), text);
  const dayOrNull = (text: string | null) => (text !== null && isDayRight(text) ? text : null);
  const firstOf = (values: { reason: string; hasTerm: boolean; contractEndsOn: string }) =>
    earliestStart(reasonOf(values.reason), days, dayOrNull(termOf(values)));
  /** A day is chosen: not where the present term leaves one alone, or none, and so none is asked for. */
  const isChosen = (values: { reason: string; when: string; hasTerm: boolean; contractEndsOn: string }) =>
    values.when === 'day' && firstOf(values) < days.latest;
  return v.pipe(
    v.object({
      reason: askedOf(facts).reason ? oneOf(startReasons) : unasked,
      when: oneOf(['soon', 'day']),
      date: v.string(),
      supplier: v.string(),
      hasTerm: v.boolean(),
      contractEndsOn: v.string(),
    }),
    // Where none is asked for, one that was typed before keeps nobody.
    v.forward(
      v.check(
        (values) => !isSwitching(values) || isWithinLength(values.supplier.trim(), NAME_LIMIT),
        withValues(errorLabels.tooLong, { limit: NAME_LIMIT }),
      ),
      ['supplier'],
    ),
    v.forward(
      v.check((values) => !isSwitching(values) || isLine(readText(values.supplier)), errorLabels.lineInvalid),
      ['supplier'],
    ),
    v.forward(
      v.check(
        (values) => termOf(values) === null || isDayRight(values.contractEndsOn),
        ({ input }) => dayError(input.contractEndsOn),
      ),
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
      v.check(
        (values) => !isDayRight(termOf(values) ?? '') || firstOf(values) <= days.latest,
        () => withValues(orderErrors.termTooLate, { day: writeDay(days.latest) }),
      ),
      ['contractEndsOn'],
    ),
    v.forward(
      v.check(
        (values) => !isChosen(values) || isDayRight(values.date),
        ({ input }) => dayError(input.date),
      ),
      ['date'],
    ),
    v.forward(
      v.check(
        (values) => !isChosen(values) || !isDayRight(values.date) || values.date >= firstOf(values),
        ({ input }) => withValues(orderErrors.tooEarly, { day: writeDay(firstOf(input)) }),
      ),
      ['date'],
    ),
    v.forward(
      v.check(
        (values) => !isChosen(values) || !isDayRight(values.date) || values.date <= days.latest,
        () => withValues(orderErrors.tooLate, { day: writeDay(days.latest) }),
      ),
      ['date'],
    ),
    v.transform((values): OrderValues['start'] => ({
      start: {
        reason: reasonOf(values.reason),
        date: isChosen(values) ? values.date : null,
      },
      presentSupplier: isSwitching(values) ? { name: readText(values.supplier), contractEndsOn: termOf(values) } : null,
    })),
  );
};
export type StartValues = v.InferInput<ReturnType<typeof startSchema>>;

/* ---- billing ---- */

export const billingSchema = (facts: OrderFormFacts) => {
  const isCompany = facts.template.product.customerType === 'B2B';
  const isPaidOut = askedOf(facts).iban;
  const isEInvoice = ({ method }: { method: string }) => !isPaidOut && method === 'eInvoice';
  const banks = facts.template.eInvoiceBanks.map(({ id }) => id);
  /** Each field by itself, and only those that are drawn. */
  const wayOf = (typed: unknown) => {
    const isElectronic = isEInvoice(typed as { method: string });
    return v.object({
      method: isPaidOut ? unasked : oneOf(billingMethods),
      bankId: optional(isElectronic && !isCompany, oneOf(banks)),
      eInvoiceAddress: optional(isElectronic && isCompany, codeField(35)),
      operator: optional(isElectronic && isCompany, codeField(35)),
    });
  };
  const placeOf = (address: v.GenericSchema<AddressValues, OrderAddress | null>) =>
    v.object({ hasOtherAddress: v.boolean(), address });
  const elsewhere = placeOf(addressSchema());
  const same = placeOf(noAddress);
  // Apart from each other, so that all of it is looked at whatever is wrong in one.
  return v.pipe(
    v.intersect([
      v.lazy(wayOf),
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

/** Those of an order's services that are chosen. */
export const chosenServices = (
  { services }: Pick<CampaignTemplate, 'services'>,
  { environmental, others }: ServicesValues,
): CampaignService[] =>
  services
    .flatMap(({ values }) => values)
    .filter(({ templateId }) => templateId === environmental || others.includes(templateId));

/**
 * Whatever a draft says, what a chosen package includes is not ordered besides.
 *
 * @param held the tariffs of what the customer has already: that is not ordered again
 */
export const servicesSchema = ({ template }: OrderFormFacts, held: readonly number[] = []) =>
  v.pipe(
    v.object({ environmental: v.string(), others: v.array(v.string()) }),
    v.transform((typed): OrderValues['services'] => {
      const chosen = chosenServices(template, typed).filter(({ tariffNo }) => !held.includes(tariffNo));
      const included = includedIn(chosen);
      return {
        services: chosen.filter(({ tariffNo }) => !included.includes(tariffNo)).map(({ templateId }) => templateId),
      };
    }),
  );
export interface ServicesValues {
  environmental: string;
  others: string[];
}
