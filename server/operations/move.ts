import { moveConsents } from '../../domain/move/index.ts';
import { helsinkiToday } from '../../domain/time/index.ts';
import { rowOf } from '../access/objects.ts';
import { proveMove, takeMove } from '../moves/takeMove.ts';
import { ProblemError } from '../problem.ts';
import { bindBrowser } from '../proof/bindBrowser.ts';
import { digestOfSecret } from '../proof/secrets.ts';
import { findContractAtSite } from '../store/contractAtSite.ts';
import { findMoveLink } from '../store/moves.ts';
import type { HandlersOf } from './handler.ts';

export const handlers: HandlersOf<'move'> = {
  getMoveForm: async (_request, _actor, { clock, contents }) => {
    const { consents } = await contents.latest();
    const asked = moveConsents(consents).map(({ isRequired: _isRequired, ...consent }) => consent);
    return { status: 200, body: { today: helsinkiToday(clock().getTime()), consents: asked } };
  },

  openMoveLink: async ({ body: { shortCode }, locale }, _actor, { database: { db } }) => {
    const contractCode = await findMoveLink(db, digestOfSecret(shortCode));
    const found = contractCode === null ? null : await findContractAtSite(db, contractCode);
    if (!found) throw new ProblemError('resource.notFound');
    const { streetName, postalCity } = found.meteringPoint;
    return { status: 200, body: { productName: found.product.name[locale], street: streetName, postalCity } };
  },

  moveContract: async ({ body, object, raw }, actor, context) => {
    const contractCode = rowOf('contract', object)?.contractCode ?? null;
    const { answer, mails } = await takeMove(context, { move: body, contractCode, actor, raw });
    return { status: 201, body: answer, mails };
  },

  verifyMove: async ({ object }, actor, context) => {
    const { answer, mails } = await proveMove(context, { found: rowOf('underProof', object), actor });
    return { status: 201, body: answer, mails };
  },

  redirectToMoveProof: async ({ params, raw, reply }, _actor, context) => {
    const location = await bindBrowser(context, { id: params.orderId, verifier: params.verifier }, { raw, reply });
    return { status: 302, headers: { Location: location } };
  },
};
