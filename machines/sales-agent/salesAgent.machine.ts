import { assertEvent, assign, emit, setup } from 'xstate';
import type { components } from '../../openapi/api.gen.ts';
import { toFailure, type Failure } from '../../domain/failure.ts';
import { unprovided } from '../unprovided.ts';
import { refused } from '../refused.ts';

type Acting = components['schemas']['Acting'];

export type SalesAgentEvent = { type: 'id.give'; salesAgentId: string };

export const salesAgentMachine = setup({
  types: {
    context: {} as { failure: Failure | null },
    events: {} as SalesAgentEvent,
    emitted: {} as { type: 'id.given' },
    tags: {} as 'busy',
    meta: {} as { requirement: string[] },
  },
  actors: { giveSalesAgentId: unprovided<Acting, { salesAgentId: string }>('giveSalesAgentId') },
  guards: {
    hasForm: ({ event }) => /^\d{5}$/.test(event.salesAgentId),
    isUnknown: (_, { error }: { error: unknown }) => toFailure(error).kind === 'invalid',
  },
  actions: {
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    forgetFailure: assign({ failure: null }),
    tellGiven: emit({ type: 'id.given' }),
  },
}).createMachine({
  id: 'salesAgent',
  description: 'A seller says under whose id they sell in this session',
  context: { failure: null },
  initial: 'asked',
  states: {
    asked: {
      description: 'The id is asked for',
      meta: { requirement: ['acting.salesAgentPage'] },
      initial: 'fresh',
      on: { 'id.give': [{ guard: 'hasForm', target: 'giving' }, { target: '.malformed' }] },
      states: {
        fresh: { description: 'None was given yet', meta: { requirement: ['acting.salesAgentPage'] } },
        malformed: {
          description: 'What was given is no id: it has five digits',
          meta: { requirement: ['acting.salesAgentPage'] },
        },
        unknown: { description: 'Nobody has the id that was given', meta: { requirement: ['acting.salesAgent'] } },
        failed: { description: 'It did not arrive', meta: { requirement: ['acting.salesAgentPage'] } },
      },
    },
    giving: {
      description: 'The server looks whose id it is',
      meta: { requirement: ['acting.once'] },
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'giveSalesAgentId',
        src: 'giveSalesAgentId',
        input: ({ event }) => {
          assertEvent(event, 'id.give');
          return { salesAgentId: event.salesAgentId };
        },
        onDone: { target: 'given', actions: 'tellGiven' },
        onError: [
          {
            guard: { type: 'isUnknown', params: refused },
            target: 'asked.unknown',
            actions: { type: 'setFailure', params: refused },
          },
          { target: 'asked.failed', actions: { type: 'setFailure', params: refused } },
        ],
      },
    },
    given: { description: 'The session sells under the id', meta: { requirement: ['acting.salesAgent'] } },
  },
});
