import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { templateOf, withPackage } from '../../../domain/orders/orders.testing.ts';
import type { CampaignTemplate } from '../../../domain/types.ts';
import { billingSchema, servicesSchema, startSchema } from './later/later.form.ts';
import { productSchema } from './later/product.form.ts';
import { emptyBilling, emptyProduct, emptyStart } from './order.empty.ts';
import { askedOf, type OrderFormFacts } from './order.form.ts';

const factsOf = (product: Partial<CampaignTemplate['product']> = {}): OrderFormFacts => ({
  template: templateOf(product),
  orderer: { isPersonKnown: false, isCustomer: false },
  writeDay: (day) => day,
});
const heat = { productKind: 'Heat', formLayout: 'heat' } as const;
const production = { productKind: 'SmallProduction', formLayout: 'smallProduction', isRefund: true } as const;

/** The errors by their fields, as a form has them, or what it has come to. */
function taken(schema: v.GenericSchema<unknown, unknown>, values: object) {
  const read = v.safeParse(schema, values, { abortPipeEarly: true });
  if (read.success) return read.output;
  return Object.fromEntries(read.issues.map((issue) => [v.getDotPath(issue), issue.message]));
}

describe('the home that is told of (order.estimate)', () => {
  const typed = (values: Partial<typeof emptyProduct>, product = {}) =>
    taken(productSchema(factsOf(product)), { ...emptyProduct, ...values });
  const missing = 'order.error.household';

  test('is told whole, or not at all: what is missing is asked for', () => {
    expect(typed({})).toEqual({ household: null, rafCode: null, priceOffer: null });
    expect(typed({ houseType: 'rowHouse', rafCode: '!' })).toEqual({
      householdSize: missing,
      rafCode: 'order.error.rafCode',
    });
    expect(typed({ householdSize: '2' })).toEqual({ houseType: missing });
    expect(typed({ hasElectricHeating: true })).toEqual({ houseType: missing, householdSize: missing });
    expect(typed({ houseType: 'rowHouse', householdSize: '2', hasElectricHeating: true })).toMatchObject({
      household: { size: 2, houseType: 'rowHouse', hasElectricHeating: true },
    });
  });

  test('is not heated by electricity where heat is ordered, whatever a link has filled in', () => {
    expect(askedOf(factsOf(heat))).toMatchObject({ household: true, electricHeating: false });
    expect(typed({ hasElectricHeating: true }, heat)).toMatchObject({ household: null });
    expect(typed({ houseType: 'rowHouse', householdSize: '2', hasElectricHeating: true }, heat)).toMatchObject({
      household: { size: 2, houseType: 'rowHouse', hasElectricHeating: false },
    });
  });
});

test('a friend’s code is read as it may be written, and refused where it is none (order.referral)', () => {
  const typed = (rafCode: string) => taken(productSchema(factsOf()), { ...emptyProduct, rafCode });
  expect(typed(' aino\u00A02026')).toMatchObject({ rafCode: 'AINO2026' });
  expect(typed('ä!')).toEqual({ rafCode: 'order.error.rafCode' });
});

describe('the start (order.start)', () => {
  const typed = (values: Partial<typeof emptyStart>, product = {}) =>
    taken(startSchema(factsOf(product)), { ...emptyStart, ...values });
  const switching = { reason: 'switching', hasTerm: true } as const;

  test('a term that ends too late is told at its own field, whatever day was chosen before', () => {
    const error = { contractEndsOn: 'order.error.termTooLate?day=2027-02-21' };
    expect(typed({ ...switching, contractEndsOn: '2027-02-21' })).toEqual(error);
    expect(typed({ ...switching, contractEndsOn: '2027-02-21', when: 'day', date: '2026-12-24' })).toEqual(error);
    expect(typed({ ...switching, contractEndsOn: 'x', when: 'day', date: '2026-12-24' })).toEqual({
      contractEndsOn: 'errorLabel.dayInvalid',
    });
  });

  test('where the term leaves one day alone, a day that was chosen before counts for nothing', () => {
    expect(typed({ ...switching, contractEndsOn: '2027-02-20', when: 'day', date: '2026-12-24' })).toMatchObject({
      start: { reason: 'switching', date: null },
    });
  });

  test('what was typed of a supplier counts where one is asked for alone', () => {
    const supplier = 'x'.repeat(101);
    expect(typed({ reason: 'switching', supplier })).toEqual({ supplier: 'errorLabel.tooLong?limit=100' });
    expect(typed({ reason: 'switching', supplier: 'a\u0007' })).toEqual({ supplier: 'errorLabel.lineInvalid' });
    expect(typed({ reason: 'moving', supplier })).toMatchObject({ presentSupplier: null });
    expect(typed({ reason: 'switching', supplier: ' Naapurin\u00A0Sähkö' })).toMatchObject({
      presentSupplier: { name: 'Naapurin Sähkö' },
    });
  });

  test('a day lies between the first and the last one', () => {
    const on = (date: string) => typed({ reason: 'moving', when: 'day', date });
    expect([on(''), on('2026-11-22'), on('2027-02-22')]).toEqual([
      { date: 'errorLabel.dayInvalid' },
      { date: 'order.error.tooEarly?day=2026-11-23' },
      { date: 'order.error.tooLate?day=2027-02-21' },
    ]);
  });

  test('is of no change of supplier where an own contract is replaced, whatever was chosen before (order.ownContract)', () => {
    const facts = { ...factsOf(), replacesOwn: true };
    expect(askedOf(facts).reason).toBe(false);
    expect(taken(startSchema(facts), { ...emptyStart, ...switching, contractEndsOn: '2027-01-31' })).toEqual({
      start: { reason: 'change', date: null },
      presentSupplier: null,
    });
  });

  test('is of no change of supplier where heat is ordered, or what one produces is sold', () => {
    expect([askedOf(factsOf()).reason, askedOf(factsOf(heat)).reason, askedOf(factsOf(production)).reason]).toEqual([
      true,
      false,
      false,
    ]);
    expect(typed({ reason: 'switching' }, production)).toEqual({
      start: { reason: 'moving', date: null },
      presentSupplier: null,
    });
  });
});

test('a bank is one of those that there are, and codes of companies are read as they may be written (order.billing)', () => {
  const typed = (values: object, product = {}) =>
    taken(billingSchema(factsOf(product)), { ...emptyBilling, method: 'eInvoice', ...values });
  expect(typed({ bankId: 'op' })).toMatchObject({ billing: { bankId: 'op' } });
  expect([typed({ bankId: 'olematon' }), typed({})]).toEqual([
    { bankId: 'errorLabel.choiceMissing' },
    { bankId: 'errorLabel.choiceMissing' },
  ]);
  const company = { customerType: 'B2B' } as const;
  expect(typed({ eInvoiceAddress: '0037 0112\u00A00389', operator: 'bawcfi22' }, company)).toMatchObject({
    billing: { eInvoiceAddress: '003701120389', operator: 'BAWCFI22' },
  });
});

test('what a chosen package includes is not ordered besides, whatever a draft says (order.packages)', () => {
  const chosen = (others: string[], held: number[] = []) =>
    taken(servicesSchema({ ...factsOf(), template: withPackage }, held), { environmental: '', others });
  expect(chosen(['vahti', 'turva', 'paketti'])).toEqual({ services: ['turva', 'paketti'] });
  expect(chosen(['vahti', 'paketti'], [706])).toEqual({ services: ['vahti'] });
});
