import type { ContactUpdate, NewContactUpdate } from '../../../domain/types.ts';
import type { Action, Held, KeptDraft, Part, Place } from '../../flowModel.ts';

/*
 * The pages on which an e-mail address and an account are changed. They differ by a field, and an account is kept nowhere;
 * what both do alike is walked on the page of the address.
 */

export const address = '/update/email-address';
export const accountAddress = '/update/bank-account';

/** What a guard reads, and of which page it is: whether it was sent by a page that is no more, and by whom. */
export interface Key {
  isAccount: boolean;
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
export const isAccount = ({ key }: Place<Key>) => key.isAccount;
export const isAddress = ({ key }: Place<Key>) => !key.isAccount;

export const title = { fi: 'Vaihda sähköpostiosoite', id: 'update.email.title' };
export const done = { fi: 'Sähköpostiosoite on vaihdettu', id: 'update.email.done' };
export const accountTitle = { fi: 'Vaihda tilinumero', id: 'update.account.title' };
export const accountDone = { fi: 'Tilinumero on vaihdettu', id: 'update.account.done' };
export const proofTitle = 'Vahvista muutos tunnistautumalla';
export const nothing = 'Mitään ei muutettu';

export const customerNo: Part = { role: 'textbox', name: { fi: 'Asiakasnumero', id: 'update.customerNo' } };
export const email: Part = { role: 'textbox', name: 'Uusi sähköpostiosoite' };
export const iban: Part = { role: 'textbox', name: 'Uusi tilinumero (IBAN)' };
/** Of who has signed in through a bank; a stranger goes on to the bank. */
export const save: Part = { role: 'button', name: 'Tallenna muutos' };
export const toProof: Part = { role: 'button', name: 'Jatka tunnistautumiseen' };
export const toBank: Part = { role: 'link', name: 'Tunnistaudu pankkitunnuksilla', to: '/update/redirect/*' };
export const giveUp: Part = { role: 'button', name: 'Keskeytä muutos' };
export const goOn: Part = { role: 'button', name: 'Palaa lomakkeelle' };

const written = 'aino.uusi@kajo.example';
/** Who has signed in finds the number there. */
export const sends: Action[] = [{ fill: email, text: written }, { press: save }];
export const sendsOfStranger: Action[] = [
  { fill: customerNo, text: '4012 7731' },
  { fill: email, text: written },
  { press: toProof },
];
export const holds: Held[] = [{ part: email, text: written }];

const typedAccount = 'FI21 1234 5600 0007 85';
export const sendsAccount: Action[] = [{ fill: iban, text: typedAccount }, { press: save }];
export const sendsAccountOfStranger: Action[] = [
  { fill: customerNo, text: '4012 7731' },
  { fill: iban, text: typedAccount },
  { press: toProof },
];
export const holdsAccount: Held[] = [{ part: iban, text: typedAccount }];

const draft: Omit<KeptDraft, 'isSent'> = {
  name: 'update.emailAddress',
  version: 1,
  values: { customerNo: '40127731', email: written },
};
export const sentBefore = { person: 'Aino Mäkelä', address, draft: { ...draft, isSent: true as const } };

export const request: NewContactUpdate = { kind: 'emailAddress', customerNo: '40127731', value: written };
export const accountRequest: NewContactUpdate = {
  kind: 'bankAccount',
  customerNo: '40127731',
  value: 'FI2112345600000785',
};
const orderId = '5f0c9a52-6f0e-4d0e-9a55-0a4f0c1f8d11';
export const made: ContactUpdate = {
  kind: 'emailAddress',
  state: 'made',
  orderId,
  verifier: null,
  proofUntil: null,
  isMailed: true,
};
export const pending: ContactUpdate = {
  ...made,
  state: 'proofNeeded',
  verifier: 'c2VjcmV0c2VjcmV0c2VjcmV0',
  proofUntil: '2099-01-01T10:00:00.000Z',
  isMailed: false,
};
export const madeAccount: ContactUpdate = { ...made, kind: 'bankAccount' };
export const pendingAccount: ContactUpdate = { ...pending, kind: 'bankAccount' };
