import type { DueCalendar, DueSubscription } from '../../../domain/types.ts';
import type { Part } from '../../flowModel.ts';

/*
 * The dialog of due days, over the page of invoices.
 */

export const customerId = '40127731';
export const heading = { fi: 'Laskut', id: 'invoices.title' };
export const dialog = 'Eräpäivät kalenteriin';

export const open: Part = { role: 'button', name: 'Avaa eräpäivät' };
export const save: Part = { role: 'button', name: 'Lataa kalenteritiedosto' };
export const subscribe: Part = { role: 'button', name: 'Tee kalenteriosoite' };
export const renew: Part = { role: 'button', name: 'Tee uusi osoite' };
export const end: Part = { role: 'button', name: 'Lopeta tilaus' };
export const close: Part = { role: 'button', name: { fi: 'Sulje', id: 'dueCalendar.close' } };

export const known: DueCalendar = {
  customerId,
  subscribedAt: null,
  file: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
};
export const knownBefore: DueCalendar = { ...known, subscribedAt: '2026-11-01T10:00:00.000Z' };
export const subscription: DueSubscription = {
  address: 'https://oma.kajo.example/api/due-days/c2VjcmV0c2VjcmV0c2Vjcg',
  subscribedAt: '2026-11-21T10:00:00.000Z',
};
