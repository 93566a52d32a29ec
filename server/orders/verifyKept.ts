import type { OrderResult } from '../../domain/types.ts';
import type { ServerContext } from '../context.ts';
import { ProblemError } from '../problem.ts';
import { proveKept, type Proof } from '../proof/proveKept.ts';
import { findServices } from '../store/orders.ts';
import type { Queries } from '../store/queries.ts';
import type { KeptOrder } from './keepForProof.ts';
import { provenOrderer } from './orderer.ts';
import { placeOrder } from './placeOrder.ts';
import type { Placed } from './placing.ts';

/**
 * Makes what was ordered before anybody had proven who they are, once whoever it was has (`verification.verified`).
 *
 * @param check looks whether what was kept may still be made
 * @throws ProblemError as `proveKept` says
 */
export async function verifyKept(
  context: ServerContext,
  proof: Proof,
  check: (db: Queries, kept: KeptOrder) => Promise<void> = async () => {},
): Promise<Placed> {
  const { database, clock, seal, settings } = context;
  const { db } = database;
  const { answer, mails } = await proveKept(context, proof, async (body, orderId) => {
    const kept = body as KeptOrder;
    const orderer = provenOrderer(proof.actor, kept.order);
    if (orderer === null) throw new ProblemError('VERIFICATION_ERROR');
    await check(db, kept);
    const placing = { orderId, ...kept, orderer, agreedAt: new Date(kept.sentAt) };
    return placeOrder({ db, now: clock(), seal, settings }, placing);
  });
  return { answer: await asOfNow(db, answer), mails };
}

/** A service that has been tried again since stands under its number (`order.retry`). */
async function asOfNow(db: Queries, answer: OrderResult): Promise<OrderResult> {
  if (answer.serviceImportNos.every(({ importNo }) => importNo !== null)) return answer;
  const services = await findServices(db, answer.orderId);
  return {
    ...answer,
    serviceImportNos: answer.serviceImportNos.map((told) => ({
      ...told,
      importNo: services.find(({ templateId }) => templateId === told.templateId)?.importNo ?? null,
    })),
  };
}
