import type { OrderResult } from '../../domain/types.ts';
import type { Actor } from '../access/actor.ts';
import type { ServerContext } from '../context.ts';
import { ProblemError } from '../problem.ts';
import { isSameDigest } from '../proof/secrets.ts';
import { stateOf } from '../proof/state.ts';
import { endProof, holdProof, type ProofRow } from '../store/proofs.ts';
import type { Queries } from '../store/queries.ts';
import type { KeptOrder } from './keepForProof.ts';
import { provenOrderer } from './orderer.ts';
import { placeOrder } from './placeOrder.ts';
import type { Placed } from './placing.ts';

interface Kept {
  kind: ProofRow['kind'];
  found: Pick<ProofRow, 'id'> | null;
  actor: Actor;
}

/**
 * Makes what was ordered before anybody had proven who they are, once whoever it was has (`verification.verified`). Done
 * twice it answers the same.
 *
 * @param check looks whether what was kept may still be made
 * @throws ProblemError `resource.notFound`, `VERIFICATION_ERROR`, `VERIFICATION_CANCELLED`, `VERIFICATION_EXPIRED`
 */
export async function verifyKept(
  { database: { db }, clock, seal, settings }: ServerContext,
  { kind, found, actor }: Kept,
  check: (db: Queries, kept: KeptOrder) => Promise<void> = async () => {},
): Promise<Placed> {
  const now = clock();
  const row = found && (await holdProof(db, found.id));
  if (row?.kind !== kind) throw new ProblemError('resource.notFound');
  const isSamePerson = isSameDigest(row.person, seal.digestOf(actor.person?.identityCode ?? ''));
  if (!isSamePerson) throw new ProblemError('VERIFICATION_ERROR');
  const state = stateOf(row, now);
  if (state === 'verified') return { answer: row.answer as OrderResult, mails: [] };
  if (state === 'cancelled') throw new ProblemError('VERIFICATION_CANCELLED');
  if (state === 'expired' || row.body === null) throw new ProblemError('VERIFICATION_EXPIRED');

  const kept = seal.open(row.body, row.id) as KeptOrder;
  const orderer = provenOrderer(actor, kept.order);
  if (orderer === null) throw new ProblemError('VERIFICATION_ERROR');
  await check(db, kept);
  const placed = await placeOrder({ db, now, seal, settings }, { orderId: row.id, ...kept, orderer });
  await endProof(db, row.id, { state: 'verified', answer: placed.answer });
  return placed;
}
