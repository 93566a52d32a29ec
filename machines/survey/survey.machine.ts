import { assign, emit, setup } from 'xstate';
import type { components } from '../../openapi/api.gen.ts';
import { newSubmission, outcome, submissionGuards } from '../submission/outcome.ts';
import { submissionMachine } from '../submission/submission.machine.ts';
import { unprovided } from '../unprovided.ts';

type Schemas = components['schemas'];

export type SurveySource = Schemas['SurveySource'];

interface SurveyInput {
  /** Names the answer, however often it is sent. */
  key: string;
  customerId: string | null;
  source: SurveySource;
  /** Nobody is signed in. */
  needsBotCheck: boolean;
}

interface SurveyContext extends SurveyInput {
  /** Null until a thumb is chosen. */
  score: 0 | 1 | null;
  feedbackText: string;
}

export type SurveyEvent =
  | { type: 'thumb.choose'; score: 0 | 1 }
  | { type: 'survey.send'; feedbackText: string }
  /** The person does not want to be asked. */
  | { type: 'survey.dismiss' };

/** They were asked, or said that they do not want to be: not again in this session of the browser. */
export type SurveyEmitted = { type: 'survey.settled' };

export const surveyMachine = setup({
  types: {
    context: {} as SurveyContext,
    events: {} as SurveyEvent,
    input: {} as SurveyInput,
    children: {} as { askWhetherDue: 'askWhetherDue'; submission: 'submission' },
    emitted: {} as SurveyEmitted,
    tags: {} as 'busy' | 'shown',
    meta: {} as { requirement: string[]; specification?: string },
  },
  actors: {
    /** Whether the person may be asked now. */
    askWhetherDue: unprovided<boolean, { customerId: string | null }>('askWhetherDue'),
    submission: submissionMachine,
  },
  guards: {
    isDue: (_, { isDue }: { isDue: boolean }) => isDue,
    isTaken: submissionGuards.isTaken,
  },
  actions: {
    setScore: assign({ score: (_, { score }: { score: 0 | 1 }) => score }),
    setText: assign({ feedbackText: (_, params: { feedbackText: string }) => params.feedbackText }),
    settle: emit({ type: 'survey.settled' }),
  },
}).createMachine({
  id: 'survey',
  description: 'How the portal is liked: a thumb, then a few words, seldom asked',
  context: ({ input }) => ({ ...input, score: null, feedbackText: '' }),
  initial: 'asking',
  on: { 'survey.dismiss': { target: '.over', actions: 'settle' } },
  states: {
    asking: {
      description: 'Whether the person may be asked is not known yet; nothing is shown',
      meta: { requirement: ['survey.due'] },
      invoke: {
        id: 'askWhetherDue',
        src: 'askWhetherDue',
        input: ({ context }) => ({ customerId: context.customerId }),
        onDone: [
          { guard: { type: 'isDue', params: ({ event }) => ({ isDue: event.output }) }, target: 'unset' },
          { target: 'over' },
        ],
        // A survey is never worth a word about a fault.
        onError: 'over',
      },
    },
    unset: {
      description: 'Two thumbs, and nothing to write yet',
      meta: { requirement: ['survey.thumb', 'survey.text'], specification: 'unset' },
      tags: 'shown',
      on: { 'thumb.choose': { target: 'chosen', actions: { type: 'setScore', params: ({ event }) => event } } },
    },
    chosen: {
      description: 'A thumb is chosen, and may be changed; a few words may be added',
      meta: { requirement: ['survey.text'], specification: 'unset' },
      tags: 'shown',
      on: {
        'thumb.choose': { actions: { type: 'setScore', params: ({ event }) => event } },
        'survey.send': { target: 'sending', actions: { type: 'setText', params: ({ event }) => event } },
      },
    },
    sending: {
      description: 'The answer is on its way, once',
      meta: { requirement: ['survey.content'], specification: 'sending' },
      tags: ['shown', 'busy'],
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context: { key, customerId, score, feedbackText, source, needsBotCheck } }) =>
          newSubmission(key, { customerId, score, feedbackText, source }, needsBotCheck),
        onDone: [
          { guard: { type: 'isTaken', params: outcome }, target: 'sent', actions: 'settle' },
          { target: 'error' },
        ],
      },
    },
    sent: {
      description: 'It is received, with thanks',
      meta: { requirement: ['survey.sent'], specification: 'sent' },
      tags: 'shown',
    },
    error: {
      description: 'It could not be sent; it may be sent again, or left',
      meta: { requirement: ['survey.error'], specification: 'error' },
      tags: 'shown',
      on: {
        'thumb.choose': { actions: { type: 'setScore', params: ({ event }) => event } },
        'survey.send': { target: 'sending', actions: { type: 'setText', params: ({ event }) => event } },
      },
    },
    over: {
      description: 'Nobody is asked: not due, not to be found out, or not wanted',
      meta: { requirement: ['survey.due', 'survey.declined'] },
      type: 'final',
    },
  },
});
