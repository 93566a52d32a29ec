import { Failure } from '../../../domain/failure.ts';
import type { RemovableAddon, RemovableAddons } from '../../../domain/types.ts';
import type { Part, Place, Texts } from '../../flowModel.ts';

/** Of the page, which has no invoices. */
export const heading = 'Sinulla ei ole vielä laskuja';
export const dialog = 'Lisäpalvelun lopettaminen';

export const customerId = '40127731';
export const address = 'Koivukuja 4 B, 33820 Tampere';
const contractNo = '23014478016';
export const cover: RemovableAddon = {
  contractNo,
  contractCode: `K${contractNo}`,
  address,
  tariffNo: 702,
  productName: 'Häiriöturva',
  description: 'Sähköasentaja tulee ympäri vuorokauden.',
  price: { amount: '1.90', unit: 'EUR/month', vatPercentage: '25.5' },
  endDate: null,
  blockedFor: null,
  noticePeriodDays: 30,
  terminateTemplateNo: 1,
  firstDay: '2027-01-04',
  lastDay: '2027-12-04',
  endsWithIt: [],
};
export const smart: RemovableAddon = {
  ...cover,
  tariffNo: 706,
  productName: 'Kajo Älypaketti',
  description: 'Kaksi palvelua yhteen hintaan.',
  price: { ...cover.price, amount: '4.90' },
  firstDay: '2027-01-11',
  endsWithIt: [{ productName: 'Sähkövahti', description: 'Tekstiviesti, kun sähköt ovat poikki.' }],
};
/** One that ends already. */
export const wind: RemovableAddon = {
  ...cover,
  tariffNo: 701,
  productName: 'Tuulisähkö',
  endDate: '2027-02-28',
  blockedFor: 'ending',
};
/** One that a package includes. */
export const watch: RemovableAddon = { ...cover, tariffNo: 704, productName: 'Sähkövahti', blockedFor: 'included' };
/** One whose contract ends before its notice. */
export const water: RemovableAddon = {
  ...cover,
  tariffNo: 703,
  productName: 'Vesisähkö',
  blockedFor: 'withContract',
};

export const several: RemovableAddons = { customerId, addons: [cover, smart, wind] };
export const blocked: RemovableAddons = { customerId, addons: [wind, watch, water] };
export const none: RemovableAddons = { customerId, addons: [] };

export const removed = {
  contractCode: cover.contractCode,
  tariffNo: cover.tariffNo,
  productName: cover.productName,
  endDate: cover.firstDay,
  endsWithIt: [],
  isMailed: true,
};

export const open: Part = { role: 'button', name: 'Lopeta lisäpalvelu' };
/** Each is told apart by where it is and what it costs. */
const named = ({ productName }: RemovableAddon, local: string, en: string): Part => ({
  role: 'radio',
  name: {
    fi: `${productName} ${address}, ${local}\u00A0€/kk`,
    sv: `${productName} ${address}, ${local}\u00A0€/mån`,
    en: `${productName} ${address}, €${en}/month`,
    isData: true,
  },
});
export const ofCover: Part = named(cover, '1,90', '1.90');
export const ofSmart: Part = named(smart, '4,90', '4.90');
export const day: Part = { role: 'textbox', name: 'Tai kirjoita päivä' };

const twoDigits = (part: number) => String(part).padStart(2, '0');
const in2027 = (date: number, month: number): Texts => ({
  fi: `${date}.${month}.2027`,
  sv: `${date}.${month}.2027`,
  en: `${twoDigits(date)}/${twoDigits(month)}/2027`,
});
/** Days, as each language writes them. */
export const written = {
  first: in2027(4, 1),
  last: in2027(4, 12),
  before: in2027(3, 1),
  after: in2027(5, 12),
  firstOfPackage: in2027(11, 1),
  ending: in2027(28, 2),
};
export const send: Part = { role: 'button', name: 'Lopeta palvelu' };
export const cancel: Part = { role: 'button', name: { fi: 'Peruuta', id: 'removal.cancel' } };
export const signInAgain: Part = { role: 'link', name: 'Kirjaudu uudelleen' };

/** Why it is refused, in the words of the answer. */
export const told = 'Lisäpalvelu on juuri lopetettu.';
const code = 'removal.notPossible';
export const notPossible = {
  error: new Failure({ kind: 'conflict', code, more: { errorMessage: told } }),
  answer: {
    status: 409,
    json: { type: 'about:blank', title: code, status: 409, code, requestId: '7f3a20c1', errorMessage: told },
  },
};

export interface Key {
  /** The service that is chosen, by its tariff. */
  tariffNo: number | null;
  /** The day is the first that may be, the last one, or one beyond them. */
  day: 'first' | 'last' | 'before' | 'after';
  /** What came is that none can be ended, or that there are none. */
  found: 'none' | 'blocked' | 'some' | null;
  isMailed: boolean;
  /** After too many calls it is counted down until one may try again. */
  isCountedDown: boolean;
}
export type Here = Place<Key>;

export const isCover = ({ key }: Here) => key.tariffNo === cover.tariffNo;
export const isFirst = ({ key }: Here) => key.day === 'first';
