import type { Posted } from '../store/outbox.ts';
import { findTransferOf } from '../store/transfers.ts';
import { cancel } from './cancel.ts';
import type { Context } from './context.ts';

/**
 * What was offered to a new holder who has not accepted it ends with the contract, and both are told (`termination.transfer`,
 * `move.transfer`).
 *
 * @param why `moved` where the contract ends as it moves with its holder
 */
export async function endOffered(context: Context, contractCode: string, why: 'ended' | 'moved'): Promise<Posted[]> {
  const offered = await findTransferOf(context.db, contractCode);
  if (offered?.state !== 'waiting') return [];
  return (await cancel(context, offered, 'holder', why)).mails;
}
