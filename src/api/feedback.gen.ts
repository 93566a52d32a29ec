// Made of openapi/feedback.yaml by npm run generate.
import type { CallOptions, Calls, KeyedOptions } from './calls.ts';
import type { Body, Data, Params } from './operation.ts';
import type { Shape } from './shape.ts';

export const feedbackReceivedShape = { feedbackNo: 'string', receivedAt: 'string' } satisfies Shape;
export const surveyDueShape = { isDue: 'boolean' } satisfies Shape;
export const surveyAnswerReceivedShape = { receivedAt: 'string' } satisfies Shape;
export const knownWriteShape = {
  state: 'string',
  status: ['number', 'undefined'],
  answer: ['any', 'undefined'],
} satisfies Shape;

/** Send feedback. */
export const sendFeedback = (calls: Calls, body: Body<'sendFeedback'>, options: KeyedOptions) =>
  calls.once<Data<'sendFeedback'>>(
    { method: 'POST', path: '/api/feedback', body, shape: feedbackReceivedShape },
    options,
  );

/** May the customer be asked for an answer to the survey. */
export const isSurveyDue = (calls: Calls, params: Params<'isSurveyDue'> = {}, options?: CallOptions) =>
  calls.read<Data<'isSurveyDue'>>(
    { method: 'GET', path: '/api/nps', query: { customerId: params['customerId'] }, shape: surveyDueShape },
    options,
  );

/** Answer the survey. */
export const sendNps = (calls: Calls, body: Body<'sendNps'>, options: KeyedOptions) =>
  calls.once<Data<'sendNps'>>({ method: 'POST', path: '/api/nps', body, shape: surveyAnswerReceivedShape }, options);

/** What became of a write. */
export const getWrite = (calls: Calls, params: Params<'getWrite'>, options?: CallOptions) =>
  calls.read<Data<'getWrite'>>(
    { method: 'GET', path: `/api/writes/${encodeURIComponent(params['key'])}`, shape: knownWriteShape },
    options,
  );
