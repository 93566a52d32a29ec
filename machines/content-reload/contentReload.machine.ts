import { assertEvent, assign, emit, setup } from 'xstate';
import type { components } from '../../openapi/api.gen.ts';
import { toFailure, type Failure } from '../../domain/failure.ts';
import { unprovided } from '../unprovided.ts';
import { refused } from '../refused.ts';

type ContentReload = components['schemas']['ContentReload'];

/** In milliseconds: how soon the next dot of the progress follows. */
const DOT_INTERVAL = 500;
/** The dots say that something goes on, not how far it is; more of them would say nothing more. */
export const MOST_DOTS = 10;

interface ContentReloadContext {
  /** How many dots of the progress are shown. */
  dots: number;
  /** What the server took, and where it stumbled; null until it has read the contents. */
  reload: ContentReload | null;
  /** Why the last try came to nothing. */
  failure: Failure | null;
}

/** The token is the editor's; it goes out with the call and stays nowhere. */
export type ContentReloadEvent = { type: 'reload.request'; token: string };

/** The server serves other contents from now on. */
export type ContentReloadEmitted = { type: 'contents.reloaded' };

const reloaded = ({ event }: { event: { output: ContentReload } }) => ({ reload: event.output });

export const contentReloadMachine = setup({
  types: {
    context: {} as ContentReloadContext,
    events: {} as ContentReloadEvent,
    emitted: {} as ContentReloadEmitted,
    tags: {} as 'busy',
    meta: {} as { requirement: string[] },
  },
  actors: {
    /** Has the server read the contents anew; any answer but 200 rejects. */
    reloadContent: unprovided<ContentReload, { token: string }>('reloadContent'),
  },
  guards: {
    hasToken: ({ event }) => event.token.trim() !== '',
    hasRoomForDot: ({ context }) => context.dots < MOST_DOTS,
  },
  delays: { dotInterval: DOT_INTERVAL },
  actions: {
    beginAnew: assign({ dots: 0, reload: null, failure: null }),
    addDot: assign({ dots: ({ context }) => context.dots + 1 }),
    setReload: assign({ reload: (_, { reload }: { reload: ContentReload }) => reload }),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    announce: emit({ type: 'contents.reloaded' }),
  },
}).createMachine({
  id: 'contentReload',
  description: 'A content editor has the server read the contents anew',
  context: { dots: 0, reload: null, failure: null },
  initial: 'idle',
  on: { 'reload.request': { guard: 'hasToken', target: '.running' } },
  states: {
    idle: {
      description: 'Nothing has been asked for yet',
      meta: { requirement: ['contentWorker.token', 'contentWorker.colour'] },
    },
    running: {
      description: 'The server reads the contents',
      meta: { requirement: ['contentWorker.progress', 'contentWorker.colour'] },
      tags: 'busy',
      entry: 'beginAnew',
      // The call that is under way is awaited; a write is never sent twice.
      on: { 'reload.request': {} },
      invoke: {
        id: 'reloadContent',
        src: 'reloadContent',
        input: ({ event }) => {
          assertEvent(event, 'reload.request');
          return { token: event.token.trim() };
        },
        onDone: { target: 'success', actions: [{ type: 'setReload', params: reloaded }, 'announce'] },
        onError: { target: 'error', actions: { type: 'setFailure', params: refused } },
      },
      initial: 'counting',
      states: {
        counting: {
          description: 'A dot more every half second, ten at most',
          meta: { requirement: ['contentWorker.progress'] },
          after: { dotInterval: { guard: 'hasRoomForDot', target: 'counting', reenter: true, actions: 'addDot' } },
        },
      },
    },
    success: {
      description: 'The new contents are served; warnings may have come along',
      meta: { requirement: ['contentWorker.success', 'contentWorker.colour', 'contentWorker.faults'] },
    },
    error: {
      description: 'The old contents are still served; where a file is wrong, it is said which and where',
      meta: { requirement: ['contentWorker.error', 'contentWorker.colour', 'contentWorker.faults'] },
    },
  },
});
