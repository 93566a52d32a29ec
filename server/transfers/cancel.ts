import { ProblemError } from '../problem.ts';
import type { Posted } from '../store/outbox.ts';
import { holdContractAtSite } from '../store/contractAtSite.ts';
import { addDays } from '../../domain/time/index.ts';
import { goOnAsBefore } from '../store/endContracts.ts';
import { endTransfer, holdTransfer, removeContract, type TransferRow } from '../store/transfers.ts';
import type { Context } from './context.ts';
import { mailsOf } from './mails.ts';
import { isOpen, stateOf } from './state.ts';

/**
 * Takes a transfer back, until its day (`transfer.cancel`). What was accepted is undone: the contract goes on as before, and
 * the new one never begins. One that is over already stays as it is.
 *
 * @param told `ended` or `moved` where the contract does not go on in the holder's name where it is, and why
 * @throws ProblemError `transfer.over` where the contract is the new holder's by now
 */
export async function cancel(
  context: Context,
  found: TransferRow,
  cancelledBy: 'holder' | 'newHolder',
  told: 'cancelled' | 'ended' | 'moved' = 'cancelled',
): Promise<{ row: TransferRow; mails: Posted[] }> {
  const { db, now } = context;
  const handed = await holdContractAtSite(db, found.contractCode);
  const held = await holdTransfer(db, found.transferId);
  if (!handed || !held) throw new ProblemError('resource.notFound');
  const state = stateOf(held, now);
  if (state === 'cancelled' || state === 'expired') return { row: held, mails: [] };
  if (!isOpen(held, now)) throw new ProblemError('transfer.over');
  const { contractCode, before } = held;
  const left = { status: 'M' as const, endDate: addDays(held.day, -1) };
  if (before !== null) await goOnAsBefore(db, { contractCode, before, left });
  if (held.newContractCode !== null) await removeContract(db, held.newContractCode);
  const row = await endTransfer(db, held.transferId, { state: 'cancelled', cancelledBy, endedAt: now });
  return { row, mails: await mailsOf(context, { what: told, row, handed }) };
}
