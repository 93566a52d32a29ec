import type { Invoice, Invoices } from '../../domain/types.ts';
import { failures, refusal } from '../failures.ts';
import { flowModel, type Action, type Answer, type Part, type Place } from '../flowModel.ts';
import { tryAgain } from '../words.ts';
import { invoiceListMachine } from './invoiceList.machine.ts';
import { detailsOf, pageOf, postponable, postponement } from './model/invoices.ts';

const heading = { fi: 'Laskut', id: 'invoices.title' };
const all = { fi: 'Kaikki laskut', id: 'invoices.all' };
const failed = 'Laskuja ei saatu näkyviin';
const moreFailed = 'Loppuja laskuista ei voitu hakea';
const more: Part = { role: 'button', name: 'Näytä lisää laskuja' };
const whole: Part = { role: 'button', name: 'Hae myös vanhemmat laskut' };
const fetching = 'Ladataan vanhempia laskuja…';
const allPaid = 'Kaikki laskut on maksettu.';
/** The year of all that is listed here. */
const ofYear: Part = { role: 'radio', name: { fi: '2025', isData: true } };
const noMore: Part = { role: 'radio', name: { fi: 'Kaikki', id: 'invoices.filterAll' } };

const postpone: Part = { role: 'button', name: 'Siirrä eräpäivää' };
const postpones: Action[] = [
  { press: postpone },
  { press: { role: 'button', name: { fi: 'Siirrä eräpäivä', id: 'postpone.confirm' }, isInDialog: true } },
];
const day = { fi: '10.3.2026', sv: '10.3.2026', en: '10/03/2026' };
const postponed = { fi: 'Uusi eräpäivä on 10.3.2026.', id: 'postpone.done', values: { day } };
const fixed = 'Laskun eräpäivää ei voi enää siirtää.';

const notPossible = refusal(409, { kind: 'conflict', code: 'invoices.postponeNotPossible' });
const none = refusal(404, { kind: 'notFound', code: 'invoices.none' });

const answerOf = (json: Invoices): Answer => ({ status: 200, json });

interface Key {
  pageNo: number;
  hasMore: boolean;
  /** All are wanted, and not all are there. */
  isWhole: boolean;
  /** Those that were shown before are wanted, and the second is not there. */
  isAwaited: boolean;
  /** After too many calls it is counted down until one may try again. */
  isCountedDown: boolean;
  /** It is said why the last try came to nothing. */
  isTold: boolean;
  /** Whether what is to be paid may be postponed, was postponed or cannot be after all; all of what is listed is paid. */
  toPay: 'postponable' | 'postponed' | 'fixed' | 'nothing';
}
type Here = Place<Key>;
const isCountedDown = ({ key }: Here) => key.isCountedDown;
const mayTry = (here: Here) => !isCountedDown(here);
const isTold = ({ key }: Here) => key.isTold;
const isNew = (here: Here) => !isTold(here);
const isWhole = ({ key }: Here) => key.isWhole;
const isInPart = (here: Here) => here.key.hasMore && !isWhole(here);

const isToPay = (toPay: Key['toPay']) => (here: Here) => here.key.toPay === toPay;
function toPayOf(listed: readonly Invoice[]): Key['toPay'] {
  const due = listed.find(({ invoiceStatus }) => invoiceStatus === 'open');
  if (!due) return 'nothing';
  if (due.postponeDueDatePossible) return 'postponable';
  return due.postponedFrom === null ? 'fixed' : 'postponed';
}

const page = (pageNo: number, pageCount: number) => {
  const answer = pageOf(pageNo, pageCount);
  return { output: answer, answer: answerOf(answer) };
};
const toBePaid = pageOf(1, 1, [postponable]);
const nothing = { output: pageOf(2, 2, []), answer: answerOf(pageOf(2, 2, [])) };
/** It stands in the page's place; the address stays. */
const signIn = 'Kaikki sähkösi ja lämpösi yhdessä paikassa';

const openedAt = (address: string) => ({
  person: 'Aino Mäkelä',
  address,
  answers: [
    {
      call: { method: 'GET' as const, path: '/api/invoices/240188301' },
      answer: { status: 200, json: detailsOf(postponable) },
    },
  ],
});

