// Made of openapi/updates.yaml by npm run generate.
import type { Calls, KeyedOptions } from './calls.ts';
import type { Body, Data } from './operation.ts';
import type { Shape } from './shape.ts';

export const contactUpdateShape = {
  kind: 'string',
  state: 'string',
  orderId: 'string',
  verifier: ['string', 'null'],
  proofUntil: ['string', 'null'],
  isMailed: 'boolean',
} satisfies Shape;

/** Ask for a new bank account or e-mail address. */
export const requestUpdate = (calls: Calls, body: Body<'requestUpdate'>, options: KeyedOptions) =>
  calls.once<Data<'requestUpdate'>>({ method: 'POST', path: '/api/update', body, shape: contactUpdateShape }, options);

/** Prove who has asked for an update. */
export const verifyUpdate = (calls: Calls, options: KeyedOptions) =>
  calls.once<Data<'verifyUpdate'>>(
    { method: 'POST', path: '/api/update?verification=true', shape: contactUpdateShape },
    options,
  );
