import { readContact, readCustomerNumber } from '../../domain/contactUpdate/index.ts';
import type { NewContactUpdate } from '../../domain/types.ts';
import { rowOf } from '../access/objects.ts';
import { orderIdOf } from '../orders/orderId.ts';
import { ProblemError } from '../problem.ts';
import { bindBrowser } from '../proof/bindBrowser.ts';
import { keepUnderProof } from '../proof/keepUnderProof.ts';
import { proveKept } from '../proof/proveKept.ts';
import { makeUpdate } from '../updates/makeUpdate.ts';
import type { HandlersOf } from './handler.ts';

/** With number and value as they are kept. @throws ProblemError `request.invalid` where one is none of its kind */
function readUpdate({ kind, customerNo, value }: NewContactUpdate): NewContactUpdate {
  const number = readCustomerNumber(customerNo);
  const read = readContact(kind, value);
  if (number === null)
    throw new ProblemError('request.invalid', { errors: [{ field: 'body.customerNo', rule: 'customerNo' }] });
  if (read === null) throw new ProblemError('request.invalid', { errors: [{ field: 'body.value', rule: kind }] });
  return { kind, customerNo: number, value: read };
}

export const handlers: HandlersOf<'updates'> = {
  requestUpdate: async ({ body, locale, raw }, actor, context) => {
    const { database, clock, seal } = context;
    const update = readUpdate(body);
    const updateId = orderIdOf(String(raw.headers['idempotency-key']));
    const isProven = actor.session?.strongAuthentication === true;
    const made = isProven ? await makeUpdate(context, { update, updateId, actor, locale }) : null;
    if (made) return { status: 201, body: made.answer, mails: made.mails };
    // Of whose number it is nothing is looked at: the answer is the same for every number.
    const asked = { id: updateId, kind: 'update', body: update, identityCode: null, locale } as const;
    const kept = await keepUnderProof({ db: database.db, seal, now: clock() }, asked);
    return { status: 201, body: { kind: update.kind, state: 'proofNeeded', ...kept, isMailed: false } };
  },

  verifyUpdate: async ({ object, locale }, actor, context) => {
    const proof = { kind: 'update', found: rowOf('underProof', object), actor } as const;
    const { answer, mails } = await proveKept(context, proof, async (kept, updateId) => {
      const made = await makeUpdate(context, { update: kept as NewContactUpdate, updateId, actor, locale });
      if (!made) throw new ProblemError('VERIFICATION_ERROR');
      return made;
    });
    return { status: 201, body: answer, mails };
  },

  redirectToUpdateProof: async ({ params: { orderId, verifier }, raw, reply }, _actor, context) => {
    const location = await bindBrowser(context, { id: orderId, verifier, isUpdate: true }, { raw, reply });
    return { status: 302, headers: { Location: location } };
  },
};
