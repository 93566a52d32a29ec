import type { Actor } from '../access/actor.ts';
import type { ServerContext } from '../context.ts';
import type { OutgoingMail } from '../documents/withDocuments.ts';
import { ProblemError } from '../problem.ts';
import { endProof, holdProof, type ProofRow } from '../store/proofs.ts';
import type { ProofKind } from './kinds.ts';
import { isSameDigest } from './secrets.ts';
import { stateOf } from './state.ts';

export interface Proof {
  kind: ProofKind;
  /** What the browser is bound to. */
  found: Pick<ProofRow, 'id'> | null;
  actor: Actor;
}

/** What the proof has come to. */
export interface Made<Answer> {
  answer: Answer;
  mails: OutgoingMail[];
}

/**
 * Makes what was asked for before anybody had proven who they are, once whoever it was has (`proof.verify`). Done twice it
 * answers the same. Where nobody was named, whoever proves it first is the one from then on (`proof.unnamed`).
 *
 * @param make gets the body as it was kept, does what the kind is for, and refuses what may not be done any more: then all
 *   stays as it was. It decides whether the person may have it, where nobody was named
 * @throws ProblemError `resource.notFound`, `VERIFICATION_ERROR`, `VERIFICATION_CANCELLED`, `VERIFICATION_EXPIRED`
 */
export async function proveKept<Answer>(
  { database: { db }, clock, seal }: Pick<ServerContext, 'database' | 'clock' | 'seal'>,
  { kind, found, actor: { person } }: Proof,
  make: (body: unknown, id: string) => Promise<Made<Answer>>,
): Promise<Made<Answer>> {
  const row = found && (await holdProof(db, found.id));
  if (row?.kind !== kind) throw new ProblemError('resource.notFound');
  const prover = person && seal.digestOf(person.identityCode);
  const isSamePerson = prover !== null && (row.person === null || isSameDigest(row.person, prover));
  if (!isSamePerson) throw new ProblemError('VERIFICATION_ERROR');
  const state = stateOf(row, clock());
  if (state === 'verified') return { answer: row.answer as Answer, mails: [] };
  if (state === 'cancelled') throw new ProblemError('VERIFICATION_CANCELLED');
  if (state === 'expired' || row.body === null) throw new ProblemError('VERIFICATION_EXPIRED');

  const made = await make(seal.open(row.body, row.id), row.id);
  await endProof(db, row.id, { state: 'verified', person: prover, answer: made.answer });
  return made;
}
