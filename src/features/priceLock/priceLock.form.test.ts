import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Addon } from '../../../domain/types.ts';
import { emptyAddition } from '../../shared/addition/addition.form.ts';
import { newAddition } from '../../shared/addition/newAddition.ts';
import { noConsents } from '../../shared/consents/noConsents.ts';
import { emptySite } from '../../shared/deliverySite/siteValues.ts';
import { lockSchema } from './later/lock.schema.ts';
import { lockConsents, lockDraft, type LockInput, type OfferedLock } from './priceLock.form.ts';

const text = { fi: 'x', sv: 'y', en: 'z' };
const consent = (id: 'terms' | 'earlyStart' | 'marketingEmail') =>
  ({ id, kind: 'contract', version: '2026-11-01', text, links: [] }) as OfferedLock['consents'][number];
const lock = {
  templateId: 'hintalukko',
  tariffNo: 478,
  campaignCode: 'LUKKO',
  customerType: 'B2C',
  personalDataTransferNeeded: false,
} as Addon;
const offered: OfferedLock = {
  campaign: { campaignId: 'hintalukko' } as OfferedLock['campaign'],
  today: '2026-12-02',
  startDate: '2027-01-01',
  consents: [consent('terms'), consent('earlyStart'), consent('marketingEmail')],
  lock,
  priceLock: {
    isOpen: true,
    opensAt: null,
    closesAt: null,
    window: null,
    period: { from: '2027-01-01', to: '2027-01-31' },
  },
  contract: {
    contractCode: 'K1001',
    contractNo: '1001',
    customerId: '40130244',
    productName: 'Tarka',
    place: 'Lentävänniemenkatu 21',
    meteringPointNo: '7044027',
    meteringPointId: 'Y7044027',
  },
  contractCode: null,
  location: '/contracts/K1001/lock-price/lock',
};
const input: LockInput = { ...emptyAddition, email: 'jp@kajo.example', site: null };
const sentBy = (of: OfferedLock, values: LockInput = input) => {
  const { terms, boxes } = lockConsents(of);
  return newAddition('lockPrice', of, {
    input: values,
    product: lock,
    boxes: [...(terms ? [terms] : []), ...boxes],
    locale: 'fi',
    salesInfo: null,
    importAsOffer: false,
  });
};

describe('what is agreed to (priceLock.form)', () => {
  test('the terms, by the button alone', () => {
    const { terms, boxes } = lockConsents(offered);
    expect([terms?.id, boxes]).toEqual(['terms', []]);
    expect(sentBy(offered).consents).toEqual([{ id: 'terms', version: '2026-11-01', isGiven: true }]);
  });

  test('a start within the time of withdrawal, by its box', () => {
    const soon = { ...offered, today: '2026-12-21' };
    expect(lockConsents(soon).boxes.map(({ id }) => id)).toEqual(['earlyStart']);
    expect(sentBy(soon).consents.at(-1)).toMatchObject({ id: 'earlyStart', isGiven: false });
    const ticked = { ...input, consents: { ...noConsents, earlyStart: true } };
    expect(sentBy(soon, ticked).consents.at(-1)).toMatchObject({ id: 'earlyStart', isGiven: true });
  });

  test('nothing while there is no lock to be had', () => {
    expect(lockConsents({ ...offered, lock: null })).toEqual({ terms: undefined, boxes: [] });
  });
});

describe('the order', () => {
  test('of a customer names the contract, and asks for no phone number', () => {
    expect(sentBy(offered)).toMatchObject({
      processFlow: 'lockPrice',
      campaignId: 'hintalukko',
      productData: { templateId: 'hintalukko', tariffNo: 478, campaignCode: 'LUKKO' },
      currentLocation: '/contracts/K1001/lock-price/lock',
      phone: null,
      formData: { customerId: '40130244', deliveryDetails: { contractNo: '1001' }, deliverySite: null },
      meteringPointInfo: { meteringPointNo: '7044027', meteringPointId: 'Y7044027' },
    });
  });

  test('of a stranger names the contract of the link, of which nothing is known', () => {
    const sent = sentBy({ ...offered, contract: null, contractCode: 'K1002' }, { ...input, phone: '0401234567' });
    expect(sent).toMatchObject({
      phone: '0401234567',
      formData: {
        customerId: null,
        deliveryDetails: { contractNo: null },
        deliverySite: { address: null, meteringPointId: null, contractCode: 'K1002' },
      },
      meteringPointInfo: null,
    });
  });

  test('of a stranger whose link names none names the place (addition.anonymous)', () => {
    const of = { ...offered, contract: null, contractCode: null };
    const site = { address: { ...emptySite.address, streetName: 'Koivukuja' }, meteringPointId: 'Y7044027' };
    expect(sentBy(of, { ...input, phone: '0401234567', site }).formData.deliverySite).toEqual({
      address: null,
      meteringPointId: 'Y7044027',
      contractCode: null,
    });
  });
});

test('a stranger says how they are reached and where, an employee where it is sold', () => {
  const faults = (asked: Partial<Parameters<typeof lockSchema>[0]>) => {
    const facts = {
      boxes: [],
      isPhoneAsked: false,
      isSiteAsked: false,
      orderer: { isStaff: false, salesPoints: [] },
      ...asked,
    };
    const { issues } = v.safeParse(lockSchema(facts), { ...emptyAddition, email: 'jp@kajo.example' });
    return [...new Set(issues?.map((issue) => v.getDotPath(issue)?.split('.')[0]))];
  };
  expect(faults({})).toEqual([]);
  expect(faults({ isPhoneAsked: true })).toEqual(['phone']);
  expect(faults({ isPhoneAsked: true, isSiteAsked: true })).toEqual(['phone', 'site']);
  const salesPoints = [{ salesPointId: '1', name: 'x' }];
  expect(faults({ orderer: { isStaff: true, salesPoints } })).toEqual(['salesChannel', 'salesPointId']);
});

test('the draft is of the page, which its receipt knows as well, and keeps no sale (draft.receipt)', () => {
  expect(lockDraft({ location: '/lock-price/campaign/hintalukko/contract/K1001' })).toMatchObject({
    name: 'lock-price.campaign.hintalukko.contract.K1001',
    keeps: ['email', 'phone', 'site', 'consents'],
  });
});
