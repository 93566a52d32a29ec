import { describe, expect, test } from 'vitest';
import {
  consentsAsked,
  earliestStart,
  isEarlyStart,
  openedStep,
  newOrder,
  startDateOf,
  stepAfter,
  suggestedStart,
  stepBefore,
  stepsAsked,
  stepsOf,
  type OrderValues,
  valuesWith,
} from './index.ts';
import type { OrderStep } from '../types.ts';
import { koivukuja, soundForm, templateOf } from './orders.testing.ts';

const all = ['product', 'person', 'site', 'start', 'billing', 'services', 'review'] as const;

describe('steps (order.steps)', () => {
  test('are those of the product, in their order, and that of the services where there are any', () => {
    expect(stepsOf(templateOf())).toEqual(all);
    expect(stepsOf(templateOf({ activityStep: ['billing', 'person'] }))).toEqual([
      'product',
      'person',
      'billing',
      'review',
    ]);
    expect(stepsOf(templateOf({}, { services: [{ type: 'other', values: [] }] }))).not.toContain('services');
  });

  test('are those of who is called, where the price offer is not taken (order.offerRejected)', () => {
    const called = ['product', 'person', 'review'];
    expect(stepsAsked(all, { priceOffer: 'rejected' })).toEqual(called);
    expect(stepsAsked(['product', 'person', 'billing', 'review'], { priceOffer: 'rejected' })).toEqual(called);
    expect([stepsAsked(all, { priceOffer: 'accepted' }), stepsAsked(all, undefined)]).toEqual([all, all]);
  });

  test('lead back to the one before (order.back)', () => {
    expect([stepBefore(all, 'site'), stepBefore(all, 'product')]).toEqual(['person', null]);
  });

  test('follow each other, and lead back to the review who has been there (order.changed)', () => {
    const followed = (done: OrderStep[], isReviewed: boolean) => stepAfter(all, done, 'product', isReviewed);
    expect([followed([...all], false), followed([...all], true), followed(['person'], true)]).toEqual([
      'person',
      'review',
      'site',
    ]);
  });

  test('are opened by an address once all before them are done, else the first that is not (order.stepAddress)', () => {
    expect(openedStep(all, [], 'product')).toBe('product');
    expect(openedStep(all, ['product', 'person'], 'site')).toBe('site');
    expect(openedStep(all, ['product', 'person'], 'review')).toBe('site');
    expect(openedStep(all, ['product', 'site'], 'start')).toBe('person');
    expect(openedStep(['product', 'review'], ['product'], 'site')).toBeNull();
    expect(openedStep(all, [], 'sent')).toBeNull();
  });
});

describe('the start (order.startDays)', () => {
  const template = templateOf();
  const { start } = template;
  test('is today where one moves in, and after the notice or the term where the supplier changes', () => {
    expect(earliestStart('moving', start, '2027-01-31')).toBe('2026-11-23');
    expect(earliestStart('change', start, null)).toBe('2026-11-24');
    expect(earliestStart('switching', start, null)).toBe('2026-12-07');
    expect(earliestStart('switching', start, '2026-12-06')).toBe('2026-12-07');
    expect(earliestStart('switching', start, '2026-12-07')).toBe('2026-12-08');
  });

  test('is the first day that may be, where none was chosen', () => {
    const presentSupplier = { name: 'Toinen', contractEndsOn: '2026-12-31' };
    expect(startDateOf({ start: { reason: 'switching', date: null }, presentSupplier }, template)).toBe('2027-01-01');
    expect(startDateOf({ start: { reason: 'moving', date: '2026-12-14' }, presentSupplier: null }, template)).toBe(
      '2026-12-14',
    );
    expect(startDateOf({ start: null, presentSupplier: null }, template)).toBeNull();
  });

  test('is, where the supplier changes and none was chosen, the first that no consumer has to ask for', () => {
    const suggested = (reason: 'moving' | 'switching', of = template, endsOn: string | null = null) =>
      suggestedStart(reason, of, endsOn);
    expect(suggested('switching')).toBe('2026-12-08');
    expect(suggested('switching', template, '2026-12-06')).toBe('2026-12-08');
    expect(suggested('switching', template, '2026-12-31')).toBe('2027-01-01');
    expect(suggested('moving')).toBe('2026-11-23');
    // Who may not withdraw is not asked; and the days of the product hold.
    expect(suggested('switching', templateOf({ customerType: 'B2B' }))).toBe('2026-12-07');
    expect(suggested('switching', { ...template, start: { ...start, latest: '2026-12-07' } })).toBe('2026-12-07');
  });

  test('within the time of withdrawal, its last day among it, is asked for expressly by a consumer who buys (order.earlyStart)', () => {
    expect(isEarlyStart(template, '2026-12-07')).toBe(true);
    expect(isEarlyStart(template, '2026-12-08')).toBe(false);
    expect(isEarlyStart(template, null)).toBe(false);
    expect(isEarlyStart(templateOf({ customerType: 'B2B' }), '2026-12-07')).toBe(false);
    expect(isEarlyStart(templateOf({ isRefund: true }), '2026-12-07')).toBe(false);
  });
});

