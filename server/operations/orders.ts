import { rowOf } from '../access/objects.ts';
import { retryImport } from '../orders/retryImport.ts';
import { takeOrder } from '../orders/takeOrder.ts';
import { verifyKept } from '../orders/verifyKept.ts';
import { bindBrowser } from '../proof/bindBrowser.ts';
import { isSameDigest, digestOfSecret } from '../proof/secrets.ts';
import { stateOf } from '../proof/state.ts';
import { ProblemError } from '../problem.ts';
import { findReferral } from '../store/orders.ts';
import { endProof, findProof, holdProof, type ProofRow } from '../store/proofs.ts';
import type { HandlersOf } from './handler.ts';

const shown = (row: ProofRow, now: Date) => ({
  state: stateOf(row, now),
  until: row.until.toISOString(),
  now: now.toISOString(),
});

export const handlers: HandlersOf<'orders'> = {
  sendOrder: async ({ body, raw, locale }, actor, context) => {
    const { answer, mails } = await takeOrder(context, { order: body, locale, actor, raw });
    return { status: 201, body: answer, mails };
  },

  verifyOrder: async ({ object }, actor, context) => {
    const { answer, mails } = await verifyKept(context, { kind: 'order', found: rowOf('underProof', object), actor });
    return { status: 201, body: answer, mails };
  },

  getVerification: async ({ params }, _actor, { database: { db }, clock }) => {
    const row = await findProof(db, params.orderId);
    if (!row) throw new ProblemError('resource.notFound');
    return { status: 200, body: shown(row, clock()) };
  },

  cancelVerification: async ({ params, body }, _actor, { database, clock }) => {
    const now = clock();
    const row = await database.transaction(async (db) => {
      const held = await holdProof(db, params.orderId);
      if (!held || !isSameDigest(held.verifier, digestOfSecret(body.verifier)))
        throw new ProblemError('resource.notFound');
      if (stateOf(held, now) !== 'waiting') return held;
      await endProof(db, held.id, { state: 'cancelled' });
      return { ...held, state: 'cancelled' as const };
    });
    return { status: 200, body: shown(row, now) };
  },

  redirectToProof: async ({ params: { orderId, verifier }, raw, reply }, _actor, context) => {
    const location = await bindBrowser(context, { id: orderId, verifier }, { raw, reply });
    return { status: 302, headers: { Location: location } };
  },

  retryService: async ({ params: { templateId }, object }, _actor, { database: { db }, clock }) => {
    const order = rowOf('order', object);
    const retried = order && (await retryImport({ db, now: clock() }, order, templateId));
    if (!retried) throw new ProblemError('resource.notFound');
    const { importNo, mails } = retried;
    return { status: 201, body: { templateId, importNo }, mails };
  },

  getReferral: async ({ params, locale }, _actor, { database: { db } }) => {
    const found = await findReferral(db, params.rafCode);
    if (!found) throw new ProblemError('resource.notFound');
    return { status: 200, body: { firstName: found.firstName, benefit: found.benefit[locale] } };
  },
};
