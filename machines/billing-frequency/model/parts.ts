import { Failure } from '../../../domain/failure.ts';
import type { BilledContract, BillingFrequencies } from '../../../domain/types.ts';
import type { Part, Place } from '../../flowModel.ts';

/** Of the page, which has no invoices. */
export const heading = 'Sinulla ei ole vielä laskuja';
export const dialog = 'Kuinka usein lasku tulee?';

export const customerId = '40127731';
const address = 'Koivukuja 4 B, 33820 Tampere';
export const spot: BilledContract = {
  contractNo: '23014478016',
  contractCode: 'K23014478016',
  address,
  isDistrictHeat: false,
  frequency: 1,
  isChangeable: true,
};
export const heat: BilledContract = {
  ...spot,
  contractNo: '19011032207',
  contractCode: 'K19011032207',
  isDistrictHeat: true,
  isChangeable: false,
};
export const known: BillingFrequencies = {
  customerId,
  isFeatureBlocked: false,
  blockedFor: null,
  contracts: [spot, heat],
};
export const options = {
  options: [
    { frequency: 1, invoicesAYear: 12 },
    { frequency: 2, invoicesAYear: 6 },
    { frequency: 3, invoicesAYear: 4 },
  ],
};
export const change = { contractCode: spot.contractCode, billingGroup: { billingGroupNo: 2 }, isMailed: true };

export const open: Part = {
  role: 'button',
  name: { fi: 'Muuta', id: 'billing.open' },
  mark: { fi: `laskutusväliä, ${address}`, values: { address } },
};
export const everyMonth: Part = {
  role: 'radio',
  name: { fi: 'Joka kuukausi', id: 'billing.choice', values: { months: 1 } },
};
export const everyOther: Part = {
  role: 'radio',
  name: { fi: '2 kuukauden välein', id: 'billing.choice', values: { months: 2 } },
};
export const send: Part = { role: 'button', name: 'Vaihda laskutusväli' };
export const cancel: Part = { role: 'button', name: { fi: 'Peruuta', id: 'billing.cancel' } };
export const signInAgain: Part = { role: 'link', name: 'Kirjaudu uudelleen' };

/** Why it is refused, in the words of the answer. */
export const told = 'Laskutusväliä ei voi vaihtaa, kun lasku on juuri siirtynyt perintään.';
const code = 'billing.notPossible';
export const notPossible = {
  error: new Failure({ kind: 'conflict', code, more: { errorMessage: told } }),
  answer: {
    status: 409,
    json: { type: 'about:blank', title: code, status: 409, code, requestId: '7f3a20c1', errorMessage: told },
  },
};

export interface Key {
  blockedFor: BillingFrequencies['blockedFor'];
  /** How often the contract is invoiced, in months. */
  months: number;
  /** Another is chosen. */
  isOther: boolean;
  hasOptions: boolean;
  isMailed: boolean;
  /** After too many calls it is counted down until one may try again. */
  isCountedDown: boolean;
}
export type Here = Place<Key>;
