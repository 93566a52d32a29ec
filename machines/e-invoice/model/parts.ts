import type { EInvoice } from '../../../domain/types.ts';
import { refusal } from '../../failures.ts';
import type { Part, Place, Text } from '../../flowModel.ts';

export const title = { fi: 'Tilaa e-lasku pankkiin', id: 'eInvoice.heading' };
/** Of the page under the dialog, which has no invoices. */
export const invoices = 'Sinulla ei ole vielä laskuja';
export const bank: Part = { role: 'combobox', name: { fi: 'Pankki', id: 'eInvoice.bank' } };
export const send: Part = { role: 'button', name: 'Lähetä tilaus' };
export const cancel: Part = { role: 'button', name: { fi: 'Peruuta', id: 'eInvoice.cancel' } };
export const close: Part = { role: 'button', name: { fi: 'Sulje', id: 'eInvoice.close' } };
export const open: Part = { role: 'button', name: { fi: 'Tilaa e-lasku', id: 'eInvoice.order' } };
export const change: Part = { role: 'button', name: 'Vaihda pankki' };
export const prove: Part = { role: 'link', name: { fi: 'Tunnistaudu pankkitunnuksilla', id: 'update.toBank' } };
export const call: Part = { role: 'link', name: { fi: 'Soita asiakaspalveluun', id: 'session.callService' } };
export const toInvoices: Part = { role: 'link', name: 'Siirry laskuihin' };

export const done = { fi: 'E-lasku odottaa hyväksyntääsi pankissasi', id: 'eInvoice.doneHeading' };
export const doneText: Text = {
  fi: 'Tilaus on lähetetty, pankki: OP. Hyväksy e-lasku verkkopankissasi tai pankkisi sovelluksessa muutaman päivän kuluttua. Siihen asti laskut tulevat kuten ennenkin, ja jo tulleet maksetaan tavalliseen tapaan.',
  values: { name: 'OP' },
};
export const mailed = 'Tieto tilauksesta lähti sähköpostiisi.';
export const waitingAt = (name: string): Text => ({ fi: `Odottaa hyväksyntääsi: ${name}.`, values: { name } });
export const activeAt: Text = { fi: 'Käytössä: Nordea', values: { name: 'Nordea' } };
export const offer = 'Lasku suoraan verkkopankkiin';
export const notPossible = 'E-laskua ei voi tilata. Tilanne on voinut muuttua sen jälkeen, kun tämä sivu avattiin.';
export const failed = 'E-laskun tilaaminen ei onnistunut';
export const notArrived = 'Lähetys ei mennyt perille. Täyttämäsi tiedot ovat tallessa. Lähetä uudelleen.';
export const sessionOver = 'Istuntosi päättyi ennen lähetystä';
export const signInAgain: Part = { role: 'link', name: 'Kirjaudu uudelleen' };

export const customerId = '40127731';
export const nordea = { id: 'nordea', name: 'Nordea', bic: 'NDEAFIHH' };
export const op = { id: 'op', name: 'OP', bic: 'OKOYFIHH' };
export const known: EInvoice = { customerId, standing: 'none', bank: null, banks: [nordea, op] };
export const order = { customerId, bank: op, isMailed: true };
export const outdated = refusal(409, { kind: 'conflict', code: 'eInvoice.notPossible' });

export const stands = (changed: Partial<EInvoice>) => {
  const answer = { ...known, ...changed };
  return { output: answer, answer: { status: 200, json: answer } };
};

export interface Key {
  isPage: boolean;
  isWanted: boolean;
  hasCustomer: boolean;
  isChosen: boolean;
  /** The bank that is asked. */
  waitsAt: string | null;
  isCompany: boolean;
  isMailed: boolean;
}
export type Here = Place<Key>;
export const isPage = ({ key }: Here) => key.isPage;
export const isDialog = ({ key }: Here) => !key.isPage;
export const isWaiting = ({ key }: Here) => key.waitsAt !== null;
export const isNew = (here: Here) => !isWaiting(here);
