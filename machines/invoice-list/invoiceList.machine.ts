import { assign, emit, setup } from 'xstate';
import { toFailure, type Failure } from '../../domain/failure.ts';
import type { Invoice, Invoices, InvoicesToPay, Postponement } from '../../domain/types.ts';
import { unprovided } from '../unprovided.ts';
import { refused, type Refused } from '../refused.ts';

/** What has come so far: the invoices of all pages, the newest first, and what the first page alone has. */
export interface InvoiceList {
  invoices: Invoices['invoices'];
  deliverySites: Invoices['deliverySites'];
  bankDetails: Invoices['bankDetails'];
  ledgers: Invoices['ledgers'];
  /** Of each owner, of the invoices of all pages. */
  toPay: Invoices['toPay'];
  /** The day that the server has, in Europe/Helsinki. */
  today: Invoices['today'];
  /** The last page that has come, from 1 on. */
  pageNo: number;
  /** How many invoices there are; those of pages that have not come are among them. */
  invoiceCount: number;
  hasMore: boolean;
}

interface InvoiceListInput {
  /** Something is chosen from the beginning on, as the address may have it. */
  isWhole: boolean;
  /** So many pages were shown before, as the address may have it; 1 where nobody has asked for more. */
  pageCount: number;
}

interface InvoiceListContext {
  list: InvoiceList | null;
  /** All pages are wanted: what is chosen, counted or summed up is right of all alone. */
  isWhole: boolean;
  /** So many come by themselves. */
  pageCount: number;
  /** Why the last page did not come; null where it did, or is asked for the first time. */
  failure: Failure | null;
}

export type InvoiceListEvent =
  | { type: 'list.more' }
  /** All of them are wanted, as something is chosen among them. */
  | { type: 'list.whole' }
  | { type: 'list.retry' }
  /** One of them is due later. */
  | { type: 'invoice.postponed'; postponement: Postponement }
  /** One of them cannot be postponed, whatever was listed. */
  | { type: 'invoice.fixed'; invoiceNo: string };

interface Answered {
  /** Null where the server says that there is nothing (more). */
  page: Invoices | null;
}
const answered = ({ event }: { event: { output: Invoices | null } }): Answered => ({ page: event.output });
const isNone = ({ error }: Refused) => toFailure(error).code === 'invoices.none';

/** The first page, or another behind those that are there. A metering point is listed once (spec 2 §5). */
function joined(list: InvoiceList | null, page: Invoices): InvoiceList {
  const { pageNo, pageCount, invoiceCount } = page.paging;
  const sites = new Map(
    [...(list?.deliverySites ?? []), ...page.deliverySites].map((one) => [one.meteringPointNo, one]),
  );
  return {
    invoices: [...(list?.invoices ?? []), ...page.invoices],
    // Where a page brings none that is new, what is drawn with them stays.
    deliverySites: sites.size === list?.deliverySites.length ? list.deliverySites : [...sites.values()],
    bankDetails: list ? list.bankDetails : page.bankDetails,
    ledgers: list ? list.ledgers : page.ledgers,
    toPay: list ? list.toPay : page.toPay,
    today: page.today,
    pageNo,
    invoiceCount,
    hasMore: pageNo < pageCount,
  };
}

type NewDays = Partial<Pick<Invoice, 'dueDate' | 'postponedFrom'>>;

/** What has no day is never over. */
const isOver = (day: string | null, today: string) => (day ?? today) < today;

/** In whole cents. */
const cents = (amount: string) => Math.round(Number(amount) * 100);

/** Without what has a later due day now among what is late. */
function withoutLate(toPay: InvoicesToPay, { openAmount }: Invoice): InvoicesToPay {
  const lateAmount = ((cents(toPay.lateAmount) - cents(openAmount)) / 100).toFixed(2);
  return { ...toPay, lateCount: toPay.lateCount - 1, lateAmount };
}

/** The list with one of its invoices changed: it cannot be postponed (again), and with a day to come it is not late. */
function withFixed(list: InvoiceList, invoiceNo: string, days: NewDays): InvoiceList {
  const isMended = (invoice: Invoice) =>
    days.dueDate !== undefined && isOver(invoice.dueDate, list.today) && !isOver(days.dueDate, list.today);
  const fixed = (invoice: Invoice): Invoice => {
    if (invoice.invoiceNo !== invoiceNo) return invoice;
    const isOpenAgain = invoice.invoiceStatus === 'overdue' && isMended(invoice);
    const invoiceStatus = isOpenAgain ? 'open' : invoice.invoiceStatus;
    return { ...invoice, ...days, invoiceStatus, postponeDueDatePossible: false, postpone: null };
  };
  return {
    ...list,
    invoices: list.invoices.map(fixed),
    // It stays the first: what became of it is told where it stands.
    toPay: list.toPay.map((its) => {
      const { first } = its;
      const isMendedFirst = first.invoiceNo === invoiceNo && isMended(first);
      return { ...(isMendedFirst ? withoutLate(its, first) : its), first: fixed(first) };
    }),
  };
}

/** That after the last which has come: the first where none has. */
const nextPage = ({ context: { list } }: { context: InvoiceListContext }) => ({ pageNo: (list?.pageNo ?? 0) + 1 });

