// Made of openapi/move.yaml by npm run generate.
import type { CallOptions, Calls, KeyedOptions } from './calls.ts';
import type { Body, Data } from './operation.ts';
import type { Shape } from './shape.ts';

export const localTextShape = { fi: 'string', sv: 'string', en: 'string' } satisfies Shape;
export const consentTextShape = {
  id: 'string',
  kind: 'string',
  version: 'string',
  text: localTextShape,
  links: { '[]': { document: 'string', words: localTextShape } },
} satisfies Shape;
export const moveFormShape = { today: 'string', consents: { '[]': consentTextShape } } satisfies Shape;
export const linkedMoveShape = { productName: 'string', street: 'string', postalCity: 'string' } satisfies Shape;
export const endsWithMoveShape = { kind: 'string', productName: 'string' } satisfies Shape;
export const moveShape = {
  moveNo: 'string',
  contractCode: 'string',
  newContractCode: ['string', 'null'],
  productName: 'string',
  addons: { '[]': 'string' },
  ends: { '[]': endsWithMoveShape },
  oldPlace: 'string',
  newPlace: 'string',
  meteringPointInfo: [{ meteringPointNo: 'string', meteringPointId: 'string' }, 'null'],
  startDate: 'string',
  lastDay: 'string',
  email: 'string',
  billPlace: ['string', 'null'],
  receivedAt: 'string',
} satisfies Shape;
export const moveResultShape = {
  orderId: 'string',
  verifier: ['string', 'null'],
  proofUntil: ['string', 'null'],
  move: [moveShape, 'undefined'],
} satisfies Shape;

/** What a notice of a move asks. */
export const getMoveForm = (calls: Calls, options?: CallOptions) =>
  calls.read<Data<'getMoveForm'>>(
    { method: 'GET', path: '/api/contract/move/form', shape: moveFormShape, isOpen: true },
    options,
  );

/** Open the contract of a short link. */
export const openMoveLink = (calls: Calls, body: Body<'openMoveLink'>, options?: CallOptions) =>
  calls.once<Data<'openMoveLink'>>(
    { method: 'POST', path: '/api/contract/move/link', body, shape: linkedMoveShape, isOpen: true },
    options,
  );

/** Move a contract to a new home. */
export const moveContract = (calls: Calls, body: Body<'moveContract'>, options: KeyedOptions) =>
  calls.once<Data<'moveContract'>>(
    { method: 'POST', path: '/api/contract/move', body, shape: moveResultShape, timeOut: 30000 },
    options,
  );

/** Prove who moves. */
export const verifyMove = (calls: Calls, options: KeyedOptions) =>
  calls.once<Data<'verifyMove'>>(
    { method: 'POST', path: '/api/contract/move?verification=true', shape: moveResultShape, timeOut: 30000 },
    options,
  );
