import { randomUUID } from 'node:crypto';
import type { OrderForm } from '../../domain/types.ts';
import {
  addCustomer,
  addPerson,
  addRepresentation,
  findPersonOfCode,
  giveCustomer,
  hasCompany,
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
  person: Pick<PersonRow, 'sub' | 'givenName' | 'familyName'>;
  contact: OrderForm['contact'];
  address: NonNullable<OrderForm['address']>;
  locale: Locale;
}

/** Makes whoever has proven who they are a customer, with the name that the bank has told. @returns the customer's id */
export async function addConsumer(db: Queries, { person, contact, address, locale }: NewConsumer): Promise<string> {
  const customerId = await addCustomer(db, {
    ...quiet,
    customerType: 'B2C',
    isCompany: false,
    firstName: person.givenName,
    lastName: person.familyName,
    language: languageOf(locale),
    email: contact.email,
    mobileNumber: contact.phone,
    address: stored(address),
  });
  await giveCustomer(db, person.sub, customerId);
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
  const { contact } = formData;
  const common = {
    ...quiet,
    language: languageOf(locale),
    email: contact.email,
    mobileNumber: contact.phone,
    address: stored(addressOf(formData)),
  };
  const { company } = formData;
  if (formData.customerType === 'B2B') {
    if (company === null || (await hasCompany(db, company.businessId))) return null;
    const customerId = await addCustomer(db, {
      ...common,
      customerType: 'B2B',
      isCompany: true,
      lastName: company.companyName,
      businessId: company.businessId,
    });
    if (orderer.person) await addRepresentation(db, { sub: orderer.person.sub, customerId, validFrom: today });
    return customerId;
  }
  if (orderer.person) return addConsumer(db, { person: orderer.person, contact, address: addressOf(formData), locale });
  const named = { firstName: formData.person?.firstName ?? '', lastName: formData.person?.lastName ?? '' };
  const customerId = await addCustomer(db, { ...common, customerType: 'B2C', isCompany: false, ...named });
  await nameHolder(db, customerId, formData.person);
  return customerId;
}

/** Whom an employee has typed in is the customer as soon as they sign in. */
async function nameHolder(db: Queries, customerId: string, typed: OrderForm['person']): Promise<void> {
  const { identityCode = null, firstName = '', lastName = '' } = typed ?? {};
  if (identityCode === null) return;
  const known = await findPersonOfCode(db, identityCode);
  if (known) return giveCustomer(db, known.sub, customerId);
  const names = { givenName: firstName, familyName: lastName };
  await addPerson(db, { sub: randomUUID(), identityCode, ...names, customerId });
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
