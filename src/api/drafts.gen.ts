// Made of openapi/drafts.yaml by npm run generate.
import type { CallOptions, Calls } from './calls.ts';
import type { Body, Data } from './operation.ts';
import type { Shape } from './shape.ts';

export const leftDraftShape = {
  name: 'string',
  version: 'number',
  owner: ['string', 'null'],
  author: ['string', 'null'],
  key: 'string',
  startedAt: 'number',
  isSent: 'boolean',
  proofId: ['string', 'null'],
  values: 'string',
} satisfies Shape;
export const leftDraftsShape = { drafts: { '[]': leftDraftShape } } satisfies Shape;

/** Leave the drafts of a page before a sign-in. */
export const leaveDrafts = (calls: Calls, body: Body<'leaveDrafts'>, options?: CallOptions) =>
  calls.once<Data<'leaveDrafts'>>({ method: 'PUT', path: '/api/drafts', body, shape: 'undefined' }, options);

/** Take up what this browser has left of a page. */
export const takeUpDrafts = (calls: Calls, body: Body<'takeUpDrafts'>, options?: CallOptions) =>
  calls.once<Data<'takeUpDrafts'>>(
    { method: 'POST', path: '/api/drafts/take-up', body, shape: leftDraftsShape },
    options,
  );
