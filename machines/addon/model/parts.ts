import { additionStart } from '../../../domain/addons/index.ts';
import { isWithinWithdrawal } from '../../../domain/orders/index.ts';
import { helsinkiToday } from '../../../domain/time/index.ts';
import type { NewAddition, OrderResult } from '../../../domain/types.ts';
import type { Action, Held, KeptDraft, Part, Place } from '../../flowModel.ts';
import { earlyStart, email, fillsSite, phone, result as ordered, submit, terms } from '../../order/model/parts.ts';

/*
 * The page of an add-on.
 */

export const address = '/contracts/K23014478016/vap-addition/vas';
/** What is chosen to begin with is the same for everybody. */
export const ofStrangers = '/add-vap/campaign/vas?addon=sahkovahti';

export const title = 'Valitse lisäpalvelu';

/** What a guard reads: whether it was sent by a page that is no more, and by whom. */
export interface Key {
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

const watch = { fi: 'Sähkövahti', sv: 'Elvakt', en: 'Power Watch' };
/** What is chosen to begin with. */
export const first: Part = { role: 'radio', name: { ...watch, isData: true } };
export const other: Part = {
  role: 'radio',
  name: { fi: 'Latausohjaus', sv: 'Laddstyrning', en: 'Charging Control', isData: true },
};
export const thanks = { fi: 'Kiitos, Sähkövahti on tilattu', values: { name: watch } };
/** What the answer of before says, whatever language is read: it was another. */
export const thanksAsTold = { fi: 'Kiitos, Latausohjaus on tilattu', values: { name: 'Latausohjaus' } };

const today = helsinkiToday(Date.now());
/** It begins on the first of a month: who orders in the first half of the one before cannot withdraw any more by then (`addition.start`). */
export const isEarly: boolean = isWithinWithdrawal(additionStart({ startDate: today }, today), today);
const consents: Part[] = isEarly ? [terms, earlyStart] : [terms];
export const boxes: Action[] = consents.map((part) => ({ check: part }));
export const submits: Action[] = [...boxes, { press: submit }];
/** A stranger says how they are reached and where it is. */
export const typesOfStranger: Action[] = [
  ...fillsSite.slice(1),
  { fill: email, text: 'aino.makela@kajo.example' },
  { fill: phone, text: '0401234567' },
];
export const ticked: Held[] = consents.map((part) => ({ part, isChecked: true }));

const draft: Omit<KeptDraft, 'isSent'> = {
  name: 'contracts.K23014478016.vap-addition.vas',
  version: 1,
  values: {
    addon: 'sahkovahti',
    email: 'aino.makela@kajo.example',
    phone: '',
    consents: { terms: true, earlyStart: true },
  },
};
export const sentBefore = { person: 'Aino Mäkelä', address, draft: { ...draft, isSent: true as const } };

export const request = { campaignId: 'vas' } as NewAddition;
export const added: OrderResult = {
  ...ordered,
  process: 'vapAddition',
  isMoving: false,
  product: {
    campaignId: 'vas',
    templateId: 'sahkovahti',
    productName: watch.fi,
    productKind: 'ValueAdded',
    customerType: 'B2C',
    isRefund: false,
    place: 'Koivukuja 4 B, 33820 Tampere',
    startDate: '2026-12-01',
    addition: {
      contractCode: 'K23014478016',
      contractName: 'Kajo Pörssi',
      place: 'Koivukuja 4 B, 33820 Tampere',
      startDate: '2026-12-01',
      takesIn: [],
      goesOn: false,
      currentLocation: address,
    },
  },
};
export const addedBefore: OrderResult = {
  ...added,
  product: added.product && { ...added.product, templateId: 'latausohjaus', productName: 'Latausohjaus' },
};
export const notImported: OrderResult = { ...added, importNo: null };
