import type { AddonProducts, NewAddition, OrderResult } from '../../../domain/types.ts';
import type { Answer, Beginning, Call, KeptDraft, Part, Place } from '../../flowModel.ts';
import { result as ordered } from '../../order/model/parts.ts';

/*
 * The page of a lock. Whatever the day is, the server's answer has its window open.
 */

export const address = '/contracts/K24013090027/lock-price/lock';
export const ofStrangers = '/lock-price/campaign/hintalukko';
const person = 'Jyrki-Pekka Väisänen';

export const title = { fi: 'Lukitse hinta jaksolle 01.01.–31.01.2027', values: { period: '01.01.–31.01.2027' } };
export const change: Part = { role: 'button', name: 'Vaihda osoite' };
export const use: Part = { role: 'button', name: 'Käytä tätä osoitetta' };
export const cancel: Part = { role: 'button', name: { fi: 'Peruuta', id: 'priceLock.address.cancel' } };
export const dialog = 'Onko tämä osoitteesi?';
export const calendar: Part = { role: 'button', name: 'Lisää kalenteriin' };

/** What a guard reads: whether it was sent by a page that is no more, and by whom. */
export interface Key {
  isOpen: boolean;
  isSentBefore: boolean;
  /** Nobody has signed in. */
  isStranger: boolean;
  /** It may be sent again after a while only. */
  mustWait: boolean;
}
export const isNew = ({ key }: Place<Key>) => !key.isSentBefore;
export const isOld = ({ key }: Place<Key>) => key.isSentBefore;
export const isStranger = ({ key }: Place<Key>) => key.isStranger;
export const isKnown = ({ key }: Place<Key>) => !key.isStranger;

const texts = { fi: 'Sama hinta koko kuukauden.', sv: 'Samma pris hela månaden.', en: 'One price all month.' };
const energy = {
  priceInclVat: '6.75',
  priceExclVat: '5.3785',
  vatAmount: '1.3715',
  vatPercentage: '25.5',
  pricingUnit: 'c/kWh',
  normalPriceInclVat: null,
} as const;
const terms = {
  fi: 'Olen lukenut sopimusehdot ja hinnaston ja hyväksyn ne.',
  sv: 'Jag har läst avtalsvillkoren och prislistan och godkänner dem.',
  en: 'I have read the terms of contract and the price list, and I accept them.',
};

/** The lock as it is offered while the window is open. */
const offered: Omit<AddonProducts, 'contract' | 'hasEnvironmental'> = {
  campaign: {
    campaignId: 'hintalukko',
    name: 'Hinnan lukitus',
    customerType: 'B2C',
    state: 'open',
    opensOn: '2025-01-01',
    closesOn: null,
  },
  addons: [
    {
      templateId: 'hintalukko',
      tariffNo: 478,
      campaignCode: 'LUKKO',
      productName: 'Kajo Hintalukko',
      vapType: 'other',
      contractValidityLabel: null,
      customerType: 'B2C',
      prices: { energy },
      salesTexts: { web: texts },
      icon: 'service',
      modalId: null,
      detachedAddon: false,
      isSmartPackage: false,
      isPopular: false,
      isIncluded: false,
      takesIn: [],
      noticePeriodDays: 0,
      personalDataTransferNeeded: false,
      partnerName: null,
      terms: [],
    },
  ],
  today: '2026-12-02',
  startDate: '2027-01-01',
  consents: [{ id: 'terms', kind: 'contract', version: '2026-11-01', text: terms, links: [] }],
};
/** In milliseconds: a window that closes while somebody waits, not before they have come there and before their session ends. */
export const UNTIL_CLOSED = 8 * 60_000;
/** In milliseconds: a window that opens while somebody waits, and closes after that before their session ends. */
export const UNTIL_OPEN = 3 * 60_000;
/** It closes so long after it was asked for. */
const window = () => ({
  isOpen: true,
  opensAt: '2026-11-30T22:00:00.000Z',
  closesAt: new Date(Date.now() + UNTIL_CLOSED).toISOString(),
  window: { from: '2026-12-01', to: '2026-12-03' },
  period: { from: '2027-01-01', to: '2027-01-31' },
});
const ofContract: AddonProducts = {
  ...offered,
  contract: {
    contractCode: 'K24013090027',
    contractNo: '24013090027',
    customerId: '40130244',
    productName: 'Tarka',
    place: 'Lentävänniemenkatu 21 A 14, 33410 Tampere',
    meteringPointNo: '7044027',
    meteringPointId: 'Y7044027',
  },
  hasEnvironmental: false,
  get priceLock() {
    return { ...window(), whyNot: null, margin: '0.69', baseFee: '4.20', comparison: null };
  },
};
/** The same before the window, which opens so long after it was asked for. */
const beforeWindow: AddonProducts = {
  ...offered,
  addons: [],
  contract: ofContract.contract,
  hasEnvironmental: false,
  get priceLock() {
    const opensAt = new Date(Date.now() + UNTIL_OPEN).toISOString();
    return { ...window(), isOpen: false, opensAt, whyNot: null, margin: '0.69', baseFee: '4.20', comparison: null };
  },
};
const json = (of: object): Answer => ({ status: 200, json: of });
const read = (path: string): Call => ({ method: 'GET', path });
/** Asked again, it names the tariffs that the page knows by then. */
const contractRead = read('/api/contract/*/*/addonproducts/lock*');

export const open: Beginning = { person, address, answers: [{ call: contractRead, answer: json(ofContract) }] };
export const closed: Beginning = {
  person,
  address,
  answers: [
    { call: contractRead, answer: json(beforeWindow) },
    { call: contractRead, answer: json(ofContract) },
  ],
};
export const byStranger: Beginning = {
  person: null,
  address: ofStrangers,
  answers: [
    {
      call: read('/api/contract/addonproducts/hintalukko'),
      answer: json({
        ...offered,
        get priceLock() {
          return window();
        },
      }),
    },
  ],
};
const draft: KeptDraft = {
  name: 'contracts.K24013090027.lock-price.lock',
  version: 1,
  values: { email: 'jyrki-pekka.vaisanen@kajo.example', phone: '', consents: {} },
  isSent: true,
};
export const sentBefore: Beginning = { ...open, draft };

export const request = { campaignId: 'hintalukko' } as NewAddition;
export const locked: OrderResult = {
  ...ordered,
  process: 'vapAddition',
  isMoving: false,
  product: {
    campaignId: 'hintalukko',
    templateId: 'hintalukko',
    productName: 'Kajo Hintalukko',
    productKind: 'ValueAdded',
    customerType: 'B2C',
    isRefund: false,
    place: 'Lentävänniemenkatu 21 A 14, 33410 Tampere',
    startDate: '2027-01-01',
    price: energy,
    addition: {
      contractCode: 'K24013090027',
      contractName: 'Tarka',
      place: 'Lentävänniemenkatu 21 A 14, 33410 Tampere',
      startDate: '2027-01-01',
      takesIn: [],
      goesOn: false,
      currentLocation: address,
      lock: { from: '2027-01-01', to: '2027-01-31' },
    },
  },
};
export const notImported: OrderResult = { ...locked, importNo: null };
