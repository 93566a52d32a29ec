import { firstPageQuery } from '../features/invoices/invoices.query.ts';
import type { Reader, Reads } from '../shared/page/reads.ts';
import { representationsQuery } from '../shared/session/queries.ts';
import type { Picture } from './pictures.ts';

export const weights = { '/invoices': 35_000, '/invoices/$invoiceNo': 35_000 };

export const pictures: Picture[] = [
  { name: 'invoices', path: '/invoices', people: ['Aino Mäkelä', 'Outi Rantanen', 'Kaisa Lehtonen'] },
  { name: 'invoices-account', path: '/invoices', people: ['Sari Peltoniemi-Järvinen', 'Eeva Laine'] },
  { name: 'invoices-open', path: '/invoices?show=open', people: ['Aino Mäkelä'] },
  { name: 'invoice', path: '/invoices', follow: '/invoices/', people: ['Aino Mäkelä', 'Åsa Öhman'] },
  {
    name: 'invoices-postpone',
    path: '/invoices',
    people: ['Sari Peltoniemi-Järvinen'],
    press: { fi: 'Siirrä eräpäivää', sv: 'Flytta förfallodagen', en: 'Move the due date' },
  },
  {
    name: 'invoices-calendar',
    path: '/invoices',
    people: ['Aino Mäkelä'],
    press: { fi: 'Avaa eräpäivät', sv: 'Öppna förfallodagarna', en: 'Open due dates' },
  },
  {
    name: 'invoices-addons',
    path: '/invoices',
    people: ['Aino Mäkelä', 'Sari Peltoniemi-Järvinen'],
    press: { fi: 'Lopeta lisäpalvelu', sv: 'Avsluta tilläggstjänst', en: 'End an add-on' },
  },
  { name: 'invoice-pdf', path: '/invoices/pdf/240188301', people: ['Aino Mäkelä'] },
];

// With the names of those whose invoices they may be, which are drawn with the rest, and not put into it.
const list = ({ calls, customerId }: Reader) => [representationsQuery(calls), firstPageQuery(calls, customerId)];
export const reads: Reads = { '/invoices': list };
