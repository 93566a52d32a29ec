import { assign, emit, setup } from 'xstate';
import type { CustomerType } from '../../domain/types.ts';

/** What the open page is to the pages that stand before others; nothing stands before these two themselves, nor before a `free` one. */
export type EntryPage = 'free' | 'exit' | 'disclaimer' | 'dashboard' | 'other';

interface EntryContext {
  page: EntryPage;
  /** Day in Europe/Helsinki, `YYYY-MM-DD`. */
  today: string;
  /** Null: someone who has signed in and is no customer. */
  customerType: CustomerType | null;
  /** From which day on customers see the disclaimer, `YYYY-MM-DD`; null for never, or not known yet. */
  disclaimerActiveFrom: string | null;
  isExitDismissed: boolean;
  isDisclaimerDismissed: boolean;
}

export type EntryEvent =
  | { type: 'page.opened'; page: EntryPage; today: string }
  | { type: 'settings.loaded'; disclaimerActiveFrom: string | null }
  | { type: 'exit.dismissed' }
  | { type: 'disclaimer.dismissed' };

/** A page that stands before others, until the customer has read and dismissed it. */
export type EntryNotice = 'exit' | 'disclaimer';

export type EntryEmitted =
  /** It stands before the page that the customer has opened. */
  { type: 'notice.needed'; notice: EntryNotice } | { type: 'notice.dismissed'; notice: EntryNotice };

export const entryMachine = setup({
  types: {
    context: {} as EntryContext,
    events: {} as EntryEvent,
    emitted: {} as EntryEmitted,
    input: {} as Omit<EntryContext, 'disclaimerActiveFrom'>,
    meta: {} as { requirement: string[] },
  },
  guards: {
    isExitNeeded: ({ context }) =>
      context.customerType === 'B2B' &&
      (context.page === 'dashboard' || context.page === 'other') &&
      !context.isExitDismissed,
    isDisclaimerNeeded: ({ context }) =>
      context.customerType === 'B2C' &&
      context.page === 'dashboard' &&
      !context.isDisclaimerDismissed &&
      context.disclaimerActiveFrom !== null &&
      context.disclaimerActiveFrom <= context.today,
  },
  actions: {
    setPage: assign((_, { page, today }: { page: EntryPage; today: string }) => ({ page, today })),
    setDisclaimerActiveFrom: assign({
      disclaimerActiveFrom: (_, { disclaimerActiveFrom }: { disclaimerActiveFrom: string | null }) =>
        disclaimerActiveFrom,
    }),
    dismissExit: assign({ isExitDismissed: true }),
    dismissDisclaimer: assign({ isDisclaimerDismissed: true }),
    askFor: emit((_, { notice }: { notice: EntryNotice }) => ({ type: 'notice.needed', notice })),
    tellDismissed: emit((_, { notice }: { notice: EntryNotice }) => ({ type: 'notice.dismissed', notice })),
  },
}).createMachine({
  id: 'entry',
  description: 'Whether a page stands before the one that the customer has opened',
  context: ({ input }) => ({ ...input, disclaimerActiveFrom: null }),
  initial: 'weighing',
  on: {
    'page.opened': { target: '.weighing', actions: { type: 'setPage', params: ({ event }) => event } },
    'settings.loaded': {
      target: '.weighing',
      actions: { type: 'setDisclaimerActiveFrom', params: ({ event }) => event },
    },
    'exit.dismissed': {
      target: '.weighing',
      actions: ['dismissExit', { type: 'tellDismissed', params: { notice: 'exit' } }],
    },
    'disclaimer.dismissed': {
      target: '.weighing',
      actions: ['dismissDisclaimer', { type: 'tellDismissed', params: { notice: 'disclaimer' } }],
    },
  },
  states: {
    weighing: {
      description: 'Every fact is weighed anew; left at once',
      meta: { requirement: ['entry.order'] },
      always: [
        { guard: 'isExitNeeded', target: 'exitNeeded' },
        { guard: 'isDisclaimerNeeded', target: 'disclaimerNeeded' },
        { target: 'open' },
      ],
    },
    open: {
      description: 'Nothing stands before the page',
      meta: { requirement: ['entry.open'] },
    },
    exitNeeded: {
      description: 'A company is told first where it is served, and may go on from there',
      meta: { requirement: ['entry.exit'] },
      entry: { type: 'askFor', params: { notice: 'exit' } },
    },
    disclaimerNeeded: {
      description: 'A private customer reads first what the figures of the portal are',
      meta: { requirement: ['entry.disclaimer'] },
      entry: { type: 'askFor', params: { notice: 'disclaimer' } },
    },
  },
});
