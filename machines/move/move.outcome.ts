import type { MoveResult } from '../../domain/types.ts';
import { outcomeGuards } from '../order/order.outcome.ts';
import { answerOf, failureOf, outcome, type Outcome } from '../submission/outcome.ts';

/** What the server made of a notice of a move; null where it did not take it, or does not tell. */
export const resultOf = (params: Outcome): MoveResult | null => answerOf(params) as MoveResult | null;

const hasCode =
  (...codes: string[]) =>
  (_: unknown, params: Outcome) =>
    codes.includes(failureOf(params)?.code ?? '');

const { isSentBefore, isSignInNeeded, isProofNeeded, isReceived, isReceivedBefore, isVerified, isCancelled } =
  outcomeGuards;

/** What became of it, for the machine to go by. */
export const moveGuards = {
  isSentBefore,
  isSignInNeeded,
  isProofNeeded,
  isReceived,
  isReceivedBefore,
  isVerified,
  isCancelled,
  isNotPossible: hasCode('move.notPossible', 'move.noContract'),
  isDayNotPossible: hasCode('move.dayNotPossible'),
  isOwnContract: hasCode('move.ownContract'),
};

const keepResult = { type: 'setResult', params: outcome } as const;
const keepFailure = { type: 'setFailure', params: outcome } as const;

/** What a submission that is done leads to. */
export const moveDone = [
  { guard: { type: 'isProofNeeded', params: outcome }, target: 'verificationNeeded', actions: keepResult },
  { guard: { type: 'isReceived', params: outcome }, target: 'sent', actions: keepResult },
  { guard: { type: 'isReceivedBefore', params: outcome }, target: 'receivedBefore' },
  { guard: { type: 'isSignInNeeded', params: outcome }, target: 'filling.review.signInNeeded', actions: keepFailure },
  { guard: { type: 'isNotPossible', params: outcome }, target: 'filling.review.notPossible', actions: keepFailure },
  { guard: { type: 'isDayNotPossible', params: outcome }, target: 'filling.review.dayGone', actions: keepFailure },
  { guard: { type: 'isOwnContract', params: outcome }, target: 'filling.review.ownContract', actions: keepFailure },
  { target: 'filling.review.failed', actions: keepFailure },
] as const;

/** Back to what was typed, which is another write from then on. */
export const goesBack = [
  { guard: { type: 'isOpened', params: 'move' }, target: 'filling.move', actions: 'forgetSubmission' },
  { guard: { type: 'isOpened', params: 'home' }, target: 'filling.home', actions: 'forgetSubmission' },
  { guard: { type: 'isOpened', params: 'bill' }, target: 'filling.bill', actions: 'forgetSubmission' },
  { guard: { type: 'isOpened', params: 'review' }, target: 'filling.review', actions: 'forgetSubmission' },
] as const;
