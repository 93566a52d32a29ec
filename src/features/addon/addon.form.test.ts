import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Addon } from '../../../domain/types.ts';
import { newAddition } from '../../shared/addition/newAddition.ts';
import { noConsents } from '../../shared/consents/noConsents.ts';
import { emptySite } from '../../shared/deliverySite/siteValues.ts';
import { noSales } from '../../shared/sale/sold.ts';
import { addonDraft, type AddonInput, type AddonValues, type Offered } from './addon.form.ts';
import { addonSchema } from './later/addon.schema.ts';

const addon = { templateId: 'sahkovahti', tariffNo: 704, campaignCode: 'PALVELUT' } as Addon;
const contract = {
  contractCode: 'K1001',
  contractNo: '1001',
  customerId: '40127731',
  productName: 'Kajo Pörssi',
  place: 'Koivukuja 4 B, 33820 Tampere',
  meteringPointNo: '7012345',
  meteringPointId: 'Y7012345',
};
const offered = {
  campaign: { campaignId: 'vas' },
  addons: [addon],
  contract: null,
  contractCode: null,
  location: '/add-vap/campaign/vas',
} as unknown as Offered;
const address = {
  typeOfAddress: 'regularAddress' as const,
  country: 'FI',
  streetName: 'Koivukuja',
  houseNumber: '4',
  houseLetter: 'B',
  residence: null,
  postalBox: null,
  postalCode: '33820',
  postalCity: 'Tampere',
};
const input: AddonInput = {
  addon: 'sahkovahti',
  email: 'aino@kajo.example',
  phone: '+358401234567',
  site: { address, meteringPointId: null },
  consents: { ...noConsents, terms: true },
  ...noSales,
};
const boxes = [
  {
    id: 'terms',
    kind: 'contract',
    version: '2026-11-01',
    text: { fi: '', sv: '', en: '' },
    links: [],
    isRequired: true,
  },
] as const;
const more = {
  product: addon,
  boxes: [...boxes].map((box) => ({ ...box, links: [] })),
  locale: 'fi' as const,
  salesInfo: null,
  importAsOffer: false,
};
const sent = (of: Partial<Offered>, typed: Partial<AddonInput> = {}) =>
  newAddition('vapAddition', { ...offered, ...of }, { ...more, input: { ...input, ...typed } });

describe('the order as it is sent (addition.form)', () => {
  test('of a customer names the contract, and neither place nor phone', () => {
    expect(sent({ contract })).toMatchObject({
      processFlow: 'vapAddition',
      selectedAddon: 'sahkovahti',
      email: 'aino@kajo.example',
      phone: null,
      formData: { customerId: '40127731', deliveryDetails: { contractNo: '1001' }, deliverySite: null },
      meteringPointInfo: { meteringPointNo: '7012345', meteringPointId: 'Y7012345' },
      consents: [{ id: 'terms', version: '2026-11-01', isGiven: true }],
    });
  });

  test.each<[string, Partial<Offered>, Partial<AddonInput>, object]>([
    ['an address', {}, {}, { address, meteringPointId: null, contractCode: null }],
    [
      'a metering point beside it',
      {},
      { site: { address, meteringPointId: 'Y7012345' } },
      { address: null, meteringPointId: 'Y7012345', contractCode: null },
    ],
    [
      'the contract of the link',
      { contractCode: 'K1001' },
      { site: null },
      { address: null, meteringPointId: null, contractCode: 'K1001' },
    ],
  ])('of a stranger names %s alone', (_what, of, typed, site) => {
    const body = sent(of, typed);
    expect(body.formData).toEqual({ customerId: null, deliveryDetails: { contractNo: null }, deliverySite: site });
    expect([body.phone, body.meteringPointInfo]).toEqual(['+358401234567', null]);
  });
});

describe('what is asked', () => {
  const typed: AddonValues = {
    addon: 'sahkovahti',
    email: 'aino@kajo.example',
    phone: '',
    site: emptySite,
    consents: { ...noConsents, terms: true },
    ...noSales,
  };
  const orderer = { isStaff: false, salesPoints: [] };
  const facts = { boxes: more.boxes, isPhoneAsked: false, isSiteAsked: false, orderer };
  const faults = (values: AddonValues, asked: Partial<Parameters<typeof addonSchema>[0]> = {}) => {
    const { issues } = v.safeParse(addonSchema({ ...facts, ...asked }), values);
    return [...new Set(issues?.map((issue) => v.getDotPath(issue)?.split('.')[0]))];
  };

  test('of a customer an e-mail address and the boxes', () => {
    expect(faults(typed)).toEqual([]);
    expect(faults({ ...typed, email: '', addon: '', consents: noConsents })).toEqual(['addon', 'email', 'consents']);
  });

  test('of a stranger a phone number and a place as well', () => {
    expect(faults(typed, { isPhoneAsked: true, isSiteAsked: true })).toEqual(['phone', 'site']);
  });

  test('of a stranger who knows the metering point its id alone, and a right one', () => {
    const site = { ...emptySite, isIdUnknown: false, meteringPointId: 'Y7012345' };
    const asked = { isPhoneAsked: true, isSiteAsked: true };
    expect(faults({ ...typed, phone: '0401234567', site }, asked)).toEqual([]);
    expect(faults({ ...typed, phone: '0401234567', site: { ...site, meteringPointId: 'x' } }, asked)).toEqual(['site']);
    const schema = addonSchema({ ...facts, ...asked });
    const { site: read } = v.parse(schema, { ...typed, phone: '0401234567', site });
    expect(sent({}, { site: read }).formData.deliverySite).toEqual({
      address: null,
      meteringPointId: 'Y7012345',
      contractCode: null,
    });
  });

  test('of an employee where it is sold', () => {
    expect(faults(typed, { orderer: { isStaff: true, salesPoints: [{ salesPointId: '1', name: 'x' }] } })).toEqual([
      'salesChannel',
      'salesPointId',
    ]);
  });

  test('the draft is of the page, which its receipt knows as well, and keeps no sale (draft.receipt)', () => {
    expect(addonDraft({ location: '/contracts/K1001/vap-addition/b2c' })).toMatchObject({
      name: 'contracts.K1001.vap-addition.b2c',
      keeps: ['addon', 'email', 'phone', 'site', 'consents'],
    });
  });
});
