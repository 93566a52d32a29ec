import { assign, emit, setup } from 'xstate';
import { toFailure, type Failure } from '../../domain/failure.ts';
import type { EInvoice, EInvoiceOrder } from '../../domain/types.ts';
import {
  answerOf,
  failureOf,
  keptSubmission,
  newSubmission,
  outcome,
  submissionGuards,
  type Outcome,
  type Sends,
} from '../submission/outcome.ts';
import { submissionMachine } from '../submission/submission.machine.ts';
import { unprovided } from '../unprovided.ts';
import { refused, type Refused } from '../refused.ts';

export interface EInvoiceInput {
  /** Whose e-invoices; null where who has signed in is no customer. */
  customerId: string | null;
  /** Somebody has signed in, by strong authentication. */
  isProven: boolean;
  /** The form is the page itself, and no dialog over one. */
  isPage: boolean;
  /** The address wishes the dialog open from the first. */
  isWanted: boolean;
}

interface EInvoiceContext extends Sends, EInvoiceInput {
  /** How the customer stands to e-invoices; null until that has come. */
  known: EInvoice | null;
  /** The bank that is chosen. */
  bankId: string | null;
  /** Whether a receipt was mailed; false where that is not told. */
  isMailed: boolean;
  /** Why the last call came to nothing; null where it did not arrive at all, or has not failed. */
  failure: Failure | null;
}

export type EInvoiceEvent =
  | { type: 'eInvoice.retry' }
  | { type: 'eInvoice.open' }
  | { type: 'eInvoice.close' }
  | { type: 'eInvoice.choose'; bankId: string | null }
  | { type: 'eInvoice.send'; key: string };

export type EInvoiceEmitted =
  /** For the native app around the page. */
  | { type: 'app.told'; message: 'ORDER_E_INVOICE_SUCCESS' | 'ORDER_E_INVOICE_ERROR' }
  /** What is known of the customer's e-invoices elsewhere is old. */
  | { type: 'eInvoice.changed' }
  | { type: 'eInvoice.closed' };

interface Answered {
  known: EInvoice;
}
const answered = ({ event }: { event: { output: EInvoice } }): Answered => ({ known: event.output });

/** Asked now: the bank that was chosen. */
function ordered({ known, bankId }: EInvoiceContext, order: EInvoiceOrder | null): EInvoice | null {
  const bank = order?.bank ?? known?.banks.find(({ id }) => id === bankId) ?? null;
  return known && { ...known, standing: 'waiting', bank };
}

