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
  /** From which day on customers see the disclaimer, `YYYY-MM-DD`; null for never, or not known. */
  disclaimerActiveFrom: string | null;
  /** It is known, or cannot be had. */
  areSettingsSettled: boolean;
  isExitDismissed: boolean;
  isDisclaimerDismissed: boolean;
}

export type EntryEvent =
  | { type: 'page.opened'; page: EntryPage; today: string }
  | { type: 'settings.loaded'; disclaimerActiveFrom: string | null }
  | { type: 'settings.failed' }
  | { type: 'exit.dismissed' }
  | { type: 'disclaimer.dismissed' };

/** A page that stands before others, until the customer has read and dismissed it. */
export type EntryNotice = 'exit' | 'disclaimer';

export type EntryEmitted =
  /** It stands before the page that the customer has opened. */
  { type: 'notice.needed'; notice: EntryNotice } | { type: 'notice.dismissed'; notice: EntryNotice };

const mayReadDisclaimer = ({ customerType, page, isDisclaimerDismissed }: EntryContext) =>
  customerType === 'B2C' && page === 'dashboard' && !isDisclaimerDismissed;

export const entryMachine = setup({
  types: {
    context: {} as EntryContext,
    events: {} as EntryEvent,
    emitted: {} as EntryEmitted,
    input: {} as Omit<EntryContext, 'disclaimerActiveFrom' | 'areSettingsSettled'>,
    meta: {} as { requirement: string[] },
  },
  guards: {
    isExitNeeded: ({ context }) =>
      context.customerType === 'B2B' &&
      (context.page === 'dashboard' || context.page === 'other') &&
      !context.isExitDismissed,
    isDisclaimerNeeded: ({ context }) =>
      mayReadDisclaimer(context) &&
      context.disclaimerActiveFrom !== null &&
      context.disclaimerActiveFrom <= context.today,
    mayDisclaimerBeNeeded: ({ context }) => mayReadDisclaimer(context) && !context.areSettingsSettled,
  },
  delays: {
    /** What an editor may change keeps nobody from the page for longer. */
    settingsPatience: 3_000,
  },
  actions: {
    setPage: assign((_, { page, today }: { page: EntryPage; today: string }) => ({ page, today })),
    setDisclaimerActiveFrom: assign({
      disclaimerActiveFrom: (_, { disclaimerActiveFrom }: { disclaimerActiveFrom: string | null }) =>
        disclaimerActiveFrom,
    }),
    settleSettings: assign({ areSettingsSettled: true }),
    dismissExit: assign({ isExitDismissed: true }),
    dismissDisclaimer: assign({ isDisclaimerDismissed: true }),
    askFor: emit((_, { notice }: { notice: EntryNotice }) => ({ type: 'notice.needed', notice })),
    tellDismissed: emit((_, { notice }: { notice: EntryNotice }) => ({ type: 'notice.dismissed', notice })),
  },
}).createMachine({
  id: 'entry',
  description: 'Whether a page stands before the one that the customer has opened',
  context: ({ input }) => ({ ...input, disclaimerActiveFrom: null, areSettingsSettled: false }),
  initial: 'weighing',
  on: {
    'page.opened': { target: '.weighing', actions: { type: 'setPage', params: ({ event }) => event } },
    'settings.loaded': {
      target: '.weighing',
      actions: ['settleSettings', { type: 'setDisclaimerActiveFrom', params: ({ event }) => event }],
    },
    'settings.failed': { target: '.weighing', actions: 'settleSettings' },
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
        { guard: 'mayDisclaimerBeNeeded', target: 'waiting' },
        { target: 'open' },
      ],
    },
    waiting: {
      description:
        'Whether a private customer reads the disclaimer first is not known yet: the dashboard is not shown before it',
      meta: { requirement: ['entry.disclaimer'] },
      after: { settingsPatience: 'open' },
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
