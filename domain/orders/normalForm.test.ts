import { expect, test } from 'vitest';
import { normalForm, orderFaults } from './index.ts';
import { koivukuja, soundForm, templateOf } from './orders.testing.ts';

test('what was written otherwise is the same order, and has no fault (order.normal)', () => {
  const written = normalForm({
    ...soundForm,
    person: { firstName: 'Aino\u00A0', lastName: ' Mäkelä', identityCode: '010190-900p' },
    contact: { email: ' aino.makela@kajo.example', phone: '040\u00A0123 4567' },
    address: { ...koivukuja, streetName: ' Koivukuja', houseLetter: 'b', postalCode: '33 820', postalCity: 'Tampere ' },
  });
  expect(written).toEqual(soundForm);
  const consents = [{ id: 'terms' as const, version: '2026-11-01', isGiven: true }];
  expect(
    orderFaults({ formData: written, consents }, templateOf(), { isPersonKnown: false, isCustomer: false }),
  ).toEqual([]);
});

test('codes of companies and accounts too; what is not there stays away (order.normal)', () => {
  const billing = {
    method: 'eInvoice' as const,
    bankId: null,
    eInvoiceAddress: '0037 0112 0389',
    operator: 'bawcfi22',
    address: { ...koivukuja, country: 'GB', houseNumber: '5 – 7', postalCode: 'sw1a\u00A01aa' },
    isCombined: true,
  };
  const {
    company,
    billing: read,
    iban,
    person,
    deliverySite,
    presentSupplier,
  } = normalForm({
    ...soundForm,
    person: null,
    deliverySite: null,
    presentSupplier: { name: ' Naapurin\u00A0Sähkö ', contractEndsOn: null },
    company: { companyName: 'Koivu  Oy', businessId: '12345671' },
    billing,
    iban: 'fi21 1234 5600 0007 85',
  });
  expect({ company, iban, person, deliverySite, presentSupplier }).toEqual({
    company: { companyName: 'Koivu Oy', businessId: '1234567-1' },
    iban: 'FI2112345600000785',
    person: null,
    deliverySite: null,
    presentSupplier: { name: 'Naapurin Sähkö', contractEndsOn: null },
  });
  expect(read).toEqual({
    ...billing,
    eInvoiceAddress: '003701120389',
    operator: 'BAWCFI22',
    address: { ...billing.address, houseNumber: '5-7', postalCode: 'SW1A 1AA' },
  });
});
