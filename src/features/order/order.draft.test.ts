import { describe, expect, test } from 'vitest';
import type { Customer } from '../../../domain/types.ts';
import { templateOf } from '../../../domain/orders/orders.testing.ts';
import type { Prefill } from '../../platform/prefill.ts';
import { changesSince } from './later/order.changes.ts';
import { prefilledSteps } from './order.prefill.ts';
import { orderDraft, type OrderDraft } from './order.draft.ts';
import { restoredValues, withProfile } from './later/order.restore.ts';

const stranger = { isPersonKnown: false, isCustomer: false };
const customer = { isPersonKnown: true, isCustomer: true };
const factsOf = (orderer: typeof stranger) => ({ template: templateOf(), orderer, writeDay: (day: string) => day });

function draftOf(change: Partial<OrderDraft> = {}): OrderDraft {
  const { defaultValues } = orderDraft(templateOf(), null);
  return {
    ...defaultValues,
    done: ['product', 'person', 'start', 'billing'],
    person: { ...defaultValues.person, email: 'aino.makela@kajo.example', phone: '0401234567' },
    start: { ...defaultValues.start, reason: 'moving' },
    billing: { ...defaultValues.billing, method: 'emailInvoice' },
    ...change,
  };
}

describe('a draft of an order', () => {
  test('has no place for an identity code or an account (order.draft)', () => {
    const { defaultValues } = orderDraft(templateOf(), null);
    expect(JSON.stringify(defaultValues)).not.toMatch(/identityCode|iban/);
  });

  test('has what the link fills in, where nothing is known already (order.prefill)', () => {
    const link = {
      firstName: 'Aino',
      email: 'a@b.example',
      streetName: 'Koivukuja',
      meteringPointId: '64',
      supplier: 'Tuike',
    };
    const known = { email: 'aino.makela@kajo.example', mobileNumber: null } as Customer;
    const of = (customerOfPage: Customer | null) =>
      orderDraft(templateOf(), customerOfPage, prefilledSteps(link)).defaultValues;
    const { person, site, start } = of(null);
    expect([person.firstName, person.email, site.address.streetName, site.meteringPointId, site.isIdUnknown]).toEqual([
      'Aino',
      'a@b.example',
      'Koivukuja',
      '64',
      false,
    ]);
    expect([start.supplier, start.when, of(known).person.email]).toEqual(['Tuike', 'soon', known.email]);
    const { start: dated } = orderDraft(templateOf(), null, prefilledSteps({ startDate: '2026-12-24' })).defaultValues;
    expect([dated.when, dated.date]).toEqual(['day', '2026-12-24']);
  });

  test('has of the profile what a stranger has left empty, and keeps what was typed (order.draftProfile)', () => {
    const known = { email: 'aino.makela@kajo.example', mobileNumber: '+358401234501' };
    const person = { ...draftOf().person, firstName: 'Aino', email: '', phone: '0401112223' };
    const draft = draftOf({ person });
    expect(withProfile(draft, known)).toEqual({ ...draft, person: { ...person, email: known.email } });
    const empty = { ...person, phone: '' };
    expect(withProfile(draftOf({ person: empty }), known).person).toEqual({
      ...empty,
      email: known.email,
      phone: known.mobileNumber,
    });
    for (const nobody of [null, { email: null, mobileNumber: null }]) expect(withProfile(draft, nobody)).toEqual(draft);
  });

  test('takes of the link what may be chosen, and an address abroad for the post alone (order.prefill)', () => {
    const of = (link: Prefill) => {
      const { product, person, site, start, billing } = orderDraft(
        templateOf(),
        null,
        prefilledSteps(link),
      ).defaultValues;
      const { typeOfAddress, country, postalBox } = person.address;
      return {
        ...product,
        typeOfAddress,
        country,
        postalBox,
        city: site.address.postalCity,
        reason: start.reason,
        method: billing.method,
      };
    };
    const abroad = { typeOfAddress: 'postalBox', country: 'SE', postalBox: '111', postalCity: 'Umeå' };
    const home = { householdSize: '2', houseType: 'rowHouse', hasElectricHeating: 'true' };
    expect(of({ ...abroad, ...home, rafCode: 'aino2026', reason: 'switching', billingMethod: 'paperInvoice' })).toEqual(
      {
        typeOfAddress: 'postalBox',
        country: 'SE',
        postalBox: '111',
        householdSize: '2',
        houseType: 'rowHouse',
        hasElectricHeating: true,
        rafCode: 'aino2026',
        priceOffer: '',
        city: '',
        reason: 'switching',
        method: 'paperInvoice',
      },
    );
    const wrong = {
      typeOfAddress: 'cave',
      country: 'ZZ',
      householdSize: '9',
      houseType: 'tent',
      hasElectricHeating: 'no',
    };
    expect(of({ ...wrong, reason: 'change', billingMethod: 'pigeon', postalCity: 'Tampere' })).toEqual({
      typeOfAddress: 'regularAddress',
      country: 'FI',
      postalBox: '',
      householdSize: '',
      houseType: '',
      hasElectricHeating: false,
      rafCode: '',
      priceOffer: '',
      city: 'Tampere',
      reason: '',
      method: '',
    });
  });

  test('brings back the steps that were left, as far as they are whole without what is asked again (order.draft)', () => {
    expect(Object.keys(restoredValues(draftOf(), factsOf(customer)))).toEqual([
      'product',
      'person',
      'start',
      'billing',
    ]);
    expect(Object.keys(restoredValues(draftOf(), factsOf(stranger)))).toEqual(['product', 'start', 'billing']);
    expect(restoredValues(draftOf({ done: [] }), factsOf(customer))).toEqual({});
  });

  test('takes up no delivery site that is none (order.draft)', () => {
    const kept = (checkedSite: string) => restoredValues(draftOf({ done: ['site'], checkedSite }), factsOf(customer));
    expect([kept('{"deliverySite":7}'), kept('no JSON')]).toEqual([{}, {}]);
  });

  test('says what is otherwise since: the terms, a service, a day or a bank that is gone (order.draftChanged)', () => {
    const facts = factsOf(customer);
    const since = (change: Partial<OrderDraft>, template = templateOf()) =>
      changesSince(draftOf(change), { ...facts, template }, null);
    const { start, billing } = draftOf();
    expect(since({})).toEqual([]);
    expect(since({}, templateOf({ tariffNo: 425 }))).toEqual(['terms']);
    expect(since({ services: { environmental: 'ydin', others: [] } })).toEqual(['services']);
    const { today } = templateOf().start;
    expect(since({ start: { ...start, when: 'day', date: today } })).toEqual([]);
    expect(since({ start: { ...start, when: 'day', date: '2026-11-22' } })).toEqual(['start']);
    expect(since({ start: { ...start, when: 'day', date: '2026-11-22' }, done: ['product'] })).toEqual([]);
    const by = (bankId: string) => ({ billing: { ...billing, method: 'eInvoice', bankId } });
    expect([since(by('op')), since(by('gone')), since({ billing: { ...billing, bankId: 'gone' } })]).toEqual([
      [],
      ['bank'],
      [],
    ]);
  });

  test('says to an employee that the name of the opened customer stands in the place of the typed one (order.draftChanged)', () => {
    const { person } = draftOf();
    const since = (typed: Partial<OrderDraft['person']>, opened: string | null) =>
      changesSince(draftOf({ person: { ...person, ...typed } }), factsOf(customer), opened);
    const aino = { firstName: ' aino', lastName: 'Mäkelä ' };
    expect(since({}, 'Aino Mäkelä')).toEqual([]);
    expect(since(aino, null)).toEqual([]);
    expect(since(aino, 'Aino Mäkelä')).toEqual([]);
    expect(since(aino, 'Eero Mäkelä')).toEqual(['name']);
    expect(since({ companyName: 'Korhonen Oy' }, 'Korhonen Kiinteistöt Oy')).toEqual(['name']);
  });

  test('asks anew for a bank that is gone and for a day that has passed (order.draftChanged, order.askedAgain)', () => {
    const { start, billing } = draftOf();
    const restored = restoredValues(
      draftOf({
        start: { ...start, when: 'day', date: '2026-11-22' },
        billing: { ...billing, method: 'eInvoice', bankId: 'gone' },
      }),
      factsOf(customer),
    );
    expect(Object.keys(restored)).toEqual(['product', 'person']);
  });
});
