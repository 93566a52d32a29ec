import { describe, expect, test } from 'vitest';
import type { Addition, NewAddition } from '../types.ts';
import { additionConsents, additionFaults, consentsAsked, startDateOf, stepsOf, templateOfAddition } from './index.ts';
import { koivukuja, templateOf } from './orders.testing.ts';

const addition: Addition = {
  contractCode: 'K1',
  contractName: 'Kajo Pörssi',
  place: 'Koivukuja 4 B, 33820 Tampere',
  startDate: '2026-12-01',
  takesIn: [],
  goesOn: false,
  currentLocation: '/contracts/K1/vap-addition/lisapalvelut',
};
const template = templateOfAddition(
  templateOf({ templateId: 'vahti', tariffNo: 704, productKind: 'ValueAdded', formLayout: 'valueAdded' }),
  addition,
);
const consents = (['terms', 'earlyStart'] as const).map((id) => ({ id, version: '2026-11-01', isGiven: true }));
const sound: NewAddition = {
  processFlow: 'vapAddition',
  campaignId: 'lisapalvelut',
  productData: { templateId: 'vahti', tariffNo: 704, campaignCode: 'LISA' },
  selectedAddon: 'vahti',
  currentLocation: addition.currentLocation,
  email: 'aino.makela@kajo.example',
  phone: null,
  formData: { customerId: null, deliveryDetails: { contractNo: '1' }, deliverySite: null },
  meteringPointInfo: null,
  salesInfo: null,
  locale: 'fi',
  consents,
  importAsOffer: false,
};
type Site = NonNullable<NewAddition['formData']['deliverySite']>;
const site: Site = { address: null, meteringPointId: null, contractCode: null };
const ofStranger = (more: Partial<Site>): NewAddition => ({
  ...sound,
  phone: '0401234567',
  formData: { ...sound.formData, deliveryDetails: { contractNo: null }, deliverySite: { ...site, ...more } },
});
const faults = (order: NewAddition, isContractKnown = true) =>
  additionFaults(order, template, { isContractKnown }).map(({ field, rule }) => `${field} ${rule}`);

describe('the order of an add-on (addition.form)', () => {
  test('has a product and a review, and its own day', () => {
    expect(stepsOf(template)).toEqual(['product', 'review']);
    expect(startDateOf({ start: null, presentSupplier: null }, template)).toBe('2026-12-01');
  });

  test('of who has the contract asks for an e-mail address', () => {
    expect(faults(sound)).toEqual([]);
    expect(faults({ ...sound, email: 'aino' })).toEqual(['email format']);
    expect(faults({ ...sound, email: '' })).toEqual(['email required']);
    expect(faults({ ...sound, phone: '12' })).toEqual(['phone format']);
  });

  test.each<[string, Partial<Site>, string[]]>([
    ['a metering point', { meteringPointId: 'Y7012345' }, []],
    ['an address', { address: koivukuja }, []],
    ['a contract', { contractCode: 'K1' }, []],
    ['nothing', {}, ['formData.deliverySite.address required']],
    ['two of them', { meteringPointId: 'Y7012345', contractCode: 'K1' }, ['formData.deliverySite exclusive']],
    ['an address abroad', { address: { ...koivukuja, country: 'SE' } }, ['formData.deliverySite.address format']],
    [
      'no street',
      { address: { ...koivukuja, streetName: null } },
      ['formData.deliverySite.address.streetName required'],
    ],
  ])('of anyone else, who names %s', (_what, named, wrong) => {
    expect(faults(ofStranger(named), false)).toEqual(wrong);
  });

  test('and of them a phone number', () => {
    expect(faults({ ...ofStranger({ meteringPointId: 'Y7012345' }), phone: null }, false)).toEqual(['phone required']);
    expect(faults({ ...sound, phone: '0401234567' }, false)).toEqual(['formData.deliverySite required']);
  });

  test('what was chosen is what is ordered', () => {
    expect(faults({ ...sound, selectedAddon: 'turva' })).toEqual(['selectedAddon unknown']);
  });
});

describe('its boxes (addition.consents)', () => {
  test('the terms, and a start within the time of withdrawal', () => {
    const form = { start: null, presentSupplier: null, services: [] };
    expect(consentsAsked(template, form).map(({ id, isRequired }) => [id, isRequired])).toEqual([
      ['terms', true],
      ['earlyStart', true],
    ]);
    expect(faults({ ...sound, consents: [] })).toEqual(['consents.terms required', 'consents.earlyStart required']);
    expect(faults({ ...sound, consents: [], importAsOffer: true })).toEqual([]);
  });

  const addon = { customerType: 'B2C', personalDataTransferNeeded: false } as const;
  const boxes = { consents: templateOf().consents, today: '2026-11-23' };
  test.each([
    ['within the time of withdrawal', addon, '2026-12-07', ['terms', 'earlyStart']],
    ['after it', addon, '2026-12-08', ['terms']],
    ['of a partner', { ...addon, personalDataTransferNeeded: true }, '2026-12-08', ['terms', 'personalDataTransfer']],
    ['of a company', { ...addon, customerType: 'B2B' } as const, '2026-12-01', ['terms']],
  ])('%s', (_what, of, startDate, ids) => {
    expect(additionConsents(of, { ...boxes, startDate }).map(({ id }) => id)).toEqual(ids);
  });
});