export const model = flowModel({
  machine: invoiceListMachine,
  starts: {
    '': { input: { isWhole: false, pageCount: 1 }, begins: openedAt('/invoices') },
    'with a year in the address': { input: { isWhole: true, pageCount: 1 }, begins: openedAt('/invoices?show=2025') },
    'with a second page that was shown before': {
      input: { isWhole: false, pageCount: 2 },
      begins: openedAt('/invoices?pages=2'),
    },
  },
  events: {
    // A third page is asked for like the second one.
    'list.more': { '': { does: [{ press: more }], where: (here: Here) => isInPart(here) && here.key.pageNo === 1 } },
    'list.whole': {
      'a year is chosen': { does: [{ choose: ofYear }], where: isInPart },
      'the older ones are asked for': {
        does: [{ press: whole }],
        where: (here: Here) => isInPart(here) && isNew(here),
      },
    },
    'invoice.postponed': {
      '': {
        carries: { postponement },
        does: [...postpones, { answer: 'postpone', with: { status: 201, json: postponement } }],
        where: isToPay('postponable'),
      },
    },
    'invoice.fixed': {
      '': {
        carries: { invoiceNo: postponable.invoiceNo },
        does: [...postpones, { answer: 'postpone', with: notPossible.answer }],
        where: isToPay('postponable'),
      },
    },
    'list.retry': { '': { does: [{ press: tryAgain }], where: mayTry } },
  },
  outcomes: {
    readInvoices: {
      'all of them come': page(1, 1),
      'one that may be postponed comes': { output: toBePaid, answer: answerOf(toBePaid) },
      'a page of them comes': page(1, 2),
      'there are none': { output: null, answer: { status: 204, json: null } },
      'a page of none comes': { output: pageOf(1, 0, []), answer: answerOf(pageOf(1, 0, [])) },
      'the server says that there are none': none,
      ...failures,
    },
    readMore: {
      'the rest comes': { ...page(2, 2), where: ({ key }: Here) => key.pageNo === 1 },
      'the last of three comes': { ...page(3, 3), where: ({ key }: Here) => key.pageNo === 2 },
      'another page comes, of more': { ...page(2, 3), where: ({ key }: Here) => key.pageNo === 1 },
      'nothing more is there': nothing,
      'the server says that there is no more': none,
      ...failures,
    },
  },
  calls: {
    readInvoices: { method: 'GET', path: '/api/invoices/all?*pageNo=1*' },
    // The first page too; but that has come by then.
    readMore: { method: 'GET', path: '/api/invoices/all?*pageNo=*' },
    // Of the flow that postpones, which tells the list what came of it.
    postpone: { method: 'POST', path: '/api/invoices/postpone' },
  },
  key: ({ list, isWhole: isWanted, pageCount, failure }): Key => ({
    isAwaited: pageCount === 2 && (list === null || (list.hasMore && list.pageNo === 1)),
    isWhole: isWanted && list?.hasMore !== false,
    pageNo: list?.pageNo ?? 0,
    hasMore: list?.hasMore ?? false,
    isCountedDown: failure?.kind === 'tooMany',
    isTold: failure !== null,
    toPay: toPayOf(list?.invoices ?? []),
  }),
  sees: [
    { in: 'loading', name: 'first', where: isNew, heading, waitsFor: ['readInvoices'] },
    { in: 'loading', name: 'again', where: isTold, heading, texts: [failed], waitsFor: ['readInvoices'] },
    { in: 'failed', name: 'to be tried again', where: mayTry, heading, texts: [failed], can: [tryAgain] },
    { in: 'failed', name: 'counted down', where: isCountedDown, heading, texts: [failed], cannot: [tryAgain] },
    { in: 'empty', heading: 'Sinulla ei ole vielä laskuja' },
    {
      in: 'shown',
      name: 'with one that may be postponed',
      where: isToPay('postponable'),
      heading,
      texts: [all],
      can: [noMore, postpone],
    },
    { in: 'shown', name: 'postponed', where: isToPay('postponed'), heading, texts: [all, postponed], can: [noMore] },
    { in: 'shown', name: 'not postponable', where: isToPay('fixed'), heading, texts: [all, fixed], can: [noMore] },
    {
      in: 'shown',
      name: 'all',
      where: ({ key }: Here) => !key.hasMore && key.toPay === 'nothing',
      heading,
      texts: [all, allPaid],
      can: [noMore],
    },
    { in: 'shown', name: 'some', where: isInPart, heading, texts: [all, allPaid], can: [noMore, more, whole] },
    {
      in: 'appending',
      name: 'first',
      where: (here) => isNew(here) && isInPart(here),
      heading,
      texts: [all, allPaid],
      can: [noMore, whole],
      cannot: [more],
      waitsFor: ['readMore'],
    },
    {
      in: 'appending',
      name: 'all of them',
      where: (here) => isNew(here) && isWhole(here),
      heading,
      texts: [all, allPaid, fetching],
      can: [noMore],
      cannot: [whole],
      waitsFor: ['readMore'],
    },
    {
      in: 'appending',
      name: 'again',
      where: isTold,
      heading,
      texts: [all, allPaid, moreFailed],
      can: [noMore],
      waitsFor: ['readMore'],
    },
    {
      in: 'cutShort',
      name: 'to be tried again',
      where: mayTry,
      heading,
      texts: [all, allPaid, moreFailed],
      can: [noMore, tryAgain],
    },
    {
      in: 'cutShort',
      name: 'counted down',
      where: isCountedDown,
      heading,
      texts: [all, allPaid, moreFailed],
      can: [noMore],
      cannot: [tryAgain],
    },
    { in: 'signInNeeded', heading: signIn },
  ],
});
