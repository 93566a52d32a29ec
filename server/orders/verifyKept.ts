import type { OrderResult } from '../../domain/types.ts';
import type { ServerContext } from '../context.ts';
import { ProblemError } from '../problem.ts';
import { proveKept, type Proof } from '../proof/proveKept.ts';
import { findServices } from '../store/orders.ts';
import type { Queries } from '../store/queries.ts';
import type { KeptOrder } from './keepForProof.ts';
import { provenOrderer, type Orderer } from './orderer.ts';
import { placeOrder } from './placeOrder.ts';
import type { Placed } from './placing.ts';

/**
 * Makes what was ordered before anybody had proven who they are, once whoever it was has (`verification.verified`).
 *
 * @param ready looks whether what was kept may still be made, and says what is made of it
 * @throws ProblemError as `proveKept` says
 */
export async function verifyKept(
  context: ServerContext,
  proof: Proof,
  ready: (db: Queries, kept: KeptOrder) => Promise<KeptOrder> = async (_db, kept) => kept,
): Promise<Placed> {
  const { database, clock, seal, settings } = context;
  const { db } = database;
  const { answer, mails } = await proveKept(context, proof, async (body, orderId) => {
    const sent = body as KeptOrder;
    provenFor(proof, sent);
    const { order, template, sentAt } = await ready(db, sent);
    const orderer = provenFor(proof, { order });
    const placing = { orderId, order, template, orderer, agreedAt: new Date(sentAt) };
    return placeOrder({ db, now: clock(), seal, settings }, placing);
  });
  return { answer: await asOfNow(db, answer), mails };
}

/** Who has proven to order it. @throws ProblemError `VERIFICATION_ERROR` where they may not, or not any more */
function provenFor({ actor }: Proof, { order }: Pick<KeptOrder, 'order'>): Orderer {
  const orderer = provenOrderer(actor, order);
  if (orderer === null) throw new ProblemError('VERIFICATION_ERROR');
  return orderer;
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
