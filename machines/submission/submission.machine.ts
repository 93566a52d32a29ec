import { assign, setup } from 'xstate';
import { toFailure, type Failure } from '../../domain/failure.ts';
import { unprovided } from '../unprovided.ts';

/** Looks at what became of the write, by themselves, before the person is asked to look again. */
const MOST_LOOKS = 3;
/** In seconds, where the server does not say when it will have done. */
const UNTIL_NEXT_LOOK = 10;
/** In seconds: a server that asks for more patience than this is asked again sooner. */
const LONGEST_WAIT = 30;

export interface SubmissionInput {
  /** Names the write, however often it is sent (`submission.key`). */
  key: string;
  /** What is sent; another intent has another key. */
  request: unknown;
  /** Nobody is signed in, so the server asks for a sign that a browser is at work. */
  needsBotCheck: boolean;
  /** It was sent before, by a page that is no more: what became of it is looked up first. */
  isSentBefore: boolean;
}

/** What became of the write, as the server keeps it under its key. */
export type WriteState = { state: 'done'; answer: unknown } | { state: 'received' };

export type SubmissionOutput =
  | { outcome: 'answered'; answer: unknown }
  /** It was received, from somebody else's hand: what it was answered is not told. */
  | { outcome: 'received' }
  /** Nothing was written, for a reason. */
  | { outcome: 'refused'; failure: Failure }
  /** It did not arrive: it may be sent again under the same key. */
  | { outcome: 'lost' };

export type SubmissionEvent = { type: 'submission.cancel' } | { type: 'submission.lookUp' };

interface SubmissionContext extends SubmissionInput {
  /** A solution of the bot check, good for one try. */
  botCheck: string | null;
  /** A refused solution was replaced by another: a second refusal is told. */
  hasCheckedAgain: boolean;
  looks: number;
  answer: unknown;
  failure: Failure | null;
}

const refusal = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const answer = ({ event }: { event: { output: unknown } }) => ({ answer: event.output });
const storedAnswer = ({ event: { output } }: { event: { output: WriteState } }) => ({
  answer: output.state === 'done' ? output.answer : null,
});

/** The call may have done its work all the same (`submission.unknown`). */
const unknownKinds: readonly string[] = ['timedOut', 'unreachable', 'broken', 'unavailable'];

const codeOf = (error: unknown) => toFailure(error).code;