describe('boxes (order.consents)', () => {
  interface Facts {
    startReason: 'moving' | 'switching' | null;
    startDate: string | null;
    services: string[];
  }
  const asked = ({ startReason, startDate, services }: Facts, template = templateOf()) =>
    consentsAsked(template, {
      start: startReason && { reason: startReason, date: startDate },
      presentSupplier: null,
      services,
    }).map(({ id, isRequired }) => `${id}${isRequired ? '*' : ''}`);
  const optional = ['contractCommunication', 'marketingEmail', 'marketingSms'];

  test('are those that the order gives cause for; what is needed must be ticked', () => {
    expect(asked({ startReason: null, startDate: null, services: [] })).toEqual(['terms*', ...optional]);
    expect(asked({ startReason: 'switching', startDate: null, services: [] })).toEqual([
      'terms*',
      'terminationMandate*',
      ...optional,
    ]);
    expect(asked({ startReason: 'moving', startDate: '2026-11-23', services: ['turva'] })).toEqual([
      'terms*',
      'personalDataTransfer*',
      'earlyStart*',
      ...optional,
    ]);
    expect(
      asked({ startReason: null, startDate: null, services: [] }, templateOf({ personalDataTransferNeeded: true })),
    ).toEqual(['terms*', 'personalDataTransfer*', ...optional]);
  });
});

describe('what is sent (order.body)', () => {
  const values: OrderValues = {
    product: { household: soundForm.household, priceOffer: null, rafCode: 'AINO2026' },
    person: { person: soundForm.person, company: null, contact: soundForm.contact, address: koivukuja },
    site: {
      deliverySite: soundForm.deliverySite,
      meteringPointInfo: { meteringPointNo: '7012345', meteringPointId: 'Y7012345' },
      ownContractCode: 'K23014478016',
    },
    start: { start: soundForm.start, presentSupplier: null },
    billing: { billing: soundForm.billing, iban: null },
    services: { services: ['tuuli'] },
  };
  const frame = {
    customerId: null,
    locale: 'sv',
    salesInfo: null,
    importAsOffer: false,
    consents: { terms: true, marketingSms: false },
  } as const;

  test('is what the steps have come to', () => {
    expect(newOrder(templateOf(), values, frame)).toEqual({
      productData: { templateId: 'kiintea-24', tariffNo: 424, campaignCode: 'TALVI26' },
      formData: soundForm,
      campaignId: 'talvi',
      salesInfo: null,
      contracts: ['K23014478016'],
      meteringPointInfo: { meteringPointNo: '7012345', meteringPointId: 'Y7012345' },
      locale: 'sv',
      rafCode: 'AINO2026',
      consents: [
        { id: 'terms', version: '2026-11-01', isGiven: true },
        { id: 'marketingSms', version: '2026-11-01', isGiven: false },
      ],
      importAsOffer: false,
    });
  });

  test('is how to reach them alone, where the price offer is not taken (order.offerRejected)', () => {
    const product = { ...values.product, household: null, rafCode: null, priceOffer: 'rejected' as const };
    const { formData, contracts, consents } = newOrder(
      templateOf(),
      { ...values, product },
      { ...frame, consents: {} },
    );
    expect(formData).toEqual({
      ...soundForm,
      deliverySite: null,
      start: null,
      billing: null,
      household: null,
      services: [],
      priceOffer: 'rejected',
    });
    expect([contracts, consents]).toEqual([[], []]);
  });

  test('asks the person again where another answer is given to the price offer (order.offerRejected)', () => {
    const rejected = { ...values.product, priceOffer: 'rejected' as const };
    const { person: _person, ...others } = values;
    expect(valuesWith(values, { product: rejected })).toEqual({ ...others, product: rejected });
    expect(valuesWith({ ...values, product: rejected }, { product: values.product })).toEqual(others);
    expect(valuesWith(values, { product: values.product })).toEqual(values);
    expect(valuesWith({}, { person: values.person })).toEqual({ person: values.person });
  });

  test('asks for start and services again where the site has a contract of the customer’s own, or has none any more (order.ownContract)', () => {
    const { start: _start, services: _services, ...others } = values;
    const { services: _, ...butServices } = values;
    const own = { ...values.site, ownContractCode: 'K2' };
    const none = { ...values.site, ownContractCode: null };
    expect(valuesWith({ ...values, site: none }, { site: own })).toEqual({ ...others, site: own });
    expect(valuesWith({ ...values, site: own }, { site: none })).toEqual({ ...others, site: none });
    expect(valuesWith({ ...values, site: none }, { site: none })).toEqual({ ...values, site: none });
    const another = { ...own, ownContractCode: 'K3' };
    expect(valuesWith({ ...values, site: own }, { site: another })).toEqual({ ...butServices, site: another });
  });

  test('has nothing of a step that the product does not have, though it was filled in', () => {
    const order = newOrder(templateOf({ activityStep: ['person'] }), values, frame);
    expect(order.formData).toEqual({
      ...soundForm,
      deliverySite: null,
      start: null,
      presentSupplier: null,
      billing: null,
      services: [],
    });
    expect([order.contracts, order.meteringPointInfo]).toEqual([[], null]);
  });
});
