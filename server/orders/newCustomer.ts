import { randomUUID } from 'node:crypto';
import type { OrderForm } from '../../domain/types.ts';
import { findCustomer, findRepresentations } from '../store/customers.ts';
import {
  addCustomer,
  addPerson,
  addRepresentation,
  findPersonOfCode,
  giveCustomer,
  holdCompany,
  holdPerson,
  type PersonRow,
} from '../store/newCustomers.ts';
import type { Queries } from '../store/queries.ts';
import type { CustomerAddress } from '../store/schema.ts';
import { languageOf, type Locale } from '../texts.ts';
import type { Placing } from './placing.ts';

const quiet = {
  marketingPermissions: {
    sms: { isAllowed: false, saveMethod: null },
    email: { isAllowed: false, saveMethod: null },
  },
  priceNotifications: {
    email: { enabled: false, saveMethod: null, emailAddress: null },
    sms: { enabled: false, saveMethod: null, phoneNumber: null },
  },
};

interface NewConsumer {
  person: Pick<PersonRow, 'identityCode' | 'givenName' | 'familyName'>;
  contact: OrderForm['contact'];
  /** Where post goes; asked of who is no customer yet. */
  address: () => NonNullable<OrderForm['address']>;
  locale: Locale;
}

/**
 * Makes somebody a customer, with the name that the bank has told or an employee has typed in; who has become one meanwhile,
 * with an order of the same moment, stays that one (`order.newCustomer`).
 *
 * @returns the customer's id
 */
export async function addConsumer(db: Queries, { person, contact, address, locale }: NewConsumer): Promise<string> {
  const { givenName, familyName } = person;
  await holdPerson(db, person.identityCode);
  const known = await keptPerson(db, person);
  // Whose own customership is a company's is another customer as a consumer.
  const own = await findCustomer(db, known.customerId);
  if (own?.customerType === 'B2C') return own.customerId;
  const customerId = await addCustomer(db, {
    ...quiet,
    customerType: 'B2C',
    isCompany: false,
    firstName: givenName,
    lastName: familyName,
    language: languageOf(locale),
    email: contact.email,
    mobileNumber: contact.phone,
    address: stored(address()),
  });
  if (own === null) await giveCustomer(db, known.sub, customerId);
  return customerId;
}

/**
 * The customer of an order: the one for whom it was made, or a new one (`order.newCustomer`). Null where the company is a
 * customer already, and who ordered may not speak for it: nobody gets into it by typing its id.
 */
export async function customerFor(
  db: Queries,
  { order, orderer, today }: Pick<Placing, 'order' | 'orderer'> & { today: string },
): Promise<string | null> {
  if (orderer.customerId !== null) return orderer.customerId;
  const { formData, locale } = order;
  const { contact, company } = formData;
  const person = orderer.person ?? typedPerson(formData);
  if (person === null) throw new Error('a new customer is named');
  if (formData.customerType === 'B2C')
    return addConsumer(db, { person, contact, address: () => addressOf(formData), locale });
  if (company === null) return null;
  const known = await holdCompany(db, company.businessId);
  const { sub } = await keptPerson(db, person);
  if (known !== null) return (await mayActFor(db, sub, known, today)) ? known : null;
  const customerId = await addCustomer(db, {
    ...quiet,
    customerType: 'B2B',
    isCompany: true,
    lastName: company.companyName,
    businessId: company.businessId,
    language: languageOf(locale),
    email: contact.email,
    mobileNumber: contact.phone,
    address: stored(addressOf(formData)),
  });
  await addRepresentation(db, { sub, customerId, validFrom: today });
  return customerId;
}

/** The customer of an order, of those who are one already; null: nobody is. Makes nothing. */
export async function knownCustomer(
  db: Queries,
  { order, orderer, today }: Pick<Placing, 'order' | 'orderer'> & { today: string },
): Promise<string | null> {
  if (orderer.customerId !== null) return orderer.customerId;
  const { customerType, company } = order.formData;
  const person = orderer.person ?? typedPerson(order.formData);
  const known = person && (await findPersonOfCode(db, person.identityCode));
  if (!known) return null;
  const own = await findCustomer(db, known.customerId);
  if (customerType === 'B2C') return own?.customerType === 'B2C' ? own.customerId : null;
  const of = company && (await holdCompany(db, company.businessId));
  return of !== null && (await mayActFor(db, known.sub, of, today)) ? of : null;
}

/** Whom an employee has typed in: they are known as soon as they sign in. */
function typedPerson({ person }: OrderForm): NewConsumer['person'] | null {
  const { identityCode = null, firstName = '', lastName = '' } = person ?? {};
  return identityCode === null ? null : { identityCode, givenName: firstName, familyName: lastName };
}

async function keptPerson(
  db: Queries,
  { identityCode, givenName, familyName }: NewConsumer['person'],
): Promise<PersonRow> {
  const known = await findPersonOfCode(db, identityCode);
  return known ?? addPerson(db, { sub: randomUUID(), identityCode, givenName, familyName });
}

async function mayActFor(db: Queries, sub: string, customerId: string, today: string): Promise<boolean> {
  const rows = await findRepresentations(db, sub, today);
  return rows.some(({ represented }) => represented?.customerId === customerId);
}

/** Where post goes: what was typed, or else where it is delivered. */
function addressOf({ address, deliverySite }: OrderForm): NonNullable<OrderForm['address']> {
  const typed = address ?? deliverySite?.address;
  if (!typed) throw new Error('a new customer has an address');
  return typed;
}

function stored({ postalCode: zip, postalCity: city, ...rest }: NonNullable<OrderForm['address']>): CustomerAddress {
  return { ...rest, zip, city };
}