export const eInvoiceMachine = setup({
  types: {
    context: {} as EInvoiceContext,
    events: {} as EInvoiceEvent,
    input: {} as EInvoiceInput,
    emitted: {} as EInvoiceEmitted,
    children: {} as { readEInvoice: 'readEInvoice'; submission: 'submission' },
    tags: {} as 'busy' | 'form',
    meta: {} as { requirement: string[] },
  },
  actors: {
    /** How a customer stands to e-invoices, and the banks that take them. */
    readEInvoice: unprovided<EInvoice, { customerId: string }>('readEInvoice'),
    submission: submissionMachine,
  },
  guards: {
    isTaken: submissionGuards.isTaken,
    isSignInNeeded: submissionGuards.isSignInNeeded,
    isStranger: ({ context }) => !context.isProven,
    hasCustomer: ({ context }) => context.customerId !== null,
    isWanted: ({ context }) => context.isPage || context.isWanted,
    isActive: (_, { known }: Answered) => known.standing === 'active',
    isWithheld: (_, { known: { standing } }: Answered) => standing === 'company' || standing === 'notAllowed',
    /** One that takes e-invoices, and is not asked already. */
    hasBank: ({ context: { known, bankId } }) =>
      known !== null && known.bank?.id !== bankId && known.banks.some(({ id }) => id === bankId),
    isNotPossible: (_, params: Outcome) => failureOf(params)?.code === 'eInvoice.notPossible',
  },
  actions: {
    setKnown: assign({ known: (_, { known }: Answered) => known, failure: null }),
    setUnread: assign({ failure: (_, { error }: Refused) => toFailure(error) }),
    setBank: assign({ bankId: (_, { bankId }: { bankId: string | null }) => bankId }),
    setSubmission: assign({
      submission: ({ context: { customerId, bankId } }, { key }: { key: string }) =>
        newSubmission(key, { customerId, bankId }),
      failure: null,
    }),
    setOrdered: assign(({ context }, params: Outcome) => {
      const order = answerOf(params) as EInvoiceOrder | null;
      return { known: ordered(context, order), isMailed: order?.isMailed === true, bankId: null };
    }),
    setFailure: assign({ failure: (_, params: Outcome) => failureOf(params) }),
    /** Nothing is wished for any more, and nothing chosen. */
    forgetWish: assign({ isWanted: false, bankId: null, failure: null }),
    tellApp: emit((_, { message }: { message: 'ORDER_E_INVOICE_SUCCESS' | 'ORDER_E_INVOICE_ERROR' }) => ({
      type: 'app.told',
      message,
    })),
    tellChanged: emit({ type: 'eInvoice.changed' }),
    tellClosed: emit({ type: 'eInvoice.closed' }),
  },
}).createMachine({
  id: 'eInvoice',
  description: 'E-invoices are ordered into a bank, in a dialog or on a page of their own',
  context: ({ input }) => ({
    ...input,
    known: null,
    bankId: null,
    isMailed: false,
    submission: null,
    failure: null,
  }),
  initial: 'beginning',
  states: {
    beginning: {
      description: 'It depends on who is there',
      meta: { requirement: ['eInvoicePage.order'] },
      always: [
        { guard: 'isStranger', target: 'stranger' },
        { guard: 'hasCustomer', target: 'reading' },
        { target: 'unread' },
      ],
    },
    stranger: {
      description: 'Nobody has signed in: strong authentication comes first',
      meta: { requirement: ['eInvoicePage.stranger'] },
      type: 'final',
    },
    reading: {
      description: 'Whether there are e-invoices already, and which banks take them, is on its way',
      meta: { requirement: ['eInvoicePage.order'] },
      tags: 'busy',
      invoke: {
        id: 'readEInvoice',
        src: 'readEInvoice',
        input: ({ context: { customerId } }) => ({ customerId: customerId ?? '' }),
        onDone: [
          {
            guard: { type: 'isActive', params: answered },
            target: 'active',
            actions: { type: 'setKnown', params: answered },
          },
          {
            guard: { type: 'isWithheld', params: answered },
            target: 'withheld',
            actions: { type: 'setKnown', params: answered },
          },
          { guard: 'isWanted', target: 'asking', actions: { type: 'setKnown', params: answered } },
          { target: 'offered', actions: { type: 'setKnown', params: answered } },
        ],
        onError: { target: 'unread', actions: { type: 'setUnread', params: refused } },
      },
    },
    unread: {
      description: 'The customer’s data did not come: the customer service helps, or another try',
      meta: { requirement: ['eInvoicePage.unread'] },
      on: { 'eInvoice.retry': { guard: 'hasCustomer', target: 'reading' } },
    },
    active: {
      description: 'There are e-invoices already',
      meta: { requirement: ['eInvoice.hidden', 'eInvoicePage.active'] },
    },
    withheld: {
      description: 'Companies have another way, and where ordering is not allowed nothing is offered',
      meta: { requirement: ['eInvoice.hidden'] },
    },
    offered: {
      description: 'E-invoices may be ordered, or another bank as long as none has approved them',
      meta: { requirement: ['eInvoice.offered'] },
      on: { 'eInvoice.open': 'asking' },
    },
    asking: {
      description: 'A bank is chosen, and the order sent',
      meta: { requirement: ['eInvoice.bank'] },
      tags: 'form',
      initial: 'fresh',
      on: {
        'eInvoice.choose': { actions: { type: 'setBank', params: ({ event: { bankId } }) => ({ bankId }) } },
        'eInvoice.close': { target: 'offered', actions: ['forgetWish', 'tellClosed'] },
        'eInvoice.send': {
          guard: 'hasBank',
          target: 'sending',
          actions: { type: 'setSubmission', params: ({ event: { key } }) => ({ key }) },
        },
      },
      states: {
        fresh: { description: 'Nothing was sent yet', meta: { requirement: ['eInvoice.bank'] } },
        failed: {
          description: 'It was not taken, or did not arrive: why, and another try',
          meta: { requirement: ['eInvoice.failed'] },
          entry: { type: 'tellApp', params: { message: 'ORDER_E_INVOICE_ERROR' } },
        },
        signInNeeded: {
          description: 'The session is over: the person signs in and comes back',
          meta: { requirement: ['eInvoice.failed'] },
        },
      },
    },
    sending: {
      description: 'One submission, until it is known what became of it',
      meta: { requirement: ['eInvoice.once'] },
      tags: ['busy', 'form'],
      invoke: {
        id: 'submission',
        src: 'submission',
        input: keptSubmission,
        onDone: [
          {
            guard: { type: 'isTaken', params: outcome },
            target: 'ordered',
            actions: { type: 'setOrdered', params: outcome },
          },
          {
            guard: { type: 'isSignInNeeded', params: outcome },
            target: 'asking.signInNeeded',
            actions: { type: 'setFailure', params: outcome },
          },
          { guard: { type: 'isNotPossible', params: outcome }, target: 'notPossible' },
          { target: 'asking.failed', actions: { type: 'setFailure', params: outcome } },
        ],
      },
    },
    ordered: {
      description: 'It waits for the customer’s approval in the bank',
      meta: { requirement: ['eInvoice.waiting', 'eInvoice.app'] },
      entry: [{ type: 'tellApp', params: { message: 'ORDER_E_INVOICE_SUCCESS' } }, 'tellChanged'],
      on: { 'eInvoice.close': { target: 'offered', actions: ['forgetWish', 'tellClosed'] } },
    },
    notPossible: {
      description: 'It may not be ordered, whatever was known of it',
      meta: { requirement: ['eInvoice.outdated'] },
      entry: [{ type: 'tellApp', params: { message: 'ORDER_E_INVOICE_ERROR' } }, 'tellChanged'],
      on: { 'eInvoice.close': { target: 'reading', actions: ['forgetWish', 'tellClosed'] } },
    },
  },
});