export const invoiceListMachine = setup({
  types: {
    input: {} as InvoiceListInput,
    context: {} as InvoiceListContext,
    events: {} as InvoiceListEvent,
    emitted: {} as { type: 'signIn.needed' },
    children: {} as { readInvoices: 'readInvoices'; readMore: 'readInvoices' },
    tags: {} as 'busy',
    meta: {} as { requirement: string[] },
  },
  actors: {
    /** A page of invoices, by its number from 1 on; null where there are none. */
    readInvoices: unprovided<Invoices | null, { pageNo: number }>('readInvoices'),
  },
  guards: {
    hasMore: ({ context }) => context.list?.hasMore === true,
    /** All are wanted, or those that were shown before, and some of them have not come. */
    isCut: ({ context: { list, isWhole, pageCount } }) =>
      list?.hasMore === true && (isWhole || list.pageNo < pageCount),
    isEmpty: (_, { page }: Answered) => page === null || page.invoices.length === 0,
    isNone: (_, params: Refused) => isNone(params),
    isSignInNeeded: (_, { error }: Refused) => toFailure(error).kind === 'signInNeeded',
  },
  actions: {
    addPage: assign(({ context: { list } }, { page }: Answered) =>
      page === null ? {} : { list: joined(list, page), failure: null },
    ),
    setPostponed: assign(({ context: { list } }, { postponement }: { postponement: Postponement }) => {
      const { invoiceNo, dueDate, postponedFrom } = postponement;
      return { list: list && withFixed(list, invoiceNo, { dueDate, postponedFrom }) };
    }),
    setFixed: assign(({ context: { list } }, { invoiceNo }: { invoiceNo: string }) => ({
      list: list && withFixed(list, invoiceNo, {}),
    })),
    wantWhole: assign({ isWhole: true }),
    /** There is nothing behind what has come, whatever was said before. */
    endList: assign(({ context: { list } }) => ({
      list: list && { ...list, hasMore: false, invoiceCount: list.invoices.length },
      failure: null,
    })),
    /** An error forgets the account (spec 2 §5). */
    setFailure: assign(({ context: { list } }, { error }: Refused) => ({
      failure: toFailure(error),
      list: list && { ...list, bankDetails: null },
    })),
    askForSignIn: emit({ type: 'signIn.needed' }),
  },
}).createMachine({
  id: 'invoiceList',
  description: 'The invoices of a customer, a hundred at a time, or all of them where something is chosen',
  context: ({ input: { isWhole, pageCount } }) => ({ list: null, isWhole, pageCount, failure: null }),
  initial: 'loading',
  on: {
    'list.whole': { actions: 'wantWhole' },
    'invoice.postponed': {
      actions: { type: 'setPostponed', params: ({ event: { postponement } }) => ({ postponement }) },
    },
    'invoice.fixed': { actions: { type: 'setFixed', params: ({ event: { invoiceNo } }) => ({ invoiceNo }) } },
  },
  states: {
    loading: {
      description: 'Nothing is there to be shown yet',
      meta: { requirement: ['invoicesPage.states'] },
      tags: 'busy',
      invoke: {
        id: 'readInvoices',
        src: 'readInvoices',
        input: nextPage,
        onDone: [
          { guard: { type: 'isEmpty', params: answered }, target: 'empty', actions: 'endList' },
          { target: 'shown', actions: { type: 'addPage', params: answered } },
        ],
        onError: [
          { guard: { type: 'isNone', params: refused }, target: 'empty', actions: 'endList' },
          { guard: { type: 'isSignInNeeded', params: refused }, target: 'signInNeeded' },
          { target: 'failed', actions: { type: 'setFailure', params: refused } },
        ],
      },
    },
    failed: {
      description: 'The invoices did not come: why, and another try',
      meta: { requirement: ['invoicesPage.failed'] },
      on: { 'list.retry': 'loading' },
    },
    empty: {
      description: 'There are none',
      meta: { requirement: ['invoicesPage.empty'] },
    },
    shown: {
      description:
        'All that has come is there; more is a press away, if there is more, and comes by itself where all is wanted, or was there before',
      meta: { requirement: ['invoicesPage.list', 'invoicesPage.paging', 'invoicesPage.whole'] },
      always: { guard: 'isCut', target: 'appending' },
      on: { 'list.more': { guard: 'hasMore', target: 'appending' } },
    },
    appending: {
      description: 'Another page is on its way; those before stay as they are',
      meta: { requirement: ['invoicesPage.paging'] },
      tags: 'busy',
      invoke: {
        id: 'readMore',
        src: 'readInvoices',
        input: nextPage,
        onDone: [
          { guard: { type: 'isEmpty', params: answered }, target: 'shown', actions: 'endList' },
          { target: 'shown', actions: { type: 'addPage', params: answered } },
        ],
        onError: [
          { guard: { type: 'isNone', params: refused }, target: 'shown', actions: 'endList' },
          { guard: { type: 'isSignInNeeded', params: refused }, target: 'signInNeeded' },
          { target: 'cutShort', actions: { type: 'setFailure', params: refused } },
        ],
      },
    },
    cutShort: {
      description: 'Another page did not come: why, and another try; those before stay',
      meta: { requirement: ['invoicesPage.kept'] },
      on: { 'list.retry': 'appending' },
    },
    signInNeeded: {
      description: 'The sign-in takes the place of the page, without another look at the token',
      meta: { requirement: ['invoicesPage.signIn'] },
      type: 'final',
      entry: 'askForSignIn',
    },
  },
});
