import { areMoveDays, moveFaults } from '../../domain/move/index.ts';
import { helsinkiToday } from '../../domain/time/index.ts';
import type { ConsentText, MoveResult, NewMove } from '../../domain/types.ts';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../access/actor.ts';
import { writtenBy } from '../access/writtenBy.ts';
import type { ServerContext } from '../context.ts';
import type { OutgoingMail } from '../documents/withDocuments.ts';
import { isStaffOrder } from '../orders/orderer.ts';
import { orderIdOf } from '../orders/orderId.ts';
import { missingData, ProblemError } from '../problem.ts';
import { keepUnderProof } from '../proof/keepUnderProof.ts';
import { proveKept, type Proof } from '../proof/proveKept.ts';
import { findContractAtSite } from '../store/contractAtSite.ts';
import type { Queries } from '../store/queries.ts';
import { makeMove, type Moving } from './makeMove.ts';
import { movedContract } from './movedContract.ts';

interface Sent {
  move: NewMove;
  /** The contract that is named, which the caller may reach; null where it is found after the proof. */
  contractCode: string | null;
  actor: Actor;
  raw: FastifyRequest;
}

/** What is kept of a move until somebody has proven to have asked for it. */
interface KeptMove extends Pick<Moving, 'move' | 'useCase' | 'consents'> {
  contractCode: string | null;
  /** ISO 8601. */
  sentAt: string;
}

interface Taken {
  answer: MoveResult;
  mails: OutgoingMail[];
}

/**
 * Takes a notice of a move: of somebody who is known it is made, of everyone else kept until they have proven who they are
 * (`move.proof`).
 *
 * @throws ProblemError `acting.required` of an employee who has nobody open; `order.missingMandatoryData` naming each field;
 *   `order.termsChanged` where the words of a box have changed; `move.dayNotPossible`; of who is known as `movedContract` and
 *   `makeMove` say
 */
export async function takeMove(
  { database: { db }, clock, contents, seal }: ServerContext,
  { move, contractCode, actor, raw }: Sent,
): Promise<Taken> {
  const now = clock();
  const today = helsinkiToday(now.getTime());
  const isStaff = isStaffOrder(actor, raw.relation);
  // Who takes it down for somebody has them open, and knows their contracts.
  if (isStaff && contractCode === null) throw new ProblemError('acting.required');
  check(move, { isContractKnown: contractCode !== null, consents: contents.current.consents });

  const moveId = orderIdOf(String(raw.headers['idempotency-key']));
  const useCase = actor.session === null ? 'MyMoveAnonymous' : 'MyMove';
  const asked = { move, useCase, consents: contents.current.consents } as const;
  if (!isStaff && !isKnown(actor)) {
    if (!areMoveDays(move, null, today)) throw new ProblemError('move.dayNotPossible');
    const body: KeptMove = { ...asked, contractCode, sentAt: now.toISOString() };
    const identityCode = actor.person?.identityCode ?? null;
    const kept = { id: moveId, kind: 'move', body, identityCode, locale: move.locale } as const;
    return { answer: await keepUnderProof({ db, seal, now }, kept), mails: [] };
  }
  const code = contractCode ?? (await movedContract(db, actor, { named: needed(move.named), today }));
  const by = writtenBy(actor, raw.relation);
  const made = await makeMove({ db, now }, { ...asked, moveId, contractCode: code, by, agreedAt: now });
  return { answer: resultOf(moveId, made.answer), mails: made.mails };
}

/** Who has signed in through a bank has proven who they are; who is blocked is a stranger. */
const isKnown = ({ session, person, principals }: Actor): boolean =>
  session !== null && person !== null && session.strongAuthentication && !principals.has('blocked');

/**
 * Makes the move that was asked for before anybody had proven who they are, once whoever it was has (`move.proof`).
 *
 * @throws ProblemError as `proveKept`, `movedContract` and `makeMove` say
 */
export async function proveMove(context: ServerContext, proof: Omit<Proof, 'kind'>): Promise<Taken> {
  const { database, clock } = context;
  const { db } = database;
  const { actor } = proof;
  return proveKept(context, { ...proof, kind: 'move' }, async (body, moveId): Promise<Taken> => {
    const { contractCode, sentAt, ...asked } = body as KeptMove;
    const now = clock();
    const today = helsinkiToday(now.getTime());
    const code = contractCode ?? (await movedContract(db, actor, { named: needed(asked.move.named), today }));
    if (!(await mayActFor(db, actor, code))) throw new ProblemError('VERIFICATION_ERROR');
    const by = writtenBy(actor, null);
    const made = await makeMove({ db, now }, { ...asked, moveId, contractCode: code, by, agreedAt: new Date(sentAt) });
    return { answer: resultOf(moveId, made.answer), mails: made.mails };
  });
}

/** Whoever moves a contract has it, or may still act for who has. */
async function mayActFor(db: Queries, { customerId, representedCustomerIds }: Actor, code: string): Promise<boolean> {
  const id = (await findContractAtSite(db, code))?.contract.customerId;
  return id !== undefined && (id === customerId || representedCustomerIds.has(id));
}

const resultOf = (orderId: string, move: NonNullable<MoveResult['move']>): MoveResult => ({
  orderId,
  verifier: null,
  proofUntil: null,
  move,
});

interface Checked {
  isContractKnown: boolean;
  consents: readonly ConsentText[];
}

/** Nothing is missing, and what was read is what holds now (`move.complete`, `move.consents`). */
function check(move: NewMove, { isContractKnown, consents }: Checked): void {
  const faults = moveFaults(move, { isContractKnown });
  if (faults.length > 0) throw missingData(faults);
  const isAsRead = move.consents.every((read) =>
    consents.some(({ id, version }) => id === read.id && version === read.version),
  );
  if (!isAsRead) throw new ProblemError('order.termsChanged');
}

function needed(named: NewMove['named']): NonNullable<NewMove['named']> {
  if (named === null) throw new Error('a contract that nobody knows was to be named');
  return named;
}
