import * as v from 'valibot';
import { hasOwnContract, type OrderValues, type StepWithValues } from '../../../../domain/orders/index.ts';
import type { Customer } from '../../../../domain/types.ts';
import { hasShape, type Shape } from '../../../api/shape.ts';
import { billingSchema, personSchema, servicesSchema, startSchema } from './later.form.ts';
import type { CheckedSite, OrderDraft } from '../order.draft.ts';
import { askedOf, isDeclined, type OrderFormFacts } from '../order.form.ts';
import { productSchema } from './product.form.ts';

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

/** What the check of a kept delivery site has come to; null where it has not, or is no such thing any more. */
export function readSite(kept: string): CheckedSite | null {
  try {
    const site: unknown = JSON.parse(kept);
    return hasShape(site, siteShape) ? (site as CheckedSite) : null;
  } catch {
    return null;
  }
}

/** What was typed; e-mail address and phone number are the profile's where they were left empty (`order.draftProfile`). */
export function withProfile(draft: OrderDraft, customer: Pick<Customer, 'email' | 'mobileNumber'> | null): OrderDraft {
  const { email, phone } = draft.person;
  const known = { email: email || (customer?.email ?? ''), phone: phone || (customer?.mobileNumber ?? '') };
  return { ...draft, person: { ...draft.person, ...known } };
}

/** What the steps that were left have come to, as far as it still holds: what is missing is asked again (`order.draft`). */
export function restoredValues(draft: OrderDraft, known: OrderFormFacts): Partial<OrderValues> {
  const site = readSite(draft.checkedSite) ?? undefined;
  const facts = { ...known, isCalled: isDeclined(known, draft.product), replacesOwn: hasOwnContract({ site }) };
  const of = <Output>(schema: v.GenericSchema<unknown, Output>, values: unknown): Output | undefined => {
    const read = v.safeParse(schema, values);
    return read.success ? read.output : undefined;
  };
  const restored: { [Step in StepWithValues]: OrderValues[Step] | undefined } = {
    product: of(productSchema(facts), draft.product),
    person: of(personSchema(facts), { ...draft.person, identityCode: '' }),
    site,
    start: of(startSchema(facts), draft.start),
    billing: askedOf(facts).iban ? undefined : of(billingSchema(facts), { ...draft.billing, iban: '' }),
    services: of(servicesSchema(facts), draft.services),
  };
  return Object.fromEntries(
    Object.entries(restored).filter(([step, values]) => draft.done.includes(step) && values !== undefined),
  );
}
