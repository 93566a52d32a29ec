import { assign, emit, setup } from 'xstate';
import type { Representations } from '../../domain/types.ts';

export type Represented = Representations['representing'][number];

interface RepresentationInput {
  /** The person's own customership. */
  own: string;
  /** For whom the person acts in this tab, their own customership too. */
  shown: string;
  /** The person has closed the dialog in this session, or has chosen in it. */
  isHandled: boolean;
}

interface RepresentationContext extends RepresentationInput {
  /** Those for whom the person may act; null until that is known for the customer shown. */
  representing: readonly Represented[] | null;
  /** Whether the customer shown has a contract that is active, starts or ends; null until that is known. */
  hasContracts: boolean | null;
  /** Whose mandate has ended while it was used; null where none has, or the person has read it. */
  ended: { represented: Represented | null } | null;
}

export type RepresentationEvent =
  /** The tab goes on as another customer, whoever has asked for it. */
  | { type: 'customer.shown'; customerId: string }
  | { type: 'representations.loaded'; representing: readonly Represented[] }
  | { type: 'contracts.loaded'; customerId: string; hasContracts: boolean }
  | { type: 'dialog.open' }
  | { type: 'dialog.close' }
  | { type: 'customer.choose'; customerId: string }
  | { type: 'ended.read' };

export type RepresentationEmitted =
  /** The tab is to go on as this customer. */
  | { type: 'customer.chosen'; customerId: string }
  /** The dialog does not open by itself any more in this session. */
  | { type: 'dialog.handled' };

const isAmong = (representing: readonly Represented[], id: string) =>
  representing.some(({ customerId }) => customerId === id);

/** Whether the dialog comes up by itself (`representation.opens`); what the person is told comes first. */
export const opensByItself = ({ hasContracts, representing, isHandled, ended }: RepresentationContext): boolean =>
  hasContracts === false && representing !== null && representing.length !== 0 && !isHandled && ended === null;

export const representationMachine = setup({
  types: {
    context: {} as RepresentationContext,
    events: {} as RepresentationEvent,
    emitted: {} as RepresentationEmitted,
    input: {} as RepresentationInput,
    meta: {} as { requirement: string[] },
  },
  guards: {
    isMandateOver: ({ context: { own, shown, representing } }) =>
      shown !== own && representing !== null && !isAmong(representing, shown),
    opensByItself: ({ context }) => opensByItself(context),
    goesOn: ({ context: { own, shown } }, { representing }: { representing: readonly Represented[] }) =>
      representing.length !== 0 && (shown === own || isAmong(representing, shown)),
    isOfShown: ({ context }, { customerId }: { customerId: string }) => customerId === context.shown,
    isAnother: ({ context }, { customerId }: { customerId: string }) => customerId !== context.shown,
  },
  actions: {
    setShown: assign((_, { customerId }: { customerId: string }) => ({
      shown: customerId,
      representing: null,
      hasContracts: null,
    })),
    setRepresenting: assign({
      // Whose mandate has ended is not among them any more, and is still to be named.
      ended: ({ context }, { representing }: { representing: readonly Represented[] }) =>
        context.shown === context.own || isAmong(representing, context.shown)
          ? context.ended
          : {
              represented:
                context.representing?.find(({ customerId }) => customerId === context.shown) ??
                context.ended?.represented ??
                null,
            },
      representing: (_, { representing }: { representing: readonly Represented[] }) => representing,
    }),
    setContracts: assign({ hasContracts: (_, { hasContracts }: { hasContracts: boolean }) => hasContracts }),
    forgetEnded: assign({ ended: null }),
    handle: assign({ isHandled: true }),
    tellHandled: emit({ type: 'dialog.handled' }),
    goOnAsOwn: emit(({ context }) => ({ type: 'customer.chosen', customerId: context.own })),
    goOnAs: emit((_, { customerId }: { customerId: string }) => ({ type: 'customer.chosen', customerId })),
  },
}).createMachine({
  id: 'representation',
  description: 'For whom the person acts, among those who have given them a mandate',
  context: ({ input }) => ({ ...input, representing: null, hasContracts: null, ended: null }),
  initial: 'weighing',
  on: {
    'customer.shown': {
      guard: { type: 'isAnother', params: ({ event }) => event },
      target: '.weighing',
      actions: ['forgetEnded', { type: 'setShown', params: ({ event }) => event }],
    },
    'representations.loaded': {
      target: '.weighing',
      actions: { type: 'setRepresenting', params: ({ event }) => event },
    },
    'ended.read': { target: '.weighing', actions: 'forgetEnded' },
  },
  states: {
    weighing: {
      description: 'Every fact is weighed anew; left at once',
      meta: { requirement: ['representation.over', 'representation.opens'] },
      always: [
        { guard: 'isMandateOver', target: 'leaving', actions: 'goOnAsOwn' },
        { guard: 'opensByItself', target: 'choosing' },
        { target: 'acting' },
      ],
    },
    acting: {
      description: 'The pages show one customer, and say for whom the person acts',
      meta: { requirement: ['representation.shown'] },
      on: {
        'contracts.loaded': {
          guard: { type: 'isOfShown', params: ({ event }) => event },
          target: 'weighing',
          actions: { type: 'setContracts', params: ({ event }) => event },
        },
        'dialog.open': 'choosing',
      },
    },
    choosing: {
      description: 'The dialog asks whose affairs the person sees to',
      meta: { requirement: ['representation.dialog', 'representation.opens'] },
      on: {
        // The list of the dialog follows; where there is nothing to choose any more, all is weighed anew.
        'representations.loaded': {
          guard: { type: 'goesOn', params: ({ event }) => event },
          actions: { type: 'setRepresenting', params: ({ event }) => event },
        },
        'dialog.close': { target: 'acting', actions: ['handle', 'tellHandled'] },
        'customer.choose': [
          {
            guard: { type: 'isAnother', params: ({ event }) => event },
            target: 'leaving',
            actions: ['handle', 'tellHandled', 'forgetEnded', { type: 'goOnAs', params: ({ event }) => event }],
          },
          { target: 'acting', actions: ['handle', 'tellHandled'] },
        ],
      },
    },
    leaving: {
      description: 'The tab goes on as another customer: nothing of the one before is shown any more',
      meta: { requirement: ['customer.change', 'representation.over'] },
      on: {
        // Whose mandate has ended is still to be said.
        'customer.shown': { target: 'weighing', actions: { type: 'setShown', params: ({ event }) => event } },
      },
    },
  },
});
