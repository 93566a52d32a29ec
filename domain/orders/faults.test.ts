import { describe, expect, test } from 'vitest';
import type { NewOrder } from '../types.ts';
import { addressFaults, normalForm, orderFaults, type OrderFacts } from './index.ts';
import { koivukuja, soundForm, templateOf, withPackage } from './orders.testing.ts';

type Form = NewOrder['formData'];

const stranger: OrderFacts = { isPersonKnown: false, isCustomer: false };
const customer: OrderFacts = { isPersonKnown: true, isCustomer: true };

/** The faults of the sound order with a change, `field rule` each, with every box ticked. */
function faultsOf(
  change: Partial<Form> = {},
  facts = stranger,
  template = templateOf(),
  ticked: NewOrder['consents'] = template.consents.map(({ id, version }) => ({ id, version, isGiven: true })),
) {
  const order = { formData: { ...soundForm, ...change }, consents: ticked };
  return orderFaults(order, template, facts).map(({ field, rule }) => `${field.replace('formData.', '')} ${rule}`);
}

describe('an order (order.complete)', () => {
  test('that has what its product asks for lacks nothing, of a stranger, a customer and an employee', () => {
    expect(faultsOf()).toEqual([]);
    expect(faultsOf({ person: null, address: null }, customer)).toEqual([]);
    expect(faultsOf({ person: null, address: null }, { isPersonKnown: false, isCustomer: true })).toEqual([]);
  });

  test('names who orders', () => {
    expect(faultsOf({ person: null, address: null })).toEqual([
      'person.firstName required',
      'person.lastName required',
      'person.identityCode required',
      'address required',
    ]);
    expect(faultsOf({ person: { firstName: 'A1', lastName: 'Mäkelä', identityCode: '010190-900A' } })).toEqual([
      'person.firstName format',
      'person.identityCode format',
    ]);
    expect(faultsOf({ person: null }, { isPersonKnown: true, isCustomer: false })).toEqual([]);
  });

  test('takes no control characters in its lines, while a pasted line break is a space (identifiers.line)', () => {
    const odd = 'Koivu\u0007';
    const address = { ...koivukuja, streetName: odd, houseLetter: odd, residence: odd, postalCity: odd };
    const company = { companyName: odd, businessId: '1234567-1' };
    const business = templateOf({ customerType: 'B2B' });
    expect(faultsOf({ customerType: 'B2B', company, address }, stranger, business)).toEqual([
      'company.companyName format',
      'address.houseLetter format',
      'address.residence format',
      'address.streetName format',
      'address.postalCity format',
    ]);
    const start = { reason: 'switching' as const, date: null };
    expect(faultsOf({ start, presentSupplier: { name: odd, contractEndsOn: null } })).toEqual([
      'presentSupplier.name format',
    ]);
    const person = { firstName: 'Aino\nAnna', lastName: 'Mäkelä', identityCode: '010190-900P' };
    expect(normalForm({ ...soundForm, person }).person?.firstName).toBe('Aino Anna');
  });

  test('is an adult’s, from the day of majority on', () => {
    const born = (identityCode: string) =>
      faultsOf({ person: { firstName: 'Aino', lastName: 'Mäkelä', identityCode } });
    expect([born('241108A900E'), born('231108A900T')]).toEqual([['person.identityCode adult'], []]);
  });

  test('of a company names it, and who signs', () => {
    const business = templateOf({ customerType: 'B2B' });
    const company = { companyName: 'Koivu Oy', businessId: '1234567-1' };
    expect(faultsOf({ customerType: 'B2B', company }, stranger, business)).toEqual([]);
    expect(
      faultsOf({ customerType: 'B2B', company: { ...company, businessId: '1234567-2' } }, stranger, business),
    ).toEqual(['company.businessId format']);
    expect(faultsOf({ customerType: 'B2B' }, stranger, business)).toEqual([
      'company.companyName required',
      'company.businessId required',
    ]);
    expect(faultsOf({ customerType: 'B2B', person: null, address: null }, customer, business)).toEqual([]);
    expect(faultsOf({ customerType: 'B2B', company }, stranger)).toEqual(['customerType format']);
  });

  test('says where the person is reached', () => {
    expect(faultsOf({ contact: { email: 'aino', phone: '' } })).toEqual([
      'contact.email format',
      'contact.phone required',
    ]);
  });

  test('says where it is delivered: a street in Finland, or a metering point', () => {
    const site = (deliverySite: Form['deliverySite']) => faultsOf({ deliverySite });
    expect(site(null)).toEqual(['deliverySite required']);
    expect(site({ address: null, meteringPointId: 'Y7012345', isToBeFound: false })).toEqual([]);
    expect(site({ address: null, meteringPointId: null, isToBeFound: true })).toEqual([
      'deliverySite.address required',
    ]);
    expect(site({ address: { ...koivukuja, country: 'SE' }, meteringPointId: null, isToBeFound: false })).toEqual([
      'deliverySite.address format',
    ]);
    expect(site({ address: { ...koivukuja, postalCode: '3382' }, meteringPointId: null, isToBeFound: false })).toEqual([
      'deliverySite.address.postalCode format',
    ]);
  });

  test('begins on a day that may be chosen', () => {
    const on = (date: string | null, reason: 'moving' | 'switching' = 'moving', contractEndsOn: string | null = null) =>
      faultsOf({
        start: { reason, date },
        presentSupplier: reason === 'switching' ? { name: '', contractEndsOn } : null,
      });
    expect([on('2026-11-22'), on('2026-11-23'), on('2027-02-21'), on('2027-02-22')]).toEqual([
      ['start.date minimum'],
      [],
      [],
      ['start.date maximum'],
    ]);
    expect([on('2026-12-06', 'switching'), on(null, 'switching')]).toEqual([['start.date minimum'], []]);
    expect(on(null, 'switching', '2027-02-21')).toEqual(['start.date maximum']);
    expect(faultsOf({ start: null })).toEqual(['start required']);
    expect(faultsOf({ presentSupplier: { name: 'Toinen', contractEndsOn: null } })).toEqual([
      'presentSupplier notAsked',
    ]);
    for (const productKind of ['Heat', 'SmallProduction'] as const)
      expect(faultsOf({ start: { reason: 'switching', date: null } }, stranger, templateOf({ productKind }))).toEqual([
        'start.reason notAsked',
      ]);
  });

  test('asks for no supplier and no mandate where it takes the place of a contract with the retailer (order.ownContract)', () => {
    const reasons = (['moving', 'switching', 'change'] as const).map((reason) => ({ reason, date: null }));
    const faultsIn = (start: Form['start'], contracts: string[]) =>
      orderFaults({ formData: { ...soundForm, start }, consents: [], contracts }, templateOf(), stranger)
        .map(({ field, rule }) => `${field} ${rule}`)
        .filter((fault) => /start.reason|Mandate/.test(fault));
    expect(reasons.map((start) => [faultsIn(start, []), faultsIn(start, ['K1'])])).toEqual([
      [[], []],
      [
        ['consents.terminationMandate required'],
        ['formData.start.reason notAsked', 'consents.terminationMandate required'],
      ],
      [['formData.start.reason notAsked'], []],
    ]);
  });

  test('is billed in a way that can be', () => {
    const billed = (change: Partial<NonNullable<Form['billing']>>, form: Partial<Form> = {}, template = templateOf()) =>
      faultsOf({ billing: { ...soundForm.billing, ...change } as Form['billing'], ...form }, stranger, template);
    expect(billed({ method: 'eInvoice' })).toEqual(['billing.bankId required']);
    expect(billed({ method: 'eInvoice', bankId: 'op' })).toEqual([]);
    expect(billed({ method: 'eInvoice', bankId: 'olematon' })).toEqual(['billing.bankId unknown']);
    expect(billed({ address: { ...koivukuja, streetName: ' ' } })).toEqual(['billing.address.streetName required']);
    const company = { companyName: 'Koivu Oy', businessId: '1234567-1' };
    expect(
      billed({ method: 'eInvoice' }, { customerType: 'B2B', company }, templateOf({ customerType: 'B2B' })),
    ).toEqual(['billing.eInvoiceAddress required', 'billing.operator required']);
    expect(faultsOf({ billing: null })).toEqual(['billing required']);
  });

  test('of small production says where it is paid to, and no other does', () => {
    const production = templateOf({ formLayout: 'smallProduction' });
    const paidTo = (iban: string | null) => faultsOf({ billing: null, iban }, stranger, production);
    expect(paidTo(null)).toEqual(['iban required']);
    expect(paidTo('FI2112345600000786')).toEqual(['iban format']);
    expect(paidTo('FI2112345600000785')).toEqual([]);
    expect(faultsOf({ iban: 'FI2112345600000785' }, stranger, production)).toEqual(['billing notAsked']);
    expect(faultsOf({ iban: 'FI2112345600000785' })).toEqual(['iban notAsked']);
  });

  test('has services that there are, one environmental one at most', () => {
    expect(faultsOf({ services: ['tuuli', 'turva'] })).toEqual([]);
    expect(faultsOf({ services: ['tuuli', 'vesi'] })).toEqual(['services exclusive']);
    expect(faultsOf({ services: ['ydin'] })).toEqual(['services unknown']);
  });

  test('has a package, or what it includes, and not both (order.packages)', () => {
    const ordered = (...services: string[]) => faultsOf({ services }, stranger, withPackage);
    expect([ordered('vahti', 'turva'), ordered('paketti', 'turva'), ordered('paketti', 'vahti')]).toEqual([
      [],
      [],
      ['services exclusive'],
    ]);
  });

  test('answers the price offer of a product that makes one', () => {
    const words = { fi: 'x', sv: 'x', en: 'x' };
    const offering = templateOf({ salesTexts: { web: words, priceOfferAccepted: words } });
    expect([faultsOf({}, stranger, offering), faultsOf({ priceOffer: 'accepted' }, stranger, offering)]).toEqual([
      ['priceOffer required'],
      [],
    ]);
    expect(faultsOf({ priceOffer: 'accepted' })).toEqual(['priceOffer notAsked']);
  });

  test('that is none, as the price offer was not taken, tells how to reach the person and no more (order.offerRejected)', () => {
    const words = { fi: 'x', sv: 'x', en: 'x' };
    const offering = templateOf({ salesTexts: { web: words, priceOfferAccepted: words } });
    const nothing = { address: null, deliverySite: null, start: null, billing: null, services: [] };
    const named = { firstName: 'Aino', lastName: 'Mäkelä', identityCode: null };
    const called = (form: Partial<Form>, facts = stranger) =>
      faultsOf({ ...nothing, person: named, priceOffer: 'rejected', ...form }, facts, offering, []);
    expect([called({}), called({ person: null }, customer)]).toEqual([[], []]);
    expect(called({ person: null, contact: { email: 'a@b.example', phone: '' } })).toEqual([
      'person.firstName required',
      'person.lastName required',
      'contact.phone required',
    ]);
    expect(faultsOf({ priceOffer: 'rejected' }, stranger, offering, [])).toEqual([
      'person.identityCode notAsked',
      'address notAsked',
      'deliverySite notAsked',
      'start notAsked',
      'billing notAsked',
      'services notAsked',
    ]);
  });

  test('carries nothing of a step that its product does not have', () => {
    const service = templateOf({ activityStep: ['product', 'person', 'review'] });
    expect(faultsOf({}, stranger, service)).toEqual([
      'deliverySite notAsked',
      'start notAsked',
      'billing notAsked',
      'services notAsked',
    ]);
  });

  test('has every box ticked that must be', () => {
    expect(faultsOf({}, stranger, templateOf(), [])).toEqual(['consents.terms required']);
    expect(faultsOf({}, stranger, templateOf(), [{ id: 'terms', version: '2026-11-01', isGiven: false }])).toEqual([
      'consents.terms required',
    ]);
  });
});

describe('addresses (order.complete)', () => {
  const faults = (change: Partial<typeof koivukuja>) =>
    addressFaults({ ...koivukuja, ...change }).map(({ field, rule }) => `${field} ${rule}`);
  test('have what their kind needs', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ streetName: '', houseNumber: null, postalCity: ' ' })).toEqual([
      'streetName required',
      'houseNumber required',
      'postalCity required',
    ]);
    expect(faults({ streetName: '123', postalCity: '9' })).toEqual(['streetName format', 'postalCity format']);
    expect([faults({ houseNumber: '12345' }), faults({ houseNumber: '12345', country: 'SE' })]).toEqual([
      ['houseNumber format'],
      [],
    ]);
    const box = { streetName: null, houseNumber: null, houseLetter: null };
    expect(faults({ ...box, typeOfAddress: 'postalBox' })).toEqual(['postalBox required']);
    expect(faults({ ...box, typeOfAddress: 'postalBox', postalBox: '111' })).toEqual([]);
    expect(faults({ ...box, typeOfAddress: 'posteRestante', postalCode: 'SE-111' })).toEqual(['postalCode format']);
  });
});
