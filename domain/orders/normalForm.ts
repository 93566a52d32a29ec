import {
  readBusinessId,
  readCode,
  readEmail,
  readHouseNumber,
  readPhoneNumber,
  readPostalCode,
  readText,
} from '../identifiers/index.ts';
import type { OrderAddress, OrderForm } from '../types.ts';

/** What is there read, what is null left so. */
const readBy =
  (read: (text: string) => string) =>
  (text: string | null): string | null =>
    text === null ? null : read(text);
const text = readBy(readText);
const code = readBy(readCode);

function normalAddress<Address extends OrderAddress | null>(address: Address): Address {
  if (address === null) return address;
  return {
    ...address,
    streetName: text(address.streetName),
    houseNumber: readBy(readHouseNumber)(address.houseNumber),
    houseLetter: text(address.houseLetter)?.toUpperCase() ?? null,
    residence: text(address.residence),
    postalCode: readPostalCode(address.postalCode, address.country),
    postalCity: readText(address.postalCity),
  };
}

/**
 * What was typed of an order in the one form in which it is checked and kept, however it was written (`order.normal`): what
 * the portal's form forgives, whoever sends it.
 */
export function normalForm(form: OrderForm): OrderForm {
  const { person, company, contact, address, deliverySite, presentSupplier, billing, iban } = form;
  return {
    ...form,
    person: person && {
      firstName: readText(person.firstName),
      lastName: readText(person.lastName),
      identityCode: code(person.identityCode),
    },
    company: company && { companyName: readText(company.companyName), businessId: readBusinessId(company.businessId) },
    contact: { email: readEmail(contact.email), phone: readPhoneNumber(contact.phone) },
    address: normalAddress(address),
    deliverySite: deliverySite && { ...deliverySite, address: normalAddress(deliverySite.address) },
    presentSupplier: presentSupplier && { ...presentSupplier, name: readText(presentSupplier.name) },
    billing: billing && {
      ...billing,
      eInvoiceAddress: code(billing.eInvoiceAddress),
      operator: code(billing.operator),
      address: normalAddress(billing.address),
    },
    iban: code(iban),
  };
}