export const submissionMachine = setup({
  types: {
    context: {} as SubmissionContext,
    events: {} as SubmissionEvent,
    input: {} as SubmissionInput,
    output: {} as SubmissionOutput,
    tags: {} as 'busy',
    meta: {} as { requirement: string[] },
  },
  actors: {
    /** Gives a solution of the bot check, good once. */
    solveBotCheck: unprovided<string, undefined>('solveBotCheck'),
    /** Sends the write once, never again by itself. */
    send: unprovided<unknown, { key: string; request: unknown; botCheck: string | null }>('send'),
    /** What the server keeps under the key; rejects with `notFound` where there is nothing. */
    lookUp: unprovided<WriteState, { key: string }>('lookUp'),
  },
  guards: {
    isSentBefore: ({ context }) => context.isSentBefore,
    needsBotCheck: ({ context }) => context.needsBotCheck,
    canCheckAgain: ({ context }, { error }: { error: unknown }) =>
      codeOf(error) === 'botCheck.needed' && context.needsBotCheck && !context.hasCheckedAgain,
    isReceived: (_, { error }: { error: unknown }) => codeOf(error) === 'idempotency.received',
    isRunning: (_, { error }: { error: unknown }) => codeOf(error) === 'idempotency.running',
    canLookAgain: ({ context }, { error }: { error: unknown }) =>
      codeOf(error) === 'idempotency.running' && context.looks < MOST_LOOKS,
    isResultUnknown: (_, { error }: { error: unknown }) => unknownKinds.includes(toFailure(error).kind),
    isNotThere: (_, { error }: { error: unknown }) => toFailure(error).kind === 'notFound',
    isOfAnother: (_, { write }: { write: WriteState }) => write.state === 'received',
  },
  delays: {
    untilNextLook: ({ context }) => Math.min(context.failure?.retryAfter ?? UNTIL_NEXT_LOOK, LONGEST_WAIT) * 1000,
  },
  actions: {
    setBotCheck: assign({ botCheck: (_, { botCheck }: { botCheck: string }) => botCheck }),
    noteCheckedAgain: assign({ hasCheckedAgain: true }),
    setAnswer: assign({ answer: (_, params: { answer: unknown }) => params.answer }),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    countLook: assign({ looks: ({ context }) => context.looks + 1 }),
    forgetLooks: assign({ looks: 0, failure: null }),
  },
}).createMachine({
  id: 'submission',
  description: 'One write: sent once, and looked up by its key where nobody knows what became of it',
  context: ({ input }) => ({
    ...input,
    botCheck: null,
    hasCheckedAgain: false,
    looks: 0,
    answer: null,
    failure: null,
  }),
  initial: 'begun',
  states: {
    begun: {
      description: 'What was sent before is looked up first; a stranger shows first that a browser is at work',
      meta: { requirement: ['submission.key', 'submission.botCheck'] },
      always: [
        { guard: 'isSentBefore', target: 'lookingUp' },
        { guard: 'needsBotCheck', target: 'checking' },
        { target: 'sending' },
      ],
    },
    checking: {
      description: 'The browser solves the puzzle of the bot check; nothing is sent yet',
      meta: { requirement: ['submission.botCheck'] },
      tags: 'busy',
      on: { 'submission.cancel': 'lost' },
      invoke: {
        id: 'solveBotCheck',
        src: 'solveBotCheck',
        onDone: {
          target: 'sending',
          actions: { type: 'setBotCheck', params: ({ event }) => ({ botCheck: event.output }) },
        },
        onError: { target: 'refused', actions: { type: 'setFailure', params: refusal } },
      },
    },
    sending: {
      description: 'The write is on its way, once',
      meta: { requirement: ['submission.once', 'submission.cancelled'] },
      tags: 'busy',
      on: { 'submission.cancel': 'lookingUp' },
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { key, request, botCheck } }) => ({ key, request, botCheck }),
        onDone: { target: 'answered', actions: { type: 'setAnswer', params: answer } },
        onError: [
          { guard: { type: 'canCheckAgain', params: refusal }, target: 'checking', actions: 'noteCheckedAgain' },
          { guard: { type: 'isReceived', params: refusal }, target: 'received' },
          {
            guard: { type: 'isRunning', params: refusal },
            target: 'waiting',
            actions: { type: 'setFailure', params: refusal },
          },
          { guard: { type: 'isResultUnknown', params: refusal }, target: 'lookingUp' },
          { target: 'refused', actions: { type: 'setFailure', params: refusal } },
        ],
      },
    },
    lookingUp: {
      description: 'Nobody knows whether the write arrived: the server is asked by its key',
      meta: { requirement: ['submission.unknown'] },
      tags: 'busy',
      entry: 'countLook',
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context }) => ({ key: context.key }),
        onDone: [
          { guard: { type: 'isOfAnother', params: ({ event }) => ({ write: event.output }) }, target: 'received' },
          { target: 'answered', actions: { type: 'setAnswer', params: storedAnswer } },
        ],
        onError: [
          { guard: { type: 'isNotThere', params: refusal }, target: 'lost' },
          {
            guard: { type: 'canLookAgain', params: refusal },
            target: 'waiting',
            actions: { type: 'setFailure', params: refusal },
          },
          { target: 'unknown', actions: { type: 'setFailure', params: refusal } },
        ],
      },
    },
    waiting: {
      description: 'The server still works on it: it is asked again when it said, a few times at most',
      meta: { requirement: ['submission.running'] },
      tags: 'busy',
      after: { untilNextLook: 'lookingUp' },
    },
    unknown: {
      description: 'It could not be found out whether the write arrived; the person has it looked up again',
      meta: { requirement: ['submission.unknown'] },
      on: { 'submission.lookUp': { target: 'lookingUp', actions: 'forgetLooks' } },
    },
    answered: {
      description: 'The server has taken it, and said what it made of it',
      meta: { requirement: ['submission.once'] },
      type: 'final',
      output: ({ context }) => ({ outcome: 'answered', answer: context.answer }),
    },
    received: {
      description: 'The server has it already, from before a sign-in or from another',
      meta: { requirement: ['submission.received'] },
      type: 'final',
      output: { outcome: 'received' },
    },
    refused: {
      description: 'The server did not take it; what to do then is for whoever sends',
      meta: { requirement: ['submission.refused'] },
      type: 'final',
      output: ({ context }) => ({ outcome: 'refused', failure: context.failure }),
    },
    lost: {
      description: 'It did not arrive: the person may send it again, under the same key',
      meta: { requirement: ['submission.lost'] },
      type: 'final',
      output: { outcome: 'lost' },
    },
  },
  output: ({ event }) => event.output as SubmissionOutput,
});
